// Package solver works out what the open numbers of a board prove, how likely a
// mine is where they prove nothing, and why.
//
// A [Solver] knows a board as a player does: its grid, the number of its mines,
// and the cells that have been opened with the numbers they show. It is told of
// those by [Solver.Open], or looks them up itself with [Solver.See]; where the
// mines are it has no means to learn. What it finds is exact: a cell is called
// safe if no way of laying the mines that fits the numbers, and the total of
// mines, puts one there, and a mine if every such way does.
//
//	s := solver.New(game.Square{Rows: 9, Cols: 9}, 10)
//	s.Open(game.Cell{Row: 4, Col: 4}, 1)
//	...
//	for _, c := range s.Safe() { ... }
//
// The grid may be any [game.Grid]. The package is pure, as game is.
package solver
