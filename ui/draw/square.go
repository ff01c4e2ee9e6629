package draw

import (
	"buscaminas/game"
	"buscaminas/ui/text"
)

// Square draws the rows of [game.Square] straight below one another.
var Square = Shape{
	Name:  text.Text{"cuadrada", "square"},
	New:   func(rows, cols int) game.Grid { return game.Square{Rows: rows, Cols: cols} },
	is:    func(g game.Grid) bool { _, ok := g.(game.Square); return ok },
	shift: func(int) int { return 0 },
}
