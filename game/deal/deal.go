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

// A Promise is what a board guarantees to a player who opens the start cell first: see [Spec.Deal].
type Promise uint8

const (
	ClearStart Promise = iota // no mine in the start cell or around it
	SafeStart                 // no mine in the start cell
	AnyStart                  // nothing: the start cell may hold a mine
	Followable                // as ClearStart, and a player who reasons by [solver.Followable] need not guess
	Provable                  // as ClearStart, and a player who reasons by [solver.Complete] need not guess

	// NeedsOne is like ClearStart, and the board needs no guess and no rule harder than
	// [solver.One]. The next constants promise that a harder rule is needed: see [Promise.Needs].
	NeedsOne
	NeedsTwo
	NeedsChain
	NeedsRemain
	NeedsCases
)

// StartPromise returns what p promises about the start cell: [ClearStart], [SafeStart] or
// [AnyStart].
func (p Promise) StartPromise() Promise {
	if p == SafeStart || p == AnyStart {
		return p
	}
	return ClearStart
}

// NoGuess reports whether p promises that no guess is needed.
func (p Promise) NoGuess() bool { return p.rules() != 0 }

// rules returns the solver's rules that must clear a board with this promise. It returns 0 if p
// says nothing about guesses.
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

// A Dealt is the result of [Spec.Deal]: a board, and whether it keeps its promise.
type Dealt struct {
	*game.Layout

	// Kept reports whether the board keeps its promise. There may be no board that does, for
	// example if it has too many mines. Or Deal may not find one in time. Then this board is the
	// best one found.
	Kept  bool
	Tries int // the number of boards that were tried
}

// A MinesError reports a number of mines that a board cannot hold.
type MinesError struct{ Mines, Cells int }

// Error implements error.
func (e *MinesError) Error() string {
	return fmt.Sprintf("%d mines: from 0 to %d are possible", e.Mines, e.Cells)
}

// ErrCancelled is the error of [Spec.DealWithProgress] if its parameter watch returns false.
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
// does. [game.Layout.PromisesSafeStart] is true for the board unless the promise is [AnyStart].
//
// The promise keeps some cells clear, and the mines are spread uniformly over the other cells. If
// there are too many mines for the other cells, Deal puts the remaining mines in the cells to keep
// clear. If the promise rules out guesses, Deal tries boards until one needs none, so all boards
// that need none are equally likely. If that takes too long, as on large or crowded boards, Deal
// takes a board that needs a guess and moves mines until no guess is needed.
func (s Spec) Deal(start game.Cell) (Dealt, error) {
	return s.DealWithProgress(start, func(float64) bool { return true })
}

// DealWithProgress is like [Spec.Deal], and calls watch now and then with its progress, from 0 to
// 1. If watch returns false, DealWithProgress stops and fails with [ErrCancelled].
//
// What the progress is depends on the promise. If it allows guesses, the progress is the share of
// the mines that are placed. For [NeedsOne] and the promises after it, the progress is the share of
// the search budget that is spent. Otherwise it is the share of the current board that is cleared,
// and may fall.
func (s Spec) DealWithProgress(start game.Cell, watch func(share float64) bool) (Dealt, error) {
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

// layout returns a board with the given mines. Unless the promise of s is [AnyStart],
// [game.Layout.PromisesSafeStart] is true for the board.
func (s Spec) layout(mines iter.Seq[game.Cell]) (*game.Layout, error) {
	l, err := game.NewLayout(s.Grid, mines)
	if err == nil && s.Promise != AnyStart {
		l = l.WithSafeStart()
	}
	return l, err
}
