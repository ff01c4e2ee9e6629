// Package session plays a game. It combines the rules of package game, the board that is dealt
// when the first cell is opened, the clock, the help that the player had, and the archive that
// keeps the game. The full-screen game and the line mode both play through it:
//
//	s, err := session.New(setup, time.Now)
//	s.KeepIn(archive)
//	_, err = s.Play(action) // deals the board if need be, and writes the action to the archive
//	s.Leave()               // the game waits, unless it is over
//
// A race is one of two things here. Against a [Ghost], an earlier game on the same board, the
// player races alone. In a race of several players (see package races) each has a [races.Seat],
// and a [Field] has the games of all.
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

// A Setup describes a game to begin. The zero Setup is a game of the first level.
type Setup struct {
	Title text.Text // the name of the level or of the file
	Rules game.Rules
	Board

	// Opening are the actions that are carried out before the player begins. They lead to a
	// position from a file, or open the start.
	Opening []game.Action

	ShowMines bool // the player sees the mines
	Seen      bool // the player may know the board, from a code or another game
}

// Dealt returns the setup of a game on a [Fresh] board.
func Dealt(title text.Text, spec deal.Spec, rules game.Rules) Setup {
	return Setup{Title: title, Rules: rules, Board: Fresh(spec)}
}

// Level returns the setup of a game of a level on a fresh board with this seed.
func Level(l words.Level, kind *game.GridKind, rules game.Rules, seed uint64) Setup {
	return Dealt(l.Name, deal.Spec{Grid: kind.New(l.Rows, l.Cols), Mines: l.Mines, Seed: seed}, rules)
}

// Promised returns the promise of new boards. It is [deal.Followable] if boards must need no guess
// and first, the promise about the first cell, is [deal.ClearStart]. Otherwise it is first: with
// any other first cell, boards may need a guess whatever guess says.
func Promised(first deal.Promise, guess bool) deal.Promise {
	if first == deal.ClearStart && !guess {
		return deal.Followable
	}
	return first
}

// Promising returns s with the promise p. It changes nothing if the board is not fresh, or if
// its promise is [deal.Provable].
func (s Setup) Promising(p deal.Promise) Setup {
	s.Board = s.Board.promising(p)
	return s
}

// Next returns the setup of a game on a fresh board with another seed and the same size. If the
// board is given, it returns s.
func (s Setup) Next(seed uint64) Setup {
	if s.IsGiven() {
		return s
	}
	s.Board, s.Seen = s.Board.next(seed), false
	s.Title = titleOf(s.Spec()) // the old title may be that of a board of the day
	return s
}

// A Session is one game being played.
type Session struct {
	Setup Setup

	// Deal deals the board when the first cell is opened. If it fails, the action fails and
	// changes nothing. New sets it to [deal.Spec.Deal].
	Deal func(spec deal.Spec, start game.Cell) (deal.Dealt, error)

	// Coach returns the coach's thoughts about the position before an opening, or nil if they
	// are not ready. If it fails, the action fails and changes nothing. If Coach is nil, there is
	// no coach.
	Coach func() (*hint.Thoughts, error)

	// Carry carries out an action on g or on a copy of g, and returns that game. If it fails,
	// the action fails and changes nothing. If Carry is nil, [game.Game.Apply] is used.
	Carry func(g *game.Game, a game.Action) (*game.Game, error)

	game    *game.Game
	free    bool          // the board is dealt from the cell that is opened first
	flagged []game.Action // the flag actions before the board was dealt
	clock   clock
	help    help
	log     log
	play    play
	keeping keeping
	race    *ghostRace  // nil: there is no ghost
	seat    *races.Seat // the seat in a race of several players; nil: none
	inRace  string      // the [journal.Header.Race]
}

// New returns a new session; now returns the current time. It fails if the board of the setup is
// impossible, or an action of its opening is refused.
func New(setup Setup, now func() time.Time) (*Session, error) {
	s := &Session{Setup: setup, Deal: deal.Spec.Deal, clock: clock{now: now}}
	layout, err := s.firstLayout()
	if err != nil {
		return nil, err
	}
	s.game, s.free = game.New(layout, setup.Rules), setup.Layout() == nil && !setup.ShowMines
	s.Setup.Opening = nil
	err = applyOpening(s.game, setup.Opening, func(a game.Action) {
		s.Setup.Opening = append(s.Setup.Opening, a)
	})
	if last := len(setup.Opening) - 1; last >= 0 {
		s.setTruth(setup.Opening[last].Cell)
	}
	return s, err
}

// firstLayout returns the board of the setup, or a placeholder for a board that is not dealt.
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

// Game returns the game. The caller must not change it: use [Session.Play].
func (s *Session) Game() *game.Game { return s.game }

// Elapsed returns the time elapsed from the first action, without pauses.
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

// Resume starts the clock again after [Session.Pause], if the game has begun and is not over.
func (s *Session) Resume() {
	if s.clock.begun && !s.clock.running && s.goesOn() {
		s.clock.start()
		s.note(journal.Resume, game.Action{})
	}
}

// SkipTime subtracts d, the time for which the program was suspended until now, from the clock.
func (s *Session) SkipTime(d time.Duration) { s.clock.skip(d) }

func (s *Session) apply(a game.Action) error {
	if err := s.askCoach(a); err != nil {
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
		s.setTruth(a.Cell)
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

// change carries out an action with s.Carry.
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

// needsBoard reports whether a opens the first cell of a board that is not dealt.
func (s *Session) needsBoard(a game.Action) bool {
	return s.Undealt() && a.Kind == game.Open && game.Contains(s.Setup.Grid(), a.Cell) &&
		!s.game.Flagged(a.Cell)
}

// Play carries out the actions of one play, in order: one for a key or a click, several if they
// were typed or pasted at once. It stops at the first that fails or ends the game. It returns the
// number carried out, and the error: that of [game.Game.Apply], a [*Stop], or an error of s.Deal,
// s.Coach or s.Carry.
func (s *Session) Play(actions ...game.Action) (done int, err error) {
	s.beginPlay()
	return s.PlayOn(actions...)
}

// PlayOn is [Session.Play] for more actions of the same play.
func (s *Session) PlayOn(actions ...game.Action) (done int, err error) {
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

// Again returns a setup of the same board. If the board was dealt, the new game begins at the
// cell that was opened first.
func (s *Session) Again() Setup {
	setup := s.Setup
	setup.Seen = setup.Seen || !s.Undealt() && s.Begun()
	return setup
}

// Describe returns a line with the title, the share code or the seed of the board, its promises,
// the name of the grid and the rules.
func (s Setup) Describe(grid text.Text, l text.Lang) string {
	parts := s.headline(grid, l)
	if code, ok := s.Code(); ok {
		parts = slices.Insert(parts, 1, text.Text{"código %s", "code %s"}.In(l, code))
	} else if !s.IsGiven() {
		parts = append(parts, text.Text{"semilla %d", "seed %d"}.In(l, s.Spec().Seed))
	}
	return strings.Join(parts, text.Between)
}

// Headline returns the line of [Setup.Describe] without code and seed. The title comes first.
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

// guessing returns words that say whether the board may need a guess.
func (s Setup) guessing() text.Text {
	if s.NoGuess() {
		return text.Text{"sin adivinar", "no guessing"}
	}
	return words.MayNeedGuess
}

// AboutFirst returns a sentence on whether the first cell opened can be a mine. The board must
// not be dealt yet.
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
