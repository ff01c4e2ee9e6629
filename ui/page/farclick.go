package page

import (
	"slices"

	"buscaminas/game"
)

// OnlyMoves reports whether a click on cell only moves the cursor there: the option FarMoves is on,
// and cell neither is the cell of the cursor nor touches it.
func (c *Context) OnlyMoves(g game.Grid, cursor, cell game.Cell) bool {
	return c.FarMoves && cell != cursor && !slices.Contains(game.AppendNeighbors(nil, g, cursor), cell)
}
