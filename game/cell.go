package game

import (
	"strconv"
)

// A Cell is a cell of a board: its row and its column, both counted from 0. A Cell can also be a
// step from one cell to another. Its Row is then the number of rows from one to the other, and its
// Col is the number of columns. Both may be negative.
type Cell struct{ Row, Col int }

// Add returns the cell that a step from c leads to.
func (c Cell) Add(step Cell) Cell { return Cell{c.Row + step.Row, c.Col + step.Col} }

// Distance returns the difference of the rows of c and d plus the difference of their columns.
func (c Cell) Distance(d Cell) int {
	row, col := c.Row-d.Row, c.Col-d.Col
	return max(row, -row) + max(col, -col)
}

// String returns c in numbers, as in "12,40". This text means the same cell on every board.
// [Names.Of] returns the name that players use.
func (c Cell) String() string {
	return strconv.Itoa(c.Row) + "," + strconv.Itoa(c.Col)
}
