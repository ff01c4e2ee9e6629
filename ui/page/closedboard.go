package page

import (
	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
)

// mostDrawn is the greatest number of rows or columns of a closed board in a panel. The panel would
// show too little of a larger board.
const mostDrawn = 60

// ClosedBoard returns a part of a side panel with a board whose cells are all closed. The cursor is
// at start, which may be [draw.NoCursor]. The part is empty if the board is too large for a panel.
func (c *Context) ClosedBoard(head string, grid game.Grid, mines int, start game.Cell) screen.Part {
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
