package play

import "buscaminas/ui/page"

// fit chooses the spacing and the window of the board, and places the panel.
func (c *core) fit() {
	c.Board.Panel = page.NoPanel
	if c.TooSmall() {
		return
	}
	grid := c.session.Setup.Grid()
	c.FitBoard(&c.Board, grid, c.Height-c.Chrome())
	c.PlacePanel(&c.Board, grid, page.Beside, page.Below)
}

// boardLines returns the height of the drawn board, in lines.
func (c *core) boardLines() int {
	_, height := c.Board.Size(c.session.Setup.Grid(), c.Board.Window)
	return height
}

// mostPanel returns the greatest height of the panel. It leaves one line above the keys for a
// message.
func (c *core) mostPanel() int {
	top := 1 + c.above() + 1 // a panel beside the board begins at its second line
	if c.Board.Panel == page.Below {
		top += c.boardLines() // the panel begins below the board and a blank line
	}
	return c.Height - 2 - top
}

// above returns the number of blank lines above the board. If there is a panel, the line for the
// figures is blank too, because the panel has the figures.
func (c *core) above() int {
	if c.Low() {
		return 0
	}
	_, height := c.Board.Size(c.session.Setup.Grid(), c.Board.Window)
	switch c.Board.Panel {
	case page.Beside:
		return 1 + c.Sink(height)
	case page.Below:
		return 1 + c.Sink(height+page.BelowHeight)
	}
	return c.Sink(height)
}
