// Package solver proves which closed cells of a board are safe or mines, computes the chance of a
// mine in the others, and explains its proofs.
//
// A [Solver] knows only what a player knows: the grid, the number of mines, and the open cells with
// their numbers. [Solver.Open] gives it one open cell, and [Solver.See] gives it all open cells of
// a game. It has no access to the mines. In this package a layout is a way to place the mines. A
// cell is safe if it has no mine in any layout that fits the numbers and the number of mines. It is
// a mine if it has a mine in every such layout.
//
//	s := solver.New(game.Square{Rows: 9, Cols: 9}, 10)
//	s.Open(game.Cell{Row: 4, Col: 4}, 1)
//	...
//	err := s.Solve()
//	for _, c := range s.Safe() { ... }
//
// [Solver.Argue] explains the proof of one cell in steps for a person, and [Solver.Steps] yields
// the steps that solve a whole board. Both search for the easiest steps. If the easy rules prove
// nothing more, both assume the opposite of a proved fact and search for a contradiction. If they
// find none in time, they only say which numbers make the fact certain.
//
// A [Player] plays, and guesses where nothing is certain. [Player.Guess] compares the best cells of
// three kinds (contenders.go) by what may follow (value.go, ahead.go, flips.go). It finds the best
// play if few layouts are left (ending.go).
//
// The grid may be any [game.Grid]. The package is pure, as package game is.
package solver
