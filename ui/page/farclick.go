package page

import (
	"slices"

	"buscaminas/game"
)

// OnlyMoves reports whether a click on a cell only moves the cursor from at to there. The player may
// want this of a cell that is far from the cursor: neither its own cell nor one that touches it.
func (c *Context) OnlyMoves(g game.Grid, at, cell game.Cell) bool {
	return c.FarMoves && cell != at && !slices.Contains(game.AppendNeighbors(nil, g, at), cell)
}
