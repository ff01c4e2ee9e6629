package page

import (
	"slices"

	"buscaminas/game"
)

// OnlyMoves reports whether a click on a cell only moves the cursor, which is at the cell at. It does
// if the player has chosen so for far cells: those that are neither the cell at nor touch it.
func (c *Context) OnlyMoves(g game.Grid, at, cell game.Cell) bool {
	return c.FarMoves && cell != at && !slices.Contains(game.AppendNeighbors(nil, g, at), cell)
}
