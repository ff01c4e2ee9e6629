// Package game holds the rules of Minesweeper, for any grid.
//
// A [Grid] says which cells touch. A [Layout] is a grid with its mines: it is
// built once, never changes, and may be shared. A [Game] is a layout, the
// [Rules] it is played by, and what the player has done so far. The only way to
// change a game is to [Game.Apply] an [Action], and every action has a printed
// form that [ParsePlay] reads back, so that a game can be typed, logged, saved
// and replayed with the same text:
//
//	layout, err := game.NewLayout(game.Hex{Rows: 9, Cols: 10}, mines)
//	...
//	g := game.New(layout, game.Strict)
//	err = g.Apply(game.Action{Kind: game.Open, Cell: game.Cell{Row: 7, Col: 3}})
//
// What a player may see of a cell is its [Face]. A refused action changes
// nothing and returns a [Refusal].
//
// The package is pure: no clock, file, terminal, goroutine or randomness.
package game
