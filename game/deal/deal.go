// Package deal makes new boards. A board follows from a [Spec] and the cell that
// is opened first, and from nothing else: the same ones give the same board on
// every machine and in every later version.
package deal

import (
	"fmt"
	"iter"

	"buscaminas/game"
)

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
)

// A MinesError says that a board cannot hold so many mines.
type MinesError struct{ Mines, Cells int }

// Error implements error.
func (e *MinesError) Error() string {
	return fmt.Sprintf("%d mines: from 0 to %d are possible", e.Mines, e.Cells)
}

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

// Deal deals the board of a game that begins at start, a cell of the grid: the
// mines lie uniformly over the board, but not where the promise keeps them away,
// as far as the rest has room for them. It fails as [Spec.Check] does.
func (s Spec) Deal(start game.Cell) (*game.Layout, error) {
	if err := s.Check(); err != nil {
		return nil, err
	}
	return game.NewLayout(s.Grid, s.mines(start))
}

// mines yields where the mines lie.
func (s Spec) mines(start game.Cell) iter.Seq[game.Cell] {
	rows, cols := s.Grid.Size()
	rng := newDice(s.Seed)

	// The cells to keep clear; a crowded board takes some of them after all,
	// start the last.
	opening := []game.Cell{start}
	if s.Promise == ClearStart {
		opening = game.AppendNeighbors(opening, s.Grid, start)
		rng.shuffle(opening[1:])
	}
	room := rows*cols - len(opening)
	clear := len(opening) - max(0, s.Mines-room)

	return func(yield func(game.Cell) bool) {
		taken := newBitset(rows * cols)
		for i, c := range opening {
			taken.add(c.Row*cols + c.Col)
			if i >= clear && !yield(c) {
				return
			}
		}
		for i := range rng.choose(min(s.Mines, room), room, taken) {
			if !yield(game.Cell{Row: i / cols, Col: i % cols}) {
				return
			}
		}
	}
}

// FreshMines returns how many mines a custom board of so many cells has when the
// player does not say: 10 and up to 5 % of the cells, at random by the seed, and
// always leaving one cell to open.
func FreshMines(cells int, seed uint64) int {
	rng := newDice(seed)
	return min(10+1+rng.below(max(1, cells/20)), cells-1)
}
