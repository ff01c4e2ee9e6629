//go:build thirdgrid

package game

// Triangle is a grid of triangles that in each row point up and down in turn, as do
// those of a column: a cell touches the twelve that share a corner with it. Of the
// rows beside its own, the one at its side touches it with five cells and the one at
// its corner with three.
type Triangle struct{ Rows, Cols int }

var (
	triangleUpSteps = []Cell{
		{-1, -1}, {-1, 0}, {-1, 1},
		{0, -2}, {0, -1}, {0, 1}, {0, 2},
		{1, -2}, {1, -1}, {1, 0}, {1, 1}, {1, 2},
	}
	triangleDownSteps = []Cell{
		{-1, -2}, {-1, -1}, {-1, 0}, {-1, 1}, {-1, 2},
		{0, -2}, {0, -1}, {0, 1}, {0, 2},
		{1, -1}, {1, 0}, {1, 1},
	}
)

// Size implements [Grid].
func (g Triangle) Size() (rows, cols int) { return g.Rows, g.Cols }

// Steps implements [Grid].
func (g Triangle) Steps(c Cell) []Cell {
	if (c.Row+c.Col)%2 == 0 {
		return triangleUpSteps
	}
	return triangleDownSteps
}

// The row of the table.
func init() { gridKinds = append(gridKinds, gridKind[Triangle]("triangular")) }
