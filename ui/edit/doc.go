// Package edit is a board while it is being made: mines come and go, the board is
// resized, filled, turned, and every change can be undone and redone. It knows no
// terminal, no clock and no chance but the seed it is given.
//
// What follows from the mines is not kept here but asked of [Board.Layout]: the
// numbers, the 3BV, whether a guess is needed.
package edit
