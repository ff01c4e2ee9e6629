// Package edit is a board while it is being made: mines come and go, the board is
// resized, filled, turned, and changes can be undone and redone. It knows no
// terminal, no clock and no chance but the seed it is given.
//
// A board never changes, as everywhere: a change makes another one, see [Draft.Layout].
// So what takes long, measuring one or changing it as a whole, can be done on the side.
package edit
