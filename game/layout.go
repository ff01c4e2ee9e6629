package game

import (
	"fmt"
	"iter"
)

// A Layout is a board as it was dealt: a grid, its mines, and whether the player was promised that
// the first cell opened is safe. It never changes, so any number of games may share one.
type Layout struct {
	grid   Grid
	cells  int
	cols   int
	mine   Set
	around []uint8 // the number of mines around each cell, at its [Layout.index]; nil for [Undealt]
	mines  int

	promised bool // the player was promised that the first cell opened is safe
}

// MaxCells is the largest number of cells of a board.
const MaxCells = 1 << 20

// NewLayout returns the board on g with the given mines. It fails if g has no cells or too
// many, or if a mine is off the board or given twice.
func NewLayout(g Grid, mines iter.Seq[Cell]) (*Layout, error) {
	l, err := newLayout(g)
	if err != nil {
		return nil, err
	}
	l.around = make([]uint8, l.cells)
	for c := range mines {
		if !Contains(g, c) {
			return nil, fmt.Errorf("mine at %v: off the board of %d×%d", c, l.cells/l.cols, l.cols)
		}
		if l.Mine(c) {
			return nil, fmt.Errorf("mine at %v: given twice", c)
		}
		l.mine.Add(c)
		l.mines++
		for _, step := range g.Steps(c) {
			if n := c.Add(step); Contains(g, n) {
				l.around[l.index(n)]++
			}
		}
	}
	return l, nil
}

// Undealt returns a placeholder for a board that is not dealt yet, on grid g with this number of
// mines. Cells can be flagged on it, but the dealt board must replace it before a cell is opened.
// Undealt is quick, however large g is. It fails if g has no cells or too many, or if the number of
// mines is negative or larger than the number of cells.
func Undealt(g Grid, mines int) (*Layout, error) {
	l, err := newLayout(g)
	switch {
	case err != nil:
		return nil, err
	case mines < 0 || mines > l.cells:
		return nil, fmt.Errorf("%d mines on a board of %d cells", mines, l.cells)
	}
	if l.mines = mines; mines == l.cells {
		l.mine = setOf(g, always)
	}
	return l, nil
}

// newLayout returns a board on g without mines and numbers.
func newLayout(g Grid) (*Layout, error) {
	if err := CheckSize(g.Size()); err != nil {
		return nil, err
	}
	rows, cols := g.Size()
	return &Layout{grid: g, cells: rows * cols, cols: cols, mine: NewSet(g)}, nil
}

// A SizeError reports a size that no board can have.
type SizeError struct{ Rows, Cols int }

// Error implements error.
func (e *SizeError) Error() string {
	return fmt.Sprintf("a board of %d×%d: from 1 to %d cells are possible", e.Rows, e.Cols, MaxCells)
}

// CheckSize returns a [*SizeError] if no board can have this size.
func CheckSize(rows, cols int) error {
	if rows < 1 || cols < 1 || rows > MaxCells/cols { // a product could overflow
		return &SizeError{rows, cols}
	}
	return nil
}

// Grid returns the grid of the board.
func (l *Layout) Grid() Grid { return l.grid }

// Mines returns the number of mines.
func (l *Layout) Mines() int { return l.mines }

// Cells returns the number of cells, mines included.
func (l *Layout) Cells() int { return l.cells }

// Mine reports whether cell c, which must be on the board, holds a mine.
func (l *Layout) Mine(c Cell) bool { return l.mine.Has(c) }

// MineCells yields the cells that hold a mine, row by row.
func (l *Layout) MineCells() iter.Seq[Cell] { return l.mine.Cells() }

// Around returns the number of mines around c, which must be on the board. It returns 0 if the
// board is not dealt.
func (l *Layout) Around(c Cell) int {
	if l.around == nil {
		return 0
	}
	return int(l.around[l.index(c)])
}

// index returns the position of c among the cells of the board, row by row from 0.
func (l *Layout) index(c Cell) int { return c.Row*l.cols + c.Col }

// bare reports whether c, which must be on the board, has no mine on it or around it.
func (l *Layout) bare(c Cell) bool { return l.around != nil && l.Around(c) == 0 && !l.Mine(c) }
