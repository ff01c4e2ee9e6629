package game

// Hex is a grid of hexagons: a cell touches six others. Even rows (0, 2, 4 …)
// lie half a cell to the right of odd ones.
type Hex struct{ Rows, Cols int }

var (
	hexEvenSteps = []Cell{{-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, 0}, {1, 1}}
	hexOddSteps  = []Cell{{-1, -1}, {-1, 0}, {0, -1}, {0, 1}, {1, -1}, {1, 0}}
)

// Size implements [Grid].
func (g Hex) Size() (rows, cols int) { return g.Rows, g.Cols }

// Steps implements [Grid].
func (g Hex) Steps(c Cell) []Cell {
	if c.Row%2 == 0 {
		return hexEvenSteps
	}
	return hexOddSteps
}
