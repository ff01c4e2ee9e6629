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
// [Solver.Argue] says why, in steps that a person can follow, and [Solver.Steps] proves a whole
// board so. Each step follows from what it names alone. A search tries the easy rules first and
// keeps of each cell the easiest proof; where they end, it supposes the opposite of what is
// certain, and looks for a contradiction in the same way.
//
// The grid may be any [game.Grid]. The package is pure, as game is.
package solver
