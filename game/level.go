package game

// A Level is a board size with a number of mines that players know by name.
type Level struct{ Rows, Cols, Mines int }

// The levels, on any grid.
var (
	Beginner     = Level{9, 9, 10}
	Intermediate = Level{16, 16, 40}
	Expert       = Level{16, 30, 99}
)
