package session

import (
	"errors"
	"fmt"
	"time"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/text"
)

// A log holds the time when a game began and the entries of its journal.
type log struct {
	begun   time.Time
	entries []journal.Entry
}

// Journal returns the journal of the game. The journal and the session share their entries. The
// session appends new entries, but never changes an old entry.
func (s *Session) Journal() *journal.Journal {
	j := &journal.Journal{Header: s.header(), Entries: s.log.entries}
	if len(j.Entries) == 0 {
		j.Entries = s.opening()
	}
	return j
}

// opening returns journal entries for the actions in the Opening of the setup.
func (s *Session) opening() []journal.Entry {
	var entries []journal.Entry
	for _, a := range s.Setup.Opening {
		entries = append(entries, journal.Entry{Action: a})
	}
	return entries
}

// Position returns a journal of a new game that begins at the position of g. The new game has the
// board of g, and the title and the rules of s. The entries of the journal open the cells that are
// open in g, and flag the cells that are flagged in g. It fails as [New] does.
func (s Setup) Position(g *game.Game) (*journal.Journal, error) {
	setup, _, err := FromBoard(s.Title, boards.FromGame(g), nil, s.Rules)
	if err != nil {
		return nil, err
	}
	position, err := New(setup, time.Now)
	if err != nil {
		return nil, err
	}
	return position.Journal(), nil
}

// header returns the header of the journal. The name of the game in the archive depends on the
// header, so after the first entry only the board and the ghost of the header may change.
func (s *Session) header() journal.Header {
	h := journal.Header{
		Titles:     []string{s.Setup.Title.In(text.Spanish), s.Setup.Title.In(text.English)},
		Begun:      s.log.begun,
		Rules:      s.Setup.Rules,
		Deal:       s.Setup.Spec(),
		Start:      s.Setup.Start(),
		SafeStart:  s.Setup.StartSafe(),
		MinesShown: s.Setup.ShowMines,
		Race:       s.inRace,
		SeenBefore: s.Setup.Seen || len(s.Setup.Opening) > 0, // somebody has played the opening
		Adaptive:   s.Setup.Adaptive,
	}
	if !s.Undealt() {
		h.Layout, h.MayNeedGuess = s.game.Layout(), s.Setup.MayNeedGuess()
	}
	switch ghost := s.Ghost(); {
	case ghost == nil:
	case ghost.Kept == "":
		h.Rival = ghost.rival
	default:
		h.Ghost = ghost.Kept
	}
	if h.Dealt() && s.dealsFromFirst {
		h.FirstOpened = true
		h.Start = game.Cell{}
		h.SafeStart = false
	}
	return h
}

// note adds an event at the current time to the journal.
func (s *Session) note(kind journal.Event, a game.Action) {
	if len(s.log.entries) == 0 {
		s.log = log{begun: s.clock.now(), entries: s.opening()}
	}
	s.enter(journal.Entry{At: s.Elapsed().Truncate(time.Millisecond), Event: kind, Action: a})
}

// enter adds an entry to the journal. It then writes the entry to the archive and, in a race, to
// the file that the other players read.
func (s *Session) enter(e journal.Entry) {
	s.log.entries = append(s.log.entries, e)
	s.race.own.note(s.game, e)
	j := s.Journal()
	s.keep(j)
	s.share(j)
}

// noteDone adds an action that was carried out to the journal. The parameter typed says that the
// player has made several openings by one play, as in "Hd*De*". Then the game counts as typed, and
// its time can no longer be a record.
func (s *Session) noteDone(a game.Action, typed bool) {
	s.note(journal.Done, a)
	if typed && !s.typed {
		s.typed = true
		last := s.log.entries[len(s.log.entries)-1]
		s.enter(journal.Entry{At: last.At, Event: journal.Typed})
	}
	switch {
	case s.GoesOn():
	case s.game.Status() == game.Won:
		s.note(journal.Won, game.Action{})
	default:
		s.note(journal.Lost, game.Action{})
	}
}

// noteRefusal adds an action that the game has refused to the journal. It leaves out actions after
// the end of the game and actions off the board, because they do not count as clicks.
func (s *Session) noteRefusal(a game.Action, err error) {
	var refusal game.Refusal
	if errors.As(err, &refusal) && refusal != game.GameOver && refusal != game.OffBoard {
		s.note(journal.Refused, a)
	}
}

// setupOf returns the setup of the game with this header.
func setupOf(h journal.Header) Setup {
	return Setup{
		Title:     TitleOf(&h),
		Rules:     h.Rules,
		Board:     boardOf(h),
		ShowMines: h.MinesShown,
		Seen:      h.SeenBefore,
		Adaptive:  h.Adaptive,
	}
}

// boardOf returns the board of the game with this header.
func boardOf(h journal.Header) Board {
	switch {
	case !h.Dealt():
		return Board{kind: given, layout: h.Layout, start: h.Start, safe: h.SafeStart}
	case h.FirstOpened:
		b := Fresh(h.Deal)
		b.broken = h.MayNeedGuess
		return b
	case h.Layout == nil && h.MinesShown:
		return Board{spec: h.Deal, start: h.Start}
	case h.Layout == nil:
		return codedBoard(h.Deal, h.Start)
	}
	return Board{
		kind: known, spec: h.Deal, layout: h.Layout, start: h.Start, broken: h.MayNeedGuess,
		secret: h.Race != "",
	}
}

// Restore returns a session with the game of j after its last entry. The board, the flags, the
// actions to undo and redo, the clock and the number of hints are as they were. To write the game
// to an archive, call [Session.KeepIn]. Restore fails if [New] or [journal.Journal.Board] fails. It also
// fails if the game refuses an action that was carried out according to j.
func Restore(j *journal.Journal, now func() time.Time) (*Session, error) {
	if _, err := j.Board(); err != nil {
		return nil, err
	}
	h := truthful(j, true)
	s, err := New(setupOf(h), now)
	if err != nil {
		return nil, err
	}
	if h.Race != "" {
		s.joinRace(h.Race)
	}
	begun := false
	for _, e := range j.Entries {
		switch e.Event {
		case journal.Done:
			begun = true
			if s.needsBoard(e.Action) {
				board := deal.Dealt{Layout: h.Layout, Kept: !h.MayNeedGuess}
				if err := s.takeBoard(board, s.dealsFrom(e.Action.Cell)); err != nil {
					return nil, fmt.Errorf("%d: %v: %w", e.Line, e.Action, err)
				}
			}
			if err := s.carryOut(e.Action); err != nil {
				return nil, fmt.Errorf("%d: %v: %w", e.Line, e.Action, err)
			}
		case journal.Hint:
			s.help.restored++
		case journal.Chances:
			s.help.chances = true
		case journal.Coach:
			s.help.coach.noted, s.Setup.Taught = true, true
		case journal.Ghost:
			s.help.ghost = true
		case journal.Typed:
			s.typed = true
		}
	}
	s.clock = clock{now: now, begun: begun, past: j.Elapsed()}
	s.log = log{begun: j.Begun, entries: j.Entries}
	return s, nil
}
