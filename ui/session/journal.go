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

// record holds the entries of a game's journal.
type record struct {
	begun   time.Time
	entries []journal.Entry
}

// Journal returns the journal of the game. Its entries are shared with the session, which only
// appends to them.
func (s *Session) Journal() *journal.Journal {
	j := &journal.Journal{Header: s.header(), Entries: s.record.entries}
	if len(j.Entries) == 0 {
		j.Entries = s.opening()
	}
	return j
}

// opening returns the entries before the player's first one.
func (s *Session) opening() []journal.Entry {
	var entries []journal.Entry
	for _, a := range s.Setup.Opening {
		entries = append(entries, journal.Entry{Action: a})
	}
	return entries
}

// Position returns the present state of a game of s as a game of its own: the board, and the
// actions that lead to its open and flagged cells. Its errors are those of [New].
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

// header returns the header of the journal. It does not change after the first entry, so that the
// game keeps its name, except for the board, if it is dealt later, and the ghost.
func (s *Session) header() journal.Header {
	h := journal.Header{
		Titles:     []string{s.Setup.Title.In(text.Spanish), s.Setup.Title.In(text.English)},
		Begun:      s.record.begun,
		Rules:      s.Setup.Rules,
		Deal:       s.Setup.Spec(),
		Start:      s.Setup.Start(),
		SafeStart:  s.Setup.StartSafe(),
		MinesShown: s.Setup.ShowMines,
		Race:       s.inRace,
		SeenBefore: s.Setup.Seen || len(s.Setup.Opening) > 0, // another player has played it so far
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

// note adds an event at the present time to the journal.
func (s *Session) note(kind journal.Event, a game.Action) {
	if len(s.record.entries) == 0 {
		s.record = record{begun: s.clock.now(), entries: s.opening()}
	}
	s.enter(journal.Entry{At: s.Elapsed().Truncate(time.Millisecond), Event: kind, Action: a})
}

// enter adds an entry to the journal.
func (s *Session) enter(e journal.Entry) {
	s.record.entries = append(s.record.entries, e)
	s.race.happened(s.game, e)
	s.keep(e)
	s.share()
}

// noteAction adds an action to the journal, or its refusal. It ignores refusals after the end of
// the game, and of cells off the board: they are no clicks.
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

// setupOf returns the setup of a kept game.
func setupOf(h journal.Header) Setup {
	return Setup{
		Title:     TitleOf(&h),
		Rules:     h.Rules,
		Board:     boardOf(h),
		ShowMines: h.MinesShown,
		Seen:      h.SeenBefore,
	}
}

// boardOf returns the board of a kept game.
func boardOf(h journal.Header) Board {
	switch {
	case !h.Dealt():
		return Board{kind: given, layout: h.Layout, start: h.Start, safe: h.SafeStart}
	case h.FirstOpened:
		b := Fresh(h.Deal)
		b.broken = h.MayNeedGuess
		return b
	case h.Layout == nil: // the mines are shown, and were not dealt yet
		return Board{spec: h.Deal, start: h.Start}
	}
	return Board{kind: known, spec: h.Deal, layout: h.Layout, start: h.Start, broken: h.MayNeedGuess}
}

// Restore returns a session in which everything of a journal has happened: the
// same board, flags, undo and redo, clock, hints. It is kept nowhere, until
// [Session.KeepIn]. Its errors are those of [New], and of an action that is refused
// though the journal says it was done, and where there is no board, as
// [journal.Journal.Board] has it.
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
			s.help.before++
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
	s.clock = clock{now: now, begun: begun, before: j.Elapsed()}
	s.record = record{begun: j.Begun, entries: j.Entries}
	return s, nil
}
