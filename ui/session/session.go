// Package session is a game as it is played: the rules of package game, the
// board dealt when the first cell is opened, and the clock. The full-screen game
// and the line mode both play through it.
package session

import (
	"slices"
	"strings"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/archive/races"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// A Setup says what is to be played. The zero Setup is a board of the first level.
type Setup struct {
	Title text.Text // the level, or the file
	Rules game.Rules
	Board

	// Opening is carried out on a given board before the player begins: a position
	// that was read, or a cell to open at once.
	Opening []game.Action

	ShowMines bool // the mines are to be seen
	Seen      bool // the player may know the board: by a code, or from another game
}

// Dealt returns the setup of a board to be dealt, to be opened from its middle.
func Dealt(title text.Text, spec deal.Spec, rules game.Rules) Setup {
	return Setup{Title: title, Rules: rules, Board: Fresh(spec)}
}

// Level returns the setup of a board of a level.
func Level(l words.Level, kind *game.GridKind, rules game.Rules, seed uint64) Setup {
	return Dealt(l.Name, deal.Spec{Grid: kind.New(l.Rows, l.Cols), Mines: l.Mines, Seed: seed}, rules)
}

// Promised returns what new boards promise, by what they promise of the first cell
// alone and by whether they may need a guess: which they always may where that cell is
// not clear.
func Promised(first deal.Promise, guess bool) deal.Promise {
	if first == deal.ClearStart && !guess {
		return deal.Followable
	}
	return first
}

// Promising returns s so that a board that is still to be dealt promises this, as new
// boards do. One of which another proof was asked for stays what it is.
func (s Setup) Promising(p deal.Promise) Setup {
	s.Board = s.Board.promising(p)
	return s
}

// Next returns the setup of another board of the same kind, dealt from this seed.
// Where boards are not dealt it is the same.
func (s Setup) Next(seed uint64) Setup {
	if s.IsGiven() {
		return s
	}
	s.Board, s.Seen = s.Board.next(seed), false
	s.Title = titleOf(s.Spec()) // it may have been that of a day
	return s
}

// A Session is one game being played.
type Session struct {
	Setup Setup

	// Deal deals the board when the first cell is opened. Where it fails, so does
	// that action, and nothing has changed. The usual one is [deal.Spec.Deal].
	Deal func(spec deal.Spec, start game.Cell) (deal.Dealt, error)

	// Coach returns what a coach knows of the position before something is opened: nil
	// where there is none, or where it has not thought in time. Where it fails, so does
	// the action, and nothing has changed.
	Coach func() (*hint.Thoughts, error)

	// Carry carries out an action on the game and returns it, or a copy on which the
	// action is carried out. Where it fails, so does the action, and nothing has changed.
	// nil stands for [game.Game.Apply].
	Carry func(g *game.Game, a game.Action) (*game.Game, error)

	game    *game.Game
	free    bool          // the board is dealt from the cell that is opened first
	flagged []game.Action // the flags put before the board was dealt
	clock   clock
	help    help
	record  record
	play    typing
	keeping keeping
	race    *running    // nil: there is no ghost
	seat    *races.Seat // in a race of several players; nil: none
	inRace  string      // the race and the seat, as [journal.Header.Race] has them
}

// New returns a session at its beginning; now tells the time. It fails where the
// setup asks for a board that cannot be.
func New(setup Setup, now func() time.Time) (*Session, error) {
	s := &Session{Setup: setup, Deal: deal.Spec.Deal, clock: clock{now: now}}
	layout, err := s.firstLayout()
	if err != nil {
		return nil, err
	}
	s.game, s.free = game.New(layout, setup.Rules), setup.Layout() == nil && !setup.ShowMines
	s.Setup.Opening = nil
	err = begin(s.game, setup.Opening, func(a game.Action) { // the clock waits for the player
		s.Setup.Opening = append(s.Setup.Opening, a)
	})
	if last := len(setup.Opening) - 1; last >= 0 {
		s.stepped(setup.Opening[last].Cell)
	}
	return s, err
}

// firstLayout returns the board that the session begins on.
func (s *Session) firstLayout() (*game.Layout, error) {
	if l := s.Setup.Layout(); l != nil {
		return l, nil
	}
	spec := s.Setup.Spec()
	if err := spec.Check(); err != nil {
		return nil, err
	}
	return game.Undealt(spec.Grid, spec.Mines)
}

// Game returns the game, to be looked at; what changes it is [Session.Apply].
func (s *Session) Game() *game.Game { return s.game }

// Elapsed returns how long the game has been played: from the first action to
// the end, without the pauses.
func (s *Session) Elapsed() time.Duration { return s.clock.elapsed() }

// Begun reports whether a cell was ever opened or flagged, though that may be undone by now.
func (s *Session) Begun() bool { return s.clock.begun }

// Running reports whether the clock runs.
func (s *Session) Running() bool { return s.clock.running }

// Pause stops the clock until [Session.Resume].
func (s *Session) Pause() {
	if s.clock.running {
		s.clock.stop()
		s.note(journal.Pause, game.Action{})
	}
}

// Resume lets the clock run again, if the game has begun and goes on.
func (s *Session) Resume() {
	if s.clock.begun && !s.clock.running && s.goesOn() {
		s.clock.start()
		s.note(journal.Resume, game.Action{})
	}
}

// StoodStill says that the program did nothing for so long, up to now: it was stopped
// without a warning, so that nobody could play. The clock counts none of it.
func (s *Session) StoodStill(d time.Duration) { s.clock.skip(d) }

// Apply carries out an action that is a play of its own, as [game.Game.Apply] does. It may
// fail as the dealing of the board does, too, or with a [*Stop].
func (s *Session) Apply(a game.Action) error {
	s.beginPlay()
	return s.apply(a)
}

func (s *Session) apply(a game.Action) error {
	if err := s.heed(a); err != nil {
		return err
	}
	err := s.carryOut(a)
	s.noteAction(a, err)
	return err
}

func (s *Session) carryOut(a game.Action) error {
	if s.needsBoard(a) {
		if err := s.deal(s.DealsFrom(a.Cell)); err != nil {
			return err
		}
	}
	steps := s.game.Steps()
	if err := s.change(a); err != nil {
		return err
	}
	switch {
	case s.game.Steps() > steps:
		s.stepped(a.Cell)
	case s.Undealt() && a.Kind == game.Flag:
		s.flagged = append(s.flagged, a)
	}
	s.clock.begun = true
	if s.goesOn() {
		s.clock.start()
	} else {
		s.clock.stop()
	}
	return nil
}

// change carries out an action on the game itself, and leaves it as it was where that fails.
func (s *Session) change(a game.Action) error {
	if s.Carry == nil {
		return s.game.Apply(a)
	}
	g, err := s.Carry(s.game, a)
	if err == nil {
		s.game = g
	}
	return err
}

// goesOn reports whether the clock may run. In a race of several players it goes on after an
// explosion, until the player undoes that or leaves.
func (s *Session) goesOn() bool {
	status := s.game.Status()
	return status == game.Playing || status == game.Lost && s.seat != nil
}

// needsBoard reports whether a is what opens the first cell.
func (s *Session) needsBoard(a game.Action) bool {
	return s.Undealt() && a.Kind == game.Open && game.Contains(s.Setup.Grid(), a.Cell) &&
		!s.game.Flagged(a.Cell)
}

// Play carries out the actions of a play in order, up to the first that is refused, or that
// ends the game. It returns how many it carried out, and the refusal.
func (s *Session) Play(actions []game.Action) (done int, err error) {
	s.beginPlay()
	return s.PlayOn(actions)
}

// PlayOn carries out more actions of the play that was begun last, as [Session.Play] does.
func (s *Session) PlayOn(actions []game.Action) (done int, err error) {
	for i, a := range actions {
		if err := s.apply(a); err != nil {
			return i, err
		}
		if s.game.Status() != game.Playing {
			return i + 1, nil
		}
	}
	return len(actions), nil
}

// Again returns a setup of the very board that s is played on, so far as it has
// been dealt; it begins where this one was first opened.
func (s *Session) Again() Setup {
	setup := s.Setup
	setup.Seen = setup.Seen || !s.Undealt() && s.Begun()
	return setup
}

// Describe says in a line what is played, on a grid of this name, and where the board comes
// from: by its code, or else its seed.
func (s Setup) Describe(grid text.Text, l text.Lang) string {
	parts := s.headline(grid, l)
	if code, ok := s.Code(); ok {
		parts = slices.Insert(parts, 1, text.Text{"código %s", "code %s"}.In(l, code))
	} else if !s.IsGiven() {
		parts = append(parts, text.Text{"semilla %d", "seed %d"}.In(l, s.Spec().Seed))
	}
	return strings.Join(parts, text.Between)
}

// Headline says in a line what is played, the most important first.
func (s Setup) Headline(grid text.Text, l text.Lang) string {
	return strings.Join(s.headline(grid, l), text.Between)
}

func (s Setup) headline(grid text.Text, l text.Lang) (parts []string) {
	if title := s.Title.In(l); title != "" {
		parts = append(parts, title)
	}
	if !s.IsGiven() {
		parts = append(parts, s.guessing().In(l))
		if first := words.FirstCellOf(s.Spec().Promise); first.Promise != deal.ClearStart {
			parts = append(parts, words.FirstIs.In(l, first.Name.In(l)))
		}
	}
	parts = append(parts, grid.In(l), words.RuleSetOf(s.Rules).Name.In(l))
	if s.ShowMines {
		parts = append(parts, text.Text{"minas a la vista", "mines shown"}.In(l))
	}
	return parts
}

// guessing says whether the board may need a guess.
func (s Setup) guessing() text.Text {
	if s.NoGuess() {
		return text.Text{"sin adivinar", "no guessing"}
	}
	return words.MayNeedGuess
}

// AboutFirst says what is known of the first cell of a board that is still to be dealt.
func (s Setup) AboutFirst() text.Text {
	if s.Spec().Promise == deal.AnyStart {
		return text.Text{
			"La primera celda que abras puede tener mina: aún no se sabe nada",
			"The first cell you open may be a mine: nothing is known yet",
		}
	}
	return text.Text{
		"La primera celda que abras no tendrá mina",
		"The first cell you open will not be a mine",
	}
}
