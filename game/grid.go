package game

import "iter"

// A Grid is a rectangle of cells and the rule of who touches whom. It is plain
// data, and needs nothing but these two methods (see game/gridtest for what they must
// hold). The grids that the game is played on are in the table of [GridKinds].
type Grid interface {
	// Size returns the number of rows and of columns.
	Size() (rows, cols int)

	// Steps returns the steps from cell c to every cell that touches it, as
	// though the board had no edge. They depend on nothing but whether the row
	// and whether the column of c is even, none leads more than [MaxStep] rows
	// or columns away, and there are at most [MaxSteps] of them. The caller
	// does not change the slice.
	Steps(c Cell) []Cell
}

// What a grid may ask for.
const (
	MaxStep  = 2  // rows or columns that one step goes
	MaxSteps = 12 // cells that touch one cell
)

// Contains reports whether cell c lies on g.
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

// AppendNeighbors appends to dst the cells of g that touch c, c itself not
// among them, and returns the extended slice.
func AppendNeighbors(dst []Cell, g Grid, c Cell) []Cell {
	for _, step := range g.Steps(c) {
		if n := c.Add(step); Contains(g, n) {
			dst = append(dst, n)
		}
	}
	return dst
}
