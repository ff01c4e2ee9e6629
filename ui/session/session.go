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

// A Setup is a board and the way to play it. The zero Setup is a board of the first level.
type Setup struct {
	Title text.Text // the name of the level, or of the file
	Rules game.Rules
	Board

	// Opening is carried out on a given board before the player begins: it leads to a position, or
	// opens a first cell.
	Opening []game.Action

	ShowMines bool // the mines are shown
	Seen      bool // the player may know the board: by a code, or from another game
}

// Dealt returns the setup of a board to be dealt. The cursor begins in the middle.
func Dealt(title text.Text, spec deal.Spec, rules game.Rules) Setup {
	return Setup{Title: title, Rules: rules, Board: Fresh(spec)}
}

// Level returns the setup of a board of a level.
func Level(l words.Level, kind *game.GridKind, rules game.Rules, seed uint64) Setup {
	return Dealt(l.Name, deal.Spec{Grid: kind.New(l.Rows, l.Cols), Mines: l.Mines, Seed: seed}, rules)
}

// Promised returns the promise of new boards, from the promise about the first cell and from
// whether guesses are allowed. A board whose first cell is not clear may always need a guess.
func Promised(first deal.Promise, guess bool) deal.Promise {
	if first == deal.ClearStart && !guess {
		return deal.Followable
	}
	return first
}

// Promising returns s with another promise, if its board is still to be dealt as new boards are. A
// board that was asked for with a proof keeps its promise.
func (s Setup) Promising(p deal.Promise) Setup {
	s.Board = s.Board.promising(p)
	return s
}

// Next returns the setup of another board of the same kind, dealt from this seed. A given board
// stays the same.
func (s Setup) Next(seed uint64) Setup {
	if s.IsGiven() {
		return s
	}
	s.Board, s.Seen = s.Board.next(seed), false
	s.Title = titleOf(s.Spec()) // the title may name a day
	return s
}

// A Session is one game being played.
type Session struct {
	Setup Setup

	// Deal deals the board when the first cell is opened. If it fails, so does that action, and the
	// game is unchanged. By default it is [deal.Spec.Deal].
	Deal func(spec deal.Spec, start game.Cell) (deal.Dealt, error)

	// Coach returns the thoughts of a coach before a cell is opened. It returns nil if there is no
	// coach, or it has not finished in time. If it fails, so does the action, and the game is
	// unchanged.
	Coach func() (*hint.Thoughts, error)

	// Carry carries out an action on the game and returns it, or a copy with the action carried
	// out. If it fails, so does the action, and the game is unchanged. nil means [game.Game.Apply].
	Carry func(g *game.Game, a game.Action) (*game.Game, error)

	game    *game.Game
	free    bool          // the board is dealt from the first cell opened
	flagged []game.Action // the flags from before the board was dealt
	clock   clock
	help    help
	record  record
	play    typing
	keeping keeping
	race    *running    // nil: there is no ghost
	seat    *races.Seat // in a race of several players; nil: none
	inRace  string      // the race and the seat, in the form of [journal.Header.Race]
}

// New returns a session at its beginning; now returns the time. It fails if the board of the setup
// is impossible.
func New(setup Setup, now func() time.Time) (*Session, error) {
	s := &Session{Setup: setup, Deal: deal.Spec.Deal, clock: clock{now: now}}
	layout, err := s.firstLayout()
	if err != nil {
		return nil, err
	}
	s.game, s.free = game.New(layout, setup.Rules), setup.Layout() == nil && !setup.ShowMines
	s.Setup.Opening = nil
	err = begin(s.game, setup.Opening, func(a game.Action) { // the clock does not run
		s.Setup.Opening = append(s.Setup.Opening, a)
	})
	if last := len(setup.Opening) - 1; last >= 0 {
		s.stepped(setup.Opening[last].Cell)
	}
	return s, err
}

// firstLayout returns the layout of the session before anything is opened.
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

// Game returns the game. The caller must change it only through s.
func (s *Session) Game() *game.Game { return s.game }

// Elapsed returns the time elapsed in the game: from the first action to the end, without pauses.
func (s *Session) Elapsed() time.Duration { return s.clock.elapsed() }

// Begun reports whether a cell was ever opened or flagged, even if that was undone.
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

// Resume lets the clock run again, if the game has begun and is not over.
func (s *Session) Resume() {
	if s.clock.begun && !s.clock.running && s.goesOn() {
		s.clock.start()
		s.note(journal.Resume, game.Action{})
	}
}

// StoodStill says that the program was suspended for a time that has just ended. The clock does not
// count it.
func (s *Session) StoodStill(d time.Duration) { s.clock.skip(d) }

// Apply carries out a single action, as [game.Game.Apply] does. It also fails if dealing the board
// fails, or with a [*Stop].
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

// change carries out an action on the game. If it fails, the game is unchanged.
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

// goesOn reports whether the clock may run. In a race of several players it runs on after an
// explosion, until the player leaves.
func (s *Session) goesOn() bool {
	status := s.game.Status()
	return status == game.Playing || status == game.Lost && s.seat != nil
}

// needsBoard reports whether a would open the first cell.
func (s *Session) needsBoard(a game.Action) bool {
	return s.Undealt() && a.Kind == game.Open && game.Contains(s.Setup.Grid(), a.Cell) &&
		!s.game.Flagged(a.Cell)
}

// Play carries out actions in order, until one fails or ends the game. It returns the number
// carried out, and the error.
func (s *Session) Play(actions []game.Action) (done int, err error) {
	s.beginPlay()
	return s.PlayOn(actions)
}

// PlayOn carries out more actions of the last play, as [Session.Play] does.
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

// Again returns a setup of the same board, which begins where this game began.
func (s *Session) Again() Setup {
	setup := s.Setup
	setup.Seen = setup.Seen || !s.Undealt() && s.Begun()
	return setup
}

// Describe names the board, its grid and its code or seed in one line.
func (s Setup) Describe(grid text.Text, l text.Lang) string {
	parts := s.headline(grid, l)
	if code, ok := s.Code(); ok {
		parts = slices.Insert(parts, 1, text.Text{"código %s", "code %s"}.In(l, code))
	} else if !s.IsGiven() {
		parts = append(parts, text.Text{"semilla %d", "seed %d"}.In(l, s.Spec().Seed))
	}
	return strings.Join(parts, text.Between)
}

// Headline names the board in one line, the most important first.
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

// AboutFirst says what is promised about the first cell of a board that is not dealt yet.
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
