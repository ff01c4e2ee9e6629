package ui

import (
	"buscaminas/game"
	"buscaminas/ui/choices"
	"buscaminas/ui/draw"

	tea "github.com/charmbracelet/bubbletea"
)

// fitBoard chooses the spacing and the window of a board for so many lines of the
// screen: roomy if all of the board is seen so, else compact, unless the player
// has chosen, by the options or, where it is pinned, by hand.
func (m *Model) fitBoard(b *draw.Board, grid game.Grid, lines int, pinned bool) {
	switch {
	case pinned:
	case m.Spacing == choices.Compact:
		b.Spacing = draw.Compact
	default:
		b.Spacing = draw.Roomy
		if m.Spacing == choices.Fit && b.Spacing.Fit(grid, m.width, lines) != draw.Whole(grid) {
			b.Spacing = draw.Compact
		}
	}
	w := b.Spacing.Fit(grid, m.width, lines)
	w.Top, w.Left = b.Window.Top, b.Window.Left
	if b.Window == (draw.Window{}) { // the first one has the cursor in its middle
		w.Top, w.Left = b.Cursor.Row-w.Rows/2, b.Cursor.Col-w.Cols/2
	}
	b.Window = w.Follow(grid, b.Cursor)
}

// chrome returns how many lines the screen has beside a board: figures and message,
// then the keys, then the title.
func (m *Model) chrome() int {
	switch {
	case m.height < 10:
		return 2
	case m.height < 12:
		return 3
	default:
		return 4
	}
}

// wheelStep returns how many rows and columns a turn of the wheel scrolls.
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
