// Package solver proves which closed cells of a board are safe or mines, computes the chance of a
// mine in the others, and explains its proofs.
//
// It knows only what a player knows: the grid, the number of mines, and the numbers that are open or
// were open before an undo. It has no access to the mines. In this package a layout is a way to place
// the mines. A cell is safe if it has no mine in any layout that fits the numbers and the number of
// mines. It is a mine if it has a mine in every such layout.
//
// A [Knowledge] is what a player knows about a position, and answers every question about it:
//
//	k := solver.Know(solver.Position{Game: g})
//	for c := range k.Safe() { ... }
//	why, ok := k.Argue(k.Safe(), cursor)
//
// [Knowledge.Argue] explains the proof of one cell in steps for a person, and [Steps] yields the steps
// that solve a whole board. Both search for the easiest steps. If the easy rules prove nothing more,
// both assume the opposite of a proved fact and search for a contradiction. If they find none in time,
// they only say which numbers make the fact certain.
//
// [Knowledge.Guess] compares the best cells of three kinds (contenders.go) by what may follow
// (value.go, ahead.go, flips.go). It finds the best play if few layouts are left (ending.go). A
// [Player] plays whole games, and guesses where nothing is certain. margins.go defines when two
// chances count as equal, and tuning.go has the constants of the search.
//
// Use a [Solver] to play a game cell by cell. It keeps what it has proved, until [Solver.Reset] makes it
// forget. Its board may change during the game.
//
// The grid may be any [game.Grid]. The package is pure, as package game is.
package solver
