package game

import (
	"fmt"
	"iter"
)

// A Layout is a board as it was dealt: a grid and where its mines are. It never
// changes, so any number of games may share one.
type Layout struct {
	grid   Grid
	frame  frame
	mine   cells
	bare   cells   // no mine, and none around
	around []uint8 // mines around each cell, by frame.index
	mines  int
	reach  [2]reach // of even and of odd rows
}

// MaxCells bounds the size of a board; 10,000×10,000 is within it. A row counts
// here as a multiple of 64 cells, more than it has: it takes as much memory.
const MaxCells = 1 << 27

// NewLayout returns the board on g with the given mines. It fails when g has no
// cells or too many, and when a mine is off the board or given twice.
func NewLayout(g Grid, mines iter.Seq[Cell]) (*Layout, error) {
	l, err := newLayout(g)
	if err != nil {
		return nil, err
	}
	rows, cols := g.Size()
	f := l.frame
	for c := range mines {
		if !Contains(g, c) {
			return nil, fmt.Errorf("mine at %v: off the board of %d×%d", c, rows, cols)
		}
		if l.Mine(c) {
			return nil, fmt.Errorf("mine at %v: given twice", c)
		}
		l.mine.add(f.bit(c))
		l.mines++
		for _, step := range g.Steps(c) {
			if n := c.Add(step); Contains(g, n) {
				l.around[f.index(n)]++
			}
		}
	}
	l.bare = f.fill()
	for w, mines := range l.mine {
		l.bare[w] &^= mines
	}
	for r := range rows {
		for c, n := range l.around[r*cols:][:cols] {
			if n > 0 {
				l.bare.remove(f.bit(Cell{r, c}))
			}
		}
	}
	return l, nil
}

// Undealt returns a stand-in for a board on g that is still to be dealt with so many
// mines: where they lie nobody knows, unless it is everywhere. Cells can be flagged
// on it; before one is opened the board must take its place. However large that is,
// this one is made at once. It fails as [NewLayout] does, and where there are not
// from 0 mines to as many as there are cells.
func Undealt(g Grid, mines int) (*Layout, error) {
	l, err := newLayout(g)
	switch {
	case err != nil:
		return nil, err
	case mines < 0 || mines > l.Cells():
		return nil, fmt.Errorf("%d mines on a board of %d cells", mines, l.Cells())
	}
	l.mines, l.bare = mines, make(cells, l.frame.words())
	if mines == l.Cells() {
		l.mine = l.frame.fill()
	}
	return l, nil
}

// newLayout returns the board on g without its mines, and before it is known which
// cells are bare.
func newLayout(g Grid) (*Layout, error) {
	if err := CheckSize(g.Size()); err != nil {
		return nil, err
	}
	rows, cols := g.Size()
	f := newFrame(rows, cols)
	return &Layout{
		grid:   g,
		frame:  f,
		mine:   make(cells, f.words()),
		around: make([]uint8, rows*cols),
		reach:  [2]reach{newReach(g, 0), newReach(g, 1)},
	}, nil
}

// A SizeError says that no board can have this size.
type SizeError struct{ Rows, Cols int }

// Error implements error.
func (e *SizeError) Error() string {
	return fmt.Sprintf("a board of %d×%d: from 1×1 to %d cells are possible", e.Rows, e.Cols, MaxCells)
}

// CheckSize returns a [*SizeError] when no board can have this size.
func CheckSize(rows, cols int) error {
	// Divided, as a product may overflow; the columns are bounded first, as a sum may.
	if rows < 1 || cols < 1 || cols > MaxCells ||
		rows > MaxCells/wordBits/newFrame(rows, cols).stride {
		return &SizeError{rows, cols}
	}
	return nil
}

// Grid returns the grid of the board.
func (l *Layout) Grid() Grid { return l.grid }

// Mines returns the number of mines.
func (l *Layout) Mines() int { return l.mines }

// Cells returns the number of cells, mines and others.
func (l *Layout) Cells() int { return len(l.around) }

// Mine reports whether cell c, which must be on the board, holds a mine.
func (l *Layout) Mine(c Cell) bool { return l.mine.has(l.frame.bit(c)) }

// Around returns how many neighbours of c, which must be on the board, hold a
// mine.
func (l *Layout) Around(c Cell) int { return int(l.around[l.frame.index(c)]) }
