package play

import (
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
)

// A panelPlace is the place of the panel with the figures of the game.
type panelPlace uint8

const (
	noPanel panelPlace = iota // no panel: the figures are in a line above the board
	beside                    // a panel to the right of the board
	below                     // a panel below the board
)

// allFigures is the width, in columns, of a panel with room for all figures side by side.
const allFigures = 88

// fit chooses the spacing and the window of the board, and places the panel.
func (c *core) fit() {
	c.Board.panel = noPanel
	if c.TooSmall() {
		return
	}
	c.FitBoard(&c.Board.Picture, c.session.Setup.Grid(), c.Height-c.Chrome(), c.Board.pinned)
	c.placePanel()
}

// placePanel chooses the place of the panel. The caller must fit the board to the window first.
func (c *core) placePanel() {
	grid := c.session.Setup.Grid()
	width, height := c.Board.Size(grid, c.Board.Window)
	c.Board.panel = noPanel
	switch {
	case c.Low():
	case c.PanelBeside(width, height):
		c.Board.panel = beside
		c.Board.Indent = (c.Width - width - screen.PanelGap - c.besideWidth()) / 2
	case c.PanelBelow(c.spare()):
		c.Board.panel = below
	}
}

// besideWidth returns the width of a panel beside the board, in columns.
func (c *core) besideWidth() int { return c.BesideWidth(&c.Board.Picture, c.session.Setup.Grid()) }

// boardLines returns the height of the drawn board, in lines.
func (c *core) boardLines() int {
	_, height := c.Board.Size(c.session.Setup.Grid(), c.Board.Window)
	return height
}

// mostPanel returns the greatest height of the panel. It leaves one line above the keys for a
// message.
func (c *core) mostPanel() int {
	top := 1 + c.above() + 1 // a panel beside the board begins at its second line
	if c.Board.panel == below {
		top += c.boardLines() // the panel begins below the board and a blank line
	}
	return c.Height - 2 - top
}

// panelWidth returns the width of a panel below the board, in columns.
func (c *core) panelWidth() int {
	width, _ := c.Board.Size(c.session.Setup.Grid(), c.Board.Window)
	return min(c.Width-2, max(allFigures, width))
}

// above returns the number of blank lines above the board. If there is a panel, the line for the
// figures is blank too, because the panel has the figures.
func (c *core) above() int {
	if c.Low() {
		return 0
	}
	_, height := c.Board.Size(c.session.Setup.Grid(), c.Board.Window)
	switch c.Board.panel {
	case beside:
		return 1 + c.Sink(height)
	case below:
		return 1 + c.Sink(height+page.BelowHeight)
	}
	return c.Sink(height)
}

// spare returns the number of lines that the board leaves free.
func (c *core) spare() int {
	_, height := c.Board.Size(c.session.Setup.Grid(), c.Board.Window)
	return c.Height - height - c.Chrome()
}
