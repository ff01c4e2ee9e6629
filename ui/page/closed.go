package page

import (
	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
)

// mostDrawn is how many rows and columns a closed board has at most that is drawn: of a larger one
// too little would be seen.
const mostDrawn = 60

// Closed returns a part of a side panel with a board that nobody has begun, from a first cell if it
// has one, or else [draw.NoCursor]. A board that is too large is left out.
func (c *Context) Closed(head string, grid game.Grid, mines int, start game.Cell) screen.Part {
	if rows, cols := grid.Size(); max(rows, cols) > mostDrawn {
		return screen.Part{Draw: func(int, int) []screen.Row { return nil }}
	}
	part := c.Board(head, draw.Picture{}, grid)
	part.Draw = func(width, height int) []screen.Row {
		layout, err := game.Undealt(grid, mines)
		if err != nil {
			return nil
		}
		b := draw.Picture{Game: game.New(layout, c.Rules), Cursor: start}
		return c.Board(head, b, grid).Draw(width, height)
	}
	return part
}
