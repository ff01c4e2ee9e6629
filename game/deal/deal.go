// Package deal makes new boards. A board follows from a [Spec] and the cell that
// is opened first, and from nothing else: they give the same board on every machine.
package deal

import (
	"errors"
	"fmt"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// Scheme is the version of dealing. A seed gives the same board only under the same
// scheme, so whoever keeps a seed keeps the scheme with it.
const Scheme = 1

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
	ClearStart Promise = iota // no mine at the start, nor beside it
	SafeStart                 // no mine at the start; anything beside it
	AnyStart                  // nothing: the start too may hold a mine
	Followable                // a clear start, and no guess for a person who follows arguments
	Provable                  // a clear start, and no guess for whoever proves all that can be proved
	Promises                  // the number of promises: every Promise is below it
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

// rules returns the rules of the solver that clear a board with this promise, or 0 if p
// promises nothing about guesses.
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

	// Kept reports whether the board keeps its promise. With many mines, no board
	// without a guess may exist or be found in time; then this is the best one found.
	Kept  bool
	Tries int // boards looked at
}

// A MinesError says that a board cannot hold so many mines.
type MinesError struct{ Mines, Cells int }

// Error implements error.
func (e *MinesError) Error() string {
	return fmt.Sprintf("%d mines: from 0 to %d are possible", e.Mines, e.Cells)
}

// ErrCancelled is returned when watch stops dealing.
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

// Deal deals the board of a game that begins at start, a cell of the grid. It
// fails as [Spec.Check] does.
//
// The mines lie uniformly over the cells that the promise leaves to them. The other cells get
// mines only if these are too few. With the promise of no guess, Deal tries boards until one
// needs none, so each of these boards is equally likely. If that takes too long, as on large or
// crowded boards, it moves mines until no guess is needed.
func (s Spec) Deal(start game.Cell) (Dealt, error) {
	return s.DealWatched(start, func(float64) bool { return true })
}

// DealWatched deals as [Spec.Deal] does, and calls watch now and then with its progress. That is
// the share of the mines laid, or, with the promise of no guess, the share of the current board
// that is clear. It fails with [ErrCancelled] if watch returns false.
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
	t.solver, t.board.numbers = nil, nil // most of the memory
	layout, err := game.NewLayout(s.Grid, t.board.cells(t.best))
	return Dealt{layout, kept, t.tries}, err
}
