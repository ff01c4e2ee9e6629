package game

// Square is the grid of the classic game: a cell touches the eight around it.
type Square struct{ Rows, Cols int }

var squareSteps = []Cell{
	{-1, -1}, {-1, 0}, {-1, 1},
	{0, -1}, {0, 1},
	{1, -1}, {1, 0}, {1, 1},
}

// Size implements [Grid].
func (g Square) Size() (rows, cols int) { return g.Rows, g.Cols }

// Steps implements [Grid].
func (g Square) Steps(Cell) []Cell { return squareSteps }
