package page

import (
	"buscaminas/game"
	"buscaminas/ui/screen"

	tea "github.com/charmbracelet/bubbletea"
)

// scroll chooses the part of the board to draw. The part is as large as this many lines allow, and
// contains the cell of the cursor.
func (c *Context) scroll(b *Board, lines int) {
	w := b.Fit(b.Grid, c.Width, lines)
	w.Top, w.Left = b.Window.Top, b.Window.Left
	b.Window = w.Follow(b.Grid, b.Cursor)
}

// centre centres the board in the window. A board with a panel beside it is centred with the panel.
func (c *Context) centre(b *Board) {
	width, _ := b.size()
	if b.Panel == Beside {
		width += screen.PanelGap + b.PanelWidth
	}
	b.Indent = max(0, (c.Width-width)/2)
}

// Scrolled scrolls a board if the click turns the wheel or hits a scroll bar, and reports whether
// it did.
func Scrolled(b *Board, click Click) bool {
	by := wheelStep(click.MouseMsg)
	if !tea.MouseEvent(click.MouseMsg).IsWheel() {
		var bar bool
		if by, bar = b.ScrollBarAt(click.X, click.Y-click.Top); !bar || click.Top == NoItem {
			return false
		}
	}
	b.Window, b.Cursor = b.Window.Scroll(b.Grid, b.Cursor, by)
	return true
}

// wheelStep returns the numbers of rows and columns that a turn of the wheel scrolls.
func wheelStep(msg tea.MouseMsg) game.Cell {
	const cells = 3
	var c game.Cell
	switch msg.Button {
	case tea.MouseButtonWheelUp:
		c.Row = -cells
	case tea.MouseButtonWheelDown:
		c.Row = cells
	case tea.MouseButtonWheelLeft:
		c.Col = -cells
	case tea.MouseButtonWheelRight:
		c.Col = cells
	}
	if msg.Shift {
		c.Row, c.Col = c.Col, c.Row
	}
	return c
}
