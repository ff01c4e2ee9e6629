// Package session plays a game. It combines the rules of package game, the board that is dealt
// when the first cell is opened, the clock, the help that the player had, and the archive that
// keeps the game. The full-screen game and the line mode both play through it:
//
//	s, err := session.New(setup, time.Now)
//	s.KeepIn(archive)
//	_, err = s.Play(action) // deals the board if need be, and writes the action to the archive
//	s.Leave()               // the game waits, unless it is over
//
// Before the action, Play may have to deal the board or let the coach think. This may take long.
// A page that must not wait calls [Session.Begin] instead. Begin returns a [Turn], which hands out
// the slow computations as [Work]. The page runs each Work in the background.
//
// There are two kinds of race. One player can race alone against a [Ghost], which is an earlier
// game on the same board. Several players can race each other (see package races): each player has
// a [races.Seat], and a [Racers] holds the games of all players.
package session

import (
	"slices"
	"strings"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/archive/races"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// A Setup describes a game to begin. The zero Setup is a game of the first level.
type Setup struct {
	Title text.Text // the name of the level or of the board file
	Rules game.Rules
	Board

	// Opening are the actions that the game carries out before the player begins. They set up a
	// position from a file, or open the start.
	Opening []game.Action

	ShowMines bool      // the player sees the mines
	Seen      bool      // the player may know the board, from a code or another game
	Adaptive  bool      // the board changed during the game, as in some other programs
	Day       time.Time // the day, in UTC, of a daily board; zero: not a daily board
	Taught    bool      // the coach helps in this game if the player has just learnt to play
}

// Dealt returns the setup of a game on a [Fresh] board. The parameter spec is the specification of
// its deal.
func Dealt(title text.Text, spec deal.Spec, rules game.Rules) Setup {
	return Setup{Title: title, Rules: rules, Board: Fresh(spec)}
}

// Level returns the setup of a game of a level. Its board is dealt from this seed when the player
// opens the first cell.
func Level(l words.Level, kind *game.GridKind, rules game.Rules, seed uint64) Setup {
	return Dealt(l.Name, deal.Spec{Grid: kind.New(l.Rows, l.Cols), Mines: l.Mines, Seed: seed}, rules)
}

// Promised returns the promise of new boards. The parameter firstCell is the promise about the
// first cell. The parameter mayGuess says that a board may need a guess. If firstCell is
// [deal.ClearStart] and mayGuess is false, the result is [deal.Followable]. Otherwise the result
// is firstCell, because only boards with a clear start can promise to need no guess.
func Promised(firstCell deal.Promise, mayGuess bool) deal.Promise {
	if firstCell == deal.ClearStart && !mayGuess {
		return deal.Followable
	}
	return firstCell
}

// Promising returns a copy of s with the promise p. It returns s unchanged if the board is not
// fresh, or if the player has asked for a particular promise, for example that the board needs a
// certain rule.
func (s Setup) Promising(p deal.Promise) Setup {
	s.Board = s.Board.promising(p)
	return s
}

// Next returns the setup of a new game like s, on a fresh board of the same size with this seed. If
// the board of s comes from a file or the editor, Next returns s.
func (s Setup) Next(seed uint64) Setup {
	if s.IsGiven() {
		return s
	}
	s.Board, s.Seen, s.Day = s.Board.next(seed), false, time.Time{}
	s.Title = titleOf(s.Spec()) // the old title may be that of a daily board
	return s
}

// A Session is one game being played.
type Session struct {
	Setup Setup

	// Coach says that a coach thinks about the position before every opening, and stops an opening
	// that is a mistake or a needless risk: see [Stop].
	Coach bool

	game           *game.Game
	dealsFromFirst bool          // the board is dealt from the cell that the player opens first
	flagged        []game.Action // the flags placed and removed before the board was dealt
	clock          clock
	help           help
	log            log
	typed          bool // the journal says that a play of this game was typed
	keeping        keeping
	race           ghostRace   // the race against a ghost; zero: none
	seat           *races.Seat // the seat in a race of several players; nil: none
	inRace         string      // the race of several players, as in [journal.Header.Race]; "": none

	unshared error // why the other players of the race cannot see the game; nil: they can
	untold   bool  // TakeRaceError has not returned the error in the field unshared yet
}

// New returns a session for a new game. The function now returns the current time. New fails if the
// board of the setup is impossible, or if the game refuses an action of setup.Opening.
func New(setup Setup, now func() time.Time) (*Session, error) {
	s := &Session{Setup: setup, clock: clock{now: now}}
	layout, err := s.firstLayout()
	if err != nil {
		return nil, err
	}
	s.game = game.New(layout, setup.Rules)
	s.dealsFromFirst = setup.Layout() == nil && !setup.ShowMines && !setup.OpensStart()
	s.Setup.Opening = nil
	err = applyOpening(s.game, setup.Opening, func(a game.Action) {
		s.Setup.Opening = append(s.Setup.Opening, a)
	})
	if last := len(setup.Opening) - 1; last >= 0 {
		s.setLossReason(setup.Opening[last].Cell)
	}
	return s, err
}

// firstLayout returns the board of the setup. If the board is not dealt yet, it returns a
// placeholder of the same size.
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

// Elapsed returns the time on the clock: the time elapsed since the first action of the player,
// without the pauses.
func (s *Session) Elapsed() time.Duration { return s.clock.elapsed() }

// Begun reports whether the game has begun: a cell was opened or flagged, or the player has entered
// a race. In a new game, the actions in the Opening of the setup do not count. An undo does not
// change this.
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
	if s.clock.begun && !s.clock.awaitsPlayer && !s.clock.running && s.GoesOn() {
		s.clock.start()
		s.note(journal.Resume, game.Action{})
	}
}

// SkipTime subtracts d from the time elapsed. The parameter d is the time during which the
// program was suspended and the player could not play.
func (s *Session) SkipTime(d time.Duration) { s.clock.skip(d) }

// GoesOn reports whether the player can play on and the clock may run. In a race of several players
// a game goes on even after an explosion, which the player can undo.
func (s *Session) GoesOn() bool {
	status := s.game.Status()
	return status == game.Playing || status == game.Lost && s.InRace()
}

// Again returns a setup for playing the same board again. If the board was dealt, the new game
// begins at the cell from which it was dealt. The board of a race counts as a given board, because
// its seed is secret.
func (s *Session) Again() Setup {
	setup := s.Setup
	if b := setup.Board; b.secret {
		setup.Board = Board{kind: given, layout: b.layout, start: b.start, safe: b.StartSafe()}
	}
	setup.Seen = setup.Seen || !s.Undealt() && s.Begun()
	return setup
}

// Describe returns a line about the setup: its title, the share code or the seed of its board, the
// promises of the board, the name of the grid, and the rules. The line leaves out a secret seed.
func (s Setup) Describe(grid text.Text, l text.Lang) string {
	parts := s.headline(grid, l)
	if code, ok := s.Code(); ok {
		parts = slices.Insert(parts, 1, l.Say("código %s", "code %s", code))
	} else if !s.IsGiven() && !s.HasSecretSeed() {
		parts = append(parts, l.Say("semilla %d", "seed %d", s.Spec().Seed))
	}
	return strings.Join(parts, text.Separator)
}

// Headline returns the line of [Setup.Describe] without the share code and the seed. The line
// begins with the title.
func (s Setup) Headline(grid text.Text, l text.Lang) string {
	return strings.Join(s.headline(grid, l), text.Separator)
}

func (s Setup) headline(grid text.Text, l text.Lang) (parts []string) {
	if title := s.Title.In(l); title != "" {
		parts = append(parts, title)
	}
	if !s.IsGiven() {
		parts = append(parts, s.guessing().In(l))
		if r := s.Spec().Promise.Needs(); r != 0 && s.NoGuess() {
			parts = append(parts, words.NeedsRule(r).In(l))
		}
		if first := words.FirstCellOf(s.Spec().Promise); first.Promise != deal.ClearStart {
			parts = append(parts, words.FirstIs.In(l, first.Name.In(l)))
		}
	}
	parts = append(parts, grid.In(l), words.RuleSetOf(s.Rules).Label().In(l))
	if s.ShowMines {
		parts = append(parts, l.Say("minas a la vista", "mines shown"))
	}
	return parts
}

// guessing returns words that tell the player whether the board may need a guess.
func (s Setup) guessing() text.Text {
	if s.NoGuess() {
		return text.Text{"sin adivinar", "no guessing"}
	}
	return words.BrokenPromise(s.Spec().Promise)
}

// AboutFirstCell returns a sentence about the promise for the first cell that the player opens,
// for example that it will not be a mine. A crowded board may have no room for the whole promise:
// then the sentence says less. AboutFirstCell may be called only while the board is not dealt yet.
func (s Setup) AboutFirstCell() text.Text {
	spec := s.Spec()
	rows, cols := spec.Grid.Size()
	free := rows*cols - spec.Mines
	around := len(game.AppendNeighbors(nil, spec.Grid, deal.Middle(spec.Grid)))
	switch promise := spec.Promise.StartPromise(); {
	case promise == deal.AnyStart || free == 0:
		return text.Text{
			"La primera celda que abras puede tener mina: aún no se sabe nada",
			"The first cell you open may be a mine: nothing is known yet",
		}
	case promise == deal.SafeStart || free <= around:
		return text.Text{
			"La primera celda que abras no tendrá mina",
			"The first cell you open will not be a mine",
		}
	}
	return text.Text{
		"La primera celda que abras no tendrá mina, y las que la tocan tampoco",
		"The first cell you open will not be a mine, and neither will the cells it touches",
	}
}
