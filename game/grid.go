package game

import "iter"

// A Grid is a rectangle of cells and the rule that says which of them touch. It is plain data that
// can be compared. Package gridtest checks that the methods of a grid do what their comments say.
// [GridKinds] lists the kinds of grid that can be played.
type Grid interface {
	// Size returns the number of rows and of columns.
	Size() (rows, cols int)

	// Steps returns the steps from c to every cell that touches it, as though the board had no
	// edge. Two cells have the same steps if their rows are both even or both odd, and their
	// columns too. There are at most [MaxSteps] steps, and none goes further than [MaxStep] rows or
	// columns. The caller must not change the slice.
	Steps(c Cell) []Cell
}

// The limits of a grid.
const (
	MaxStep  = 2  // the largest number of rows or columns that a step crosses
	MaxSteps = 12 // the largest number of neighbours of a cell
)

// Contains reports whether c is a cell of g.
func Contains(g Grid, c Cell) bool {
	rows, cols := g.Size()
	return 0 <= c.Row && c.Row < rows && 0 <= c.Col && c.Col < cols
}

// Cells yields the cells of g, row by row.
func Cells(g Grid) iter.Seq[Cell] {
	rows, cols := g.Size()
	return func(yield func(Cell) bool) {
		for row := range rows {
			for col := range cols {
				if !yield(Cell{row, col}) {
					return
				}
			}
		}
	}
}

// AppendNeighbors appends to dst the cells of g that touch c and returns the extended
// slice. A cell does not touch itself.
func AppendNeighbors(dst []Cell, g Grid, c Cell) []Cell {
	for _, step := range g.Steps(c) {
		if n := c.Add(step); Contains(g, n) {
			dst = append(dst, n)
		}
	}
	return dst
}
