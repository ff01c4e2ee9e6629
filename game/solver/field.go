package solver

import (
	"slices"

	"buscaminas/game"
)

// A field is a grid laid out for arrays: every cell is an index, what it touches
// lies at fixed distances from it, and around the board is a margin so wide that
// no such distance leads out of the arrays. It may be a part of the grid.
type field struct {
	grid       game.Grid
	from       game.Cell // its first cell
	rows, cols int
	above      int     // rows of margin above the board, and as many below
	stride     int     // from a row to the next, which is even
	size       int     // of the arrays
	kinds      [4]kind // by [field.parity]
}

// A kind is what the cells have in common whose rows and columns are even alike.
type kind struct {
	steps []step
	pairs []pair
}

// A step leads to a cell that touches this one.
type step struct {
	offset int
	back   uint16 // the bit of the step that leads back
}

// A pair is another cell that may touch some of the same cells.
type pair struct {
	offset   int
	own, its uint16 // the bits of the steps that lead to those, from here and from there
}

// margin is the columns of the margin: twice what a step goes, as a pair is two steps away.
const margin = 2 * game.MaxStep

func newField(g game.Grid) *field {
	rows, cols := g.Size()
	return newFieldOf(g, game.Cell{}, rows, cols)
}

// newFieldOf returns the field of so many rows and columns of a grid, from a cell on whose
// row and column are even.
func newFieldOf(g game.Grid, from game.Cell, rows, cols int) *field {
	f := &field{grid: g, from: from, rows: rows, cols: cols, stride: (cols + margin + 1) &^ 1}
	for p := range f.kinds { // no more rows than needed: on a board of few rows they are most of it
		for _, step := range g.Steps(evenness(p)) {
			f.above = max(f.above, 2*step.Row, -2*step.Row)
		}
	}
	f.size = (rows+2*f.above)*f.stride + margin
	for p := range f.kinds {
		f.kinds[p].steps = f.steps(evenness(p))
		f.kinds[p].pairs = f.pairs(evenness(p))
	}
	return f
}

// parity returns which kind the cell at i is: the margin and the first cell are even.
func (f *field) parity(i int) int { return f.row(i)&1<<1 | i&1 }

// row returns the row of the arrays that i is in.
func (f *field) row(i int) int { return i / f.stride }

// evenness returns a cell of this kind.
func evenness(parity int) game.Cell { return game.Cell{Row: parity >> 1, Col: parity & 1} }

func (f *field) steps(c game.Cell) []step {
	var steps []step
	for _, d := range f.grid.Steps(c) {
		back := slices.Index(f.grid.Steps(even(c.Add(d))), game.Cell{Row: -d.Row, Col: -d.Col})
		steps = append(steps, step{d.Row*f.stride + d.Col, 1 << back})
	}
	return steps
}

func (f *field) pairs(c game.Cell) []pair {
	var pairs []pair
	for i, there := range f.grid.Steps(c) {
		shared := c.Add(there)
		for _, on := range f.grid.Steps(even(shared)) {
			other := shared.Add(on)
			if other == c {
				continue
			}
			back := slices.Index(f.grid.Steps(even(other)), game.Cell{Row: -on.Row, Col: -on.Col})
			offset := (other.Row-c.Row)*f.stride + other.Col - c.Col
			at := slices.IndexFunc(pairs, func(p pair) bool { return p.offset == offset })
			if at < 0 {
				at = len(pairs)
				pairs = append(pairs, pair{offset: offset})
			}
			pairs[at].own |= 1 << i
			pairs[at].its |= 1 << back
		}
	}
	return pairs
}

// even returns a cell of the same kind, none of whose coordinates is negative.
func even(c game.Cell) game.Cell { return game.Cell{Row: c.Row & 1, Col: c.Col & 1} }

func (f *field) index(c game.Cell) int {
	return (c.Row-f.from.Row+f.above)*f.stride + c.Col - f.from.Col + margin
}

func (f *field) cell(i int) game.Cell {
	row := f.row(i)
	return game.Cell{Row: row - f.above + f.from.Row, Col: i - row*f.stride - margin + f.from.Col}
}

func (f *field) stepsFrom(i int) []step { return f.kinds[f.parity(i)].steps }

func (f *field) pairsFrom(i int) []pair { return f.kinds[f.parity(i)].pairs }
