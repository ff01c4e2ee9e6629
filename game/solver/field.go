package solver

import (
	"slices"

	"buscaminas/game"
)

// A field gives each cell of a grid an index in slices such as Solver.known. It may cover only a
// part of the grid.
//
// The parity of a cell says whether its row is even, and whether its column is even. Cells of the
// same parity have the same steps to their neighbours, and each step adds a fixed number to the
// index of the cell. A margin of indexes around the board keeps every step within the slices.
//
// A list of neighbours for each cell would be simpler, but making the lists takes longer than
// solving. With lists, the deal of an Expert board would take twice as long, and a hint on a board
// of 1000×1000 ten times as long.
type field struct {
	grid       game.Grid
	from       game.Cell // the top left cell that the field covers
	rows, cols int
	above      int      // the number of margin rows above the board; as many are below it
	stride     int      // the number of indexes from a cell to the cell below it; always even
	size       int      // the number of indexes, with those of the margin
	pathsOf    [4]paths // for each [field.parity], the steps and pairs from a cell of that parity
}

// paths holds the steps to the neighbours of a cell, and the pairs of the cell with others: see
// [step] and [pair]. They are the same for all cells of one parity: see [field].
type paths struct {
	steps []step
	pairs []pair
}

// A step leads from a cell to a neighbour.
type step struct {
	offset int    // the index of the neighbour minus the index of the cell
	back   uint16 // the bit of the step back from the neighbour to the cell; all other bits are 0
}

// A pair leads from a cell to another cell that shares neighbours with it.
type pair struct {
	offset int    // the index of the other cell minus the index of the first one
	own    uint16 // a bit for each step from the first cell to a shared neighbour
	its    uint16 // a bit for each step from the other cell to a shared neighbour
}

// margin is the number of columns in the margin of a field. It is as wide as two steps, because the
// cells of a pair are up to two steps apart.
const margin = 2 * game.MaxStep

func newField(g game.Grid) *field {
	rows, cols := g.Size()
	return newFieldOf(g, game.Cell{}, rows, cols)
}

// newFieldOf returns a field for the given number of rows and columns of a grid, beginning with the
// cell from. The row and the column of from must be even.
func newFieldOf(g game.Grid, from game.Cell, rows, cols int) *field {
	f := &field{grid: g, from: from, rows: rows, cols: cols, stride: (cols + margin + 1) &^ 1}
	// Use only as many rows of margin as pairs need, because they cost time on a small board.
	for p := range f.pathsOf {
		for _, step := range g.Steps(cellOf(p)) {
			f.above = max(f.above, 2*step.Row, -2*step.Row)
		}
	}
	f.size = (rows+2*f.above)*f.stride + margin
	for p := range f.pathsOf {
		f.pathsOf[p].steps = f.steps(cellOf(p))
		f.pathsOf[p].pairs = f.pairs(cellOf(p))
	}
	return f
}

// parity returns the parity of the cell at index i, as an index in f.pathsOf. It counts rows and
// columns from the edge of the margin. The result is the parity of the cell on the grid, because
// the margins above and to the left have an even size.
func (f *field) parity(i int) int { return f.row(i)&1<<1 | i&1 }

// row returns the row of the cell at index i, counted from the top of the margin.
func (f *field) row(i int) int { return i / f.stride }

// cellOf returns a cell of the given parity.
func cellOf(parity int) game.Cell { return game.Cell{Row: parity >> 1, Col: parity & 1} }

func (f *field) steps(c game.Cell) []step {
	var steps []step
	for _, d := range f.grid.Steps(c) {
		back := slices.Index(f.grid.Steps(nearOrigin(c.Add(d))), game.Cell{Row: -d.Row, Col: -d.Col})
		steps = append(steps, step{d.Row*f.stride + d.Col, 1 << back})
	}
	return steps
}

func (f *field) pairs(c game.Cell) []pair {
	var pairs []pair
	for i, there := range f.grid.Steps(c) {
		shared := c.Add(there)
		for _, on := range f.grid.Steps(nearOrigin(shared)) {
			other := shared.Add(on)
			if other == c {
				continue
			}
			back := slices.Index(f.grid.Steps(nearOrigin(other)), game.Cell{Row: -on.Row, Col: -on.Col})
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

// nearOrigin returns a cell near the origin that has the same parity as c. The coordinates of c
// may be negative.
func nearOrigin(c game.Cell) game.Cell { return game.Cell{Row: c.Row & 1, Col: c.Col & 1} }

func (f *field) index(c game.Cell) int {
	return (c.Row-f.from.Row+f.above)*f.stride + c.Col - f.from.Col + margin
}

func (f *field) cell(i int) game.Cell {
	row := f.row(i)
	return game.Cell{Row: row - f.above + f.from.Row, Col: i - row*f.stride - margin + f.from.Col}
}

func (f *field) stepsFrom(i int) []step { return f.pathsOf[f.parity(i)].steps }

func (f *field) pairsFrom(i int) []pair { return f.pathsOf[f.parity(i)].pairs }
