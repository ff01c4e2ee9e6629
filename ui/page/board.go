package page

import (
	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
)

// A Board is the large board of a page, and the place of its panel.
type Board struct {
	draw.Picture
	Pinned     bool // the player has chosen the spacing by hand
	Panel      PanelPlace
	PanelWidth int // including the border; 0: there is no panel
}

// A PanelPlace is the place of the panel of a page with a large board.
type PanelPlace uint8

const (
	NoPanel PanelPlace = iota
	Beside             // to the right of the board
	Below              // below the board
)

// NextSpacing changes to the next spacing, which the board then keeps.
func (b *Board) NextSpacing() { b.Pinned, b.Spacing = true, b.Spacing.Next() }

// PlacePanel puts the panel in the first of these places that has room for it, and the board in the
// middle of the lines that are left. The board must have been fitted to the window before.
func (c *Context) PlacePanel(b *Board, grid game.Grid, places ...PanelPlace) {
	b.Panel, b.PanelWidth = c.place(b, grid, places)
	c.centre(b, grid)
}

// place returns the first of these places that has room for a panel, and the width of the panel.
func (c *Context) place(b *Board, grid game.Grid, places []PanelPlace) (PanelPlace, int) {
	const allFigures = 88 // the width of a panel with room for all figures of a game side by side
	width, height := b.Size(grid, b.Window)
	for _, place := range places {
		switch {
		case c.Low():
		case place == Beside && c.panelBeside(width, height):
			return Beside, c.besideWidth(b.Spacing, width)
		case place == Below && c.panelBelow(c.Height-height-c.Chrome()):
			return Below, min(c.Width-2, max(allFigures, width))
		}
	}
	return NoPanel, 0
}

// The least and the greatest width of a panel for which the cells of the board are drawn smaller.
const (
	leastRoom = 30
	mostRoom  = 40
)

// FitBesidePanel fits a board into this many lines of the window. It chooses the widest spacing with
// which the whole board and a panel beside it fit. If they fit with no spacing, the page has no panel.
func (c *Context) FitBesidePanel(b *Board, grid game.Grid, lines int) {
	const leastLines = 9 // a panel needs them between the title and the foot
	beside := func(panel int) Room { return Room{c.Width - screen.PanelGap - panel - 1, lines} }
	look := b.Look
	if look.Spacing = draw.Large; !beside(mostRoom).Has(look, grid) {
		look, _ = beside(leastRoom).Fitted(look, grid)
	}
	b.Panel, b.PanelWidth = NoPanel, 0
	if lines >= leastLines && beside(leastRoom).Has(look, grid) {
		b.Spacing = look.Spacing
		width, _ := b.Size(grid, draw.Whole(grid))
		b.Panel, b.PanelWidth = Beside, min(mostRoom, c.Width-width-screen.PanelGap-1)
	} else {
		b.Spacing = b.Largest(grid, c.Width, lines)
	}
	c.fitWindow(b, grid, lines)
}
