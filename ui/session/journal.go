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

// Journal returns the journal of the game. It shares its entries with the session, which
// appends to them and never changes them.
func (s *Session) Journal() *journal.Journal {
	j := &journal.Journal{Header: s.header(), Entries: s.log.entries}
	if len(j.Entries) == 0 {
		j.Entries = s.opening()
	}
	return j
}

// opening returns the entries for the opening of the setup.
func (s *Session) opening() []journal.Entry {
	var entries []journal.Entry
	for _, a := range s.Setup.Opening {
		entries = append(entries, journal.Entry{Action: a})
	}
	return entries
}

// Position returns a journal that begins at the position of g, a game of s. Its entries open the
// open cells and flag the flagged ones. Its errors are those of [New].
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

// header returns the header of the journal. After the first entry only the board and the ghost
// in it may change, so the game keeps its name in the archive.
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
	if h.Dealt() && s.free {
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

// enter adds an entry to the journal, writes it to the archive and shares it in a race.
func (s *Session) enter(e journal.Entry) {
	s.log.entries = append(s.log.entries, e)
	s.race.record(s.game, e)
	s.keep(e)
	s.share()
}

// noteAction adds an action to the journal, as carried out if err is nil, or else as refused. It
// leaves out actions after the end of the game or off the board, which are no clicks.
func (s *Session) noteAction(a game.Action, err error) {
	if err != nil {
		s.noteRefusal(a, err)
		return
	}
	s.note(journal.Done, a)
	s.notePlay()
	switch s.game.Status() {
	case game.Won:
		s.note(journal.Won, game.Action{})
	case game.Lost:
		s.note(journal.Lost, game.Action{})
	}
}

func (s *Session) noteRefusal(a game.Action, err error) {
	var refusal game.Refusal
	if errors.As(err, &refusal) && refusal != game.GameOver && refusal != game.NotAPlay &&
		game.Contains(s.Setup.Grid(), a.Cell) {
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
	case h.Layout == nil: // a game that shows its mines, before they are dealt
		return Board{spec: h.Deal, start: h.Start}
	}
	return Board{kind: known, spec: h.Deal, layout: h.Layout, start: h.Start, broken: h.MayNeedGuess}
}

// Restore returns a session after the last entry of j, with the same board, flags, undo and
// redo, clock and hints. It is in no archive until [Session.KeepIn]. It fails as [New] and
// [journal.Journal.Board] do, and if an action is refused that j says was carried out.
func Restore(j *journal.Journal, now func() time.Time) (*Session, error) {
	if _, err := j.Board(); err != nil {
		return nil, err
	}
	h := truthful(j, true)
	s, err := New(setupOf(h), now)
	if err != nil {
		return nil, err
	}
	s.Deal = func(deal.Spec, game.Cell) (deal.Dealt, error) {
		return deal.Dealt{Layout: h.Layout, Kept: !h.MayNeedGuess}, nil
	}
	begun := false
	for _, e := range j.Entries {
		switch e.Event {
		case journal.Done:
			begun = true
			if err := s.carryOut(e.Action); err != nil {
				return nil, fmt.Errorf("%d: %v: %w", e.Line, e.Action, err)
			}
		case journal.Hint:
			s.help.restored++
		case journal.Chances:
			s.help.chances = true
		case journal.Coach:
			s.help.coach.noted = true
		case journal.Ghost:
			s.help.ghost = true
		case journal.Typed:
			s.play.typed = true
		}
	}
	s.Deal = deal.Spec.Deal
	s.clock = clock{now: now, begun: begun, past: j.Elapsed()}
	s.log = log{begun: j.Begun, entries: j.Entries}
	return s, nil
}
