// Package deal makes new boards. A board follows from a [Spec] and the cell that
// is opened first, and from nothing else: the same ones give the same board on
// every machine.
package deal

import (
	"errors"
	"fmt"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// Scheme numbers the way that boards are dealt. A seed gives the same board only under
// the same scheme, so whoever keeps a seed keeps the scheme beside it.
const Scheme = 1

// A Spec says which board to deal.
type Spec struct {
	Grid    game.Grid
	Mines   int
	Seed    uint64
	Promise Promise
}

// A Promise is what a board holds for whoever opens it at its start.
type Promise uint8

const (
	ClearStart Promise = iota // no mine at the start, nor beside it
	SafeStart                 // no mine at the start; anything beside it
	AnyStart                  // nothing: the start too may hold a mine
	Followable                // a clear start, and no guess: thoughts that a person can follow
	Provable                  // a clear start, and no guess: anything that can be proved
	Promises                  // the number of promises: every Promise is below it
)

// First returns what p promises of the first cell alone: [ClearStart], [SafeStart]
// or [AnyStart].
func (p Promise) First() Promise {
	if p == SafeStart || p == AnyStart {
		return p
	}
	return ClearStart
}

// NoGuess reports whether p promises that no guess is needed.
func (p Promise) NoGuess() bool { return p.rules() != 0 }

// rules returns the rules that clear a board with this promise, or 0 if it makes
// none about guesses.
func (p Promise) rules() solver.Rule {
	switch p {
	case Followable:
		return solver.Followable
	case Provable:
		return solver.Everything
	default:
		return 0
	}
}

// A Dealt is a board that has been dealt.
type Dealt struct {
	*game.Layout

	// Kept reports whether the board is what was promised. One that shall need no
	// guess may not exist, or not be found in reasonable time, where there are so
	// many mines; then this is the best one found.
	Kept  bool
	Tries int // boards looked at
}

// A MinesError says that a board cannot hold so many mines.
type MinesError struct{ Mines, Cells int }

// Error implements error.
func (e *MinesError) Error() string {
	return fmt.Sprintf("%d mines: from 0 to %d are possible", e.Mines, e.Cells)
}

// ErrCancelled says that dealing was broken off.
var ErrCancelled = errors.New("dealing was cancelled")

// Check returns a [*game.SizeError] or a [*MinesError] when no board is as s
// says.
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

// Deal deals the board of a game that begins at start, a cell of the grid. It
// fails as [Spec.Check] does.
//
// The mines lie uniformly over the board, but not where the promise keeps them
// away, as far as the rest has room for them. A board that shall need no guess is
// dealt anew until it needs none, so that each of these is as likely as the
// others. Only where that would take long, as on large boards and crowded ones,
// are mines moved until none is needed.
func (s Spec) Deal(start game.Cell) (Dealt, error) {
	return s.DealWatched(start, func(float64) bool { return true })
}

// DealWatched deals as [Spec.Deal] does, and tells watch now and then how far it is:
// what share of the mines is laid, or where no guess shall be needed what share of the
// board it looks at is clear; with another board it begins anew. It fails with
// [ErrCancelled] when watch returns false.
func (s Spec) DealWatched(start game.Cell, watch func(share float64) bool) (Dealt, error) {
	if err := s.Check(); err != nil {
		return Dealt{}, err
	}
	rng := newDice(s.Seed)
	if !s.Promise.NoGuess() {
		cancelled := false
		layout, err := game.NewLayout(s.Grid, watched(s.mines(rng, start), func(laid int) bool {
			cancelled = !watch(float64(laid) / float64(s.Mines))
			return !cancelled
		}))
		if cancelled {
			return Dealt{}, ErrCancelled
		}
		return Dealt{layout, true, 1}, err
	}
	t := newTable(s, start, rng, watch)
	kept := t.search()
	if t.cancelled {
		return Dealt{}, ErrCancelled
	}
	t.solver, t.board.numbers = nil, nil // most of the memory, and not needed any more
	layout, err := game.NewLayout(s.Grid, t.board.cells(t.best))
	return Dealt{layout, kept, t.tries}, err
}
