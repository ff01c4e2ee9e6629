// Package edit edits a board: it sets and removes mines, resizes, fills and turns the board, and
// undoes and redoes changes. It uses no terminal and no clock, and no randomness but a given seed.
//
// A [game.Layout] never changes: each change of a [Draft] makes another one, see [Draft.Layout]. So
// slow work, such as measuring a board or changing all of it, can be done in the background.
package edit
