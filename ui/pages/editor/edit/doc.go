// Package edit edits a board: it sets and removes mines, resizes, fills and turns the board, and
// undoes and redoes changes. It uses no terminal and no clock. Its random choices depend only on a
// seed from the caller.
//
// A [game.Layout] never changes. Each change of a [Draft] makes a new layout, which [Draft.Layout]
// returns. So slow work, such as measuring a board or changing all of it, can be done in the
// background.
package edit
