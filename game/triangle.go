//go:build thirdgrid

package game

// Triangle is a grid of triangles that point up and down in turn, along rows and along columns. A
// cell touches the twelve that share a corner with it: four in its own row, five in the row along
// its horizontal side, and three in the row at the opposite corner.
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

func init() { gridKinds = append(gridKinds, gridKind[Triangle]("triangular")) }
