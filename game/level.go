package game

// A Level is a size and a number of mines that players know by a name.
type Level struct{ Rows, Cols, Mines int }

// The standard levels. They are the same on every grid.
var (
	Beginner     = Level{9, 9, 10}
	Intermediate = Level{16, 16, 40}
	Expert       = Level{16, 30, 99}
)
