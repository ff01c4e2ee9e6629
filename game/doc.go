// Package game holds the rules of Minesweeper, for any grid.
//
// A [Grid] says which cells touch. A [Layout] is a grid with its mines. It never changes, so
// several games may share it. A [Game] is a layout with its [Rules] and the moves of the player. A
// move is an [Action], and [Game.Apply] carries it out. Every action has a text that [ParsePlay]
// reads, so the same text serves to type, save and replay a game:
//
//	layout, err := game.NewLayout(game.Hex{Rows: 9, Cols: 10}, mines)
//	...
//	g := game.New(layout, game.Strict)
//	err = g.Apply(game.Action{Kind: game.Open, Cell: game.Cell{Row: 7, Col: 3}})
//
// A [Face] is all that a player may see of a cell. A refused action changes nothing, and its error
// is a [Refusal].
//
// The package is pure: it uses no clock, file, terminal, goroutine or random numbers.
package game
