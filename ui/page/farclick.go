package page

import (
	"slices"

	"buscaminas/game"
)

// OnlyMoves reports whether a click on cell only moves the cursor there. With the option FarMoves
// it does, unless cell is the cell of the cursor or touches that cell.
func (c *Context) OnlyMoves(g game.Grid, cursor, cell game.Cell) bool {
	return c.FarMoves && cell != cursor && !slices.Contains(game.AppendNeighbors(nil, g, cursor), cell)
}
