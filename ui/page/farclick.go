package page

import (
	"slices"

	"buscaminas/game"
)

// OnlyMoves reports whether a click on cell only moves the cursor from the cell at. With the option
// FarMoves it does, unless cell is at or touches at.
func (c *Context) OnlyMoves(g game.Grid, at, cell game.Cell) bool {
	return c.FarMoves && cell != at && !slices.Contains(game.AppendNeighbors(nil, g, at), cell)
}
