package page

import (
	"slices"

	"buscaminas/game"
)

// OnlyMoves reports whether a click on cell only moves the cursor there. It does if the option
// FarMoves is on, and cell is neither the cell of the cursor nor one of its neighbours.
func (c *Context) OnlyMoves(g game.Grid, cursor, cell game.Cell) bool {
	return c.FarMoves && cell != cursor && !slices.Contains(game.AppendNeighbors(nil, g, cursor), cell)
}
