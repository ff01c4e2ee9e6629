package draw

import (
	"buscaminas/game"
	"buscaminas/ui/text"
)

// Hex draws the rows of [game.Hex] like bricks.
var Hex = Shape{
	Name:   text.Text{"hexagonal", "hex"},
	Beside: text.Text{"hex.", "hex"},
	New:    func(rows, cols int) game.Grid { return game.Hex{Rows: rows, Cols: cols} },
	is:     func(g game.Grid) bool { _, ok := g.(game.Hex); return ok },
	shift:  func(row int) int { return 1 - row&1 },
}
