// Package deal makes new boards. A board depends only on a [Spec] and on the cell that is opened
// first. The same Spec and the same first cell give the same board on every machine:
//
//	spec := deal.Spec{Grid: game.Square{Rows: 16, Cols: 30}, Mines: 99, Seed: 7, Promise: deal.Followable}
//	dealt, err := spec.Deal(start)
//	g := game.New(dealt.Layout, game.Rules{})
package deal

import (
	"errors"
	"fmt"
	"iter"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// Scheme is the version of the algorithm that deals boards. Another version may give another board
// for the same seed. So a file that holds a seed also holds the scheme.
const Scheme = 2

// A Spec says which board to deal.
type Spec struct {
	Grid    game.Grid
	Mines   int
	Seed    uint64
	Promise Promise
}

// A Promise is what a board guarantees to a player who opens its start first.
type Promise uint8

const (
	ClearStart Promise = iota // no mine at the start or around it
	SafeStart                 // no mine at the start
	AnyStart                  // nothing: the start may hold a mine
	Followable                // ClearStart, and no guess by the rules [solver.Followable]
	Provable                  // ClearStart, and no guess by the rules [solver.Complete]

	// ClearStart, no guess, and the hardest rule that [solver.GradeOf] finds: see [Promise.Needs].
	NeedsOne
	NeedsTwo
	NeedsChain
	NeedsRemain
	NeedsCases
)

// First returns the part of p about the first cell: [ClearStart], [SafeStart] or [AnyStart].
func (p Promise) First() Promise {
	if p == SafeStart || p == AnyStart {
		return p
	}
	return ClearStart
}

// NoGuess reports whether p promises that no guess is needed.
func (p Promise) NoGuess() bool { return p.rules() != 0 }

// rules returns the solver's rules that must be enough to clear a board with this promise. It
// returns 0 if p promises nothing about guesses.
func (p Promise) rules() solver.Rule {
	switch p {
	case Followable:
		return solver.Followable
	case Provable:
		return solver.Complete
	}
	if r := p.Needs(); r != 0 {
		return rulesNeeding(r)
	}
	return 0
}

// A Dealt is a dealt board.
type Dealt struct {
	*game.Layout

	// Kept reports whether the board keeps its promise. With too many mines, there may be no board
	// that needs no guess, or Deal may not find one in time. The same holds for a rule that boards of
	// this size seldom need. Then this board is the best one found.
	Kept  bool
	Tries int // the number of boards that were tried
}

// A MinesError reports a number of mines that a board cannot hold.
type MinesError struct{ Mines, Cells int }

// Error implements error.
func (e *MinesError) Error() string {
	return fmt.Sprintf("%d mines: from 0 to %d are possible", e.Mines, e.Cells)
}

// ErrCancelled is the error of [Spec.DealWatched] when watch stops it.
var ErrCancelled = errors.New("dealing was cancelled")

// Check returns a [*game.SizeError] or a [*MinesError] if no board can have the size or the
// mines of s.
func (s Spec) Check() error {
	rows, cols := s.Grid.Size()
	if err := game.CheckSize(rows, cols); err != nil {
		return err
	}
	if s.Mines < 0 || s.Mines > rows*cols {
		return &MinesError{s.Mines, rows * cols}
	}
	return nil
}

// Deal deals the board of a game that begins at start, a cell of the grid. It fails as [Spec.Check]
// does. Unless the promise is [AnyStart], the board says that its first cell is promised: see
// [game.Layout.Promised].
//
// The promise keeps some cells clear, and the mines are spread uniformly over the other cells. If
// there are too many mines for the other cells, Deal puts the remaining mines in the cells to keep
// clear. If the promise is that no guess is needed, Deal tries boards until one needs none, so each
// such board is equally likely. If that takes too long, as on large or crowded boards, Deal takes a
// board that needs a guess and moves mines until no guess is needed.
func (s Spec) Deal(start game.Cell) (Dealt, error) {
	return s.DealWatched(start, func(float64) bool { return true })
}

// DealWatched is like [Spec.Deal], and calls watch now and then with its progress, from 0 to 1. If
// the promise is that no guess is needed, the progress is the share of the current board that is
// cleared. If it is that a rule is needed, the progress is the share of the search that is over.
// Otherwise it is the share of the mines that are placed. If watch returns false,
// DealWatched stops and fails with [ErrCancelled].
func (s Spec) DealWatched(start game.Cell, watch func(share float64) bool) (Dealt, error) {
	if err := s.Check(); err != nil {
		return Dealt{}, err
	}
	rng := newDice(s.Seed)
	if !s.Promise.NoGuess() {
		cancelled := false
		layout, err := s.layout(watched(s.mines(rng, start), func(placed int) bool {
			cancelled = !watch(float64(placed) / float64(s.Mines))
			return !cancelled
		}))
		if cancelled {
			return Dealt{}, ErrCancelled
		}
		return Dealt{layout, true, 1}, err
	}
	t := newSearch(s, start, rng, watch)
	kept := t.search()
	if t.cancelled {
		return Dealt{}, ErrCancelled
	}
	t.solver, t.board.numbers = nil, nil // free most of the memory
	layout, err := s.layout(t.best.Cells())
	return Dealt{layout, kept, t.tries}, err
}

// layout returns the board with these mines and the promise of s about the first cell.
func (s Spec) layout(mines iter.Seq[game.Cell]) (*game.Layout, error) {
	l, err := game.NewLayout(s.Grid, mines)
	if err == nil && s.Promise != AnyStart {
		l = l.Promising()
	}
	return l, err
}
