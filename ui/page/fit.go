package page

import (
	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/settings/choices"

	tea "github.com/charmbracelet/bubbletea"
)

// The smallest window that the game is played in.
const (
	MinWidth  = 20
	MinHeight = 8
)

// TooSmall reports whether nothing is played in the window.
func (c *Context) TooSmall() bool { return c.Width < MinWidth || c.Height < MinHeight }

// FitBoard chooses the spacing and the window of a board for so many lines of the
// screen, and puts it in the middle: with the most room in which all of the board is seen,
// unless the player has chosen, by the options or, where it is pinned, by hand.
func (c *Context) FitBoard(b *draw.Picture, grid game.Grid, lines int, pinned bool) {
	b.Bare = c.Low()
	switch {
	case pinned:
	case c.Spacing == choices.Fit:
		b.Spacing = c.largest(b.Look, grid, lines)
	default:
		b.Spacing = c.Spacing.Drawn()
	}
	if b.Window == (draw.Window{}) { // the first one has the cursor in its middle
		w := b.Fit(grid, c.Width, lines)
		b.Window.Top, b.Window.Left = b.Cursor.Row-w.Rows/2, b.Cursor.Col-w.Cols/2
	}
	c.FitWindow(b, grid, lines)
}

// largest returns the spacing with the most room in which all of a board is seen in so many lines
// of the screen. Large cells also leave room for a panel.
func (c *Context) largest(look draw.Look, grid game.Grid, lines int) draw.Spacing {
	look.Spacing = draw.Large
	if width, height := look.Size(grid, draw.Whole(grid)); c.PanelBeside(width, height) || c.PanelBelow(lines-height) {
		if (Room{c.Width, lines}).Has(look, grid) {
			return draw.Large
		}
	}
	return look.Largest(grid, c.Width, lines)
}

// BelowHeight is how many lines a panel below a board takes, with the blank above it.
const BelowHeight = 6

// PanelBeside reports whether there is room for a panel beside a board of so many columns and lines.
func (c *Context) PanelBeside(width, height int) bool {
	const gap, least = 2, 9
	return width+screen.PanelGap+screen.PanelWidth+gap <= c.Width && height >= least
}

// PanelBelow reports whether there is room for a panel in so many lines below a board.
func (c *Context) PanelBelow(spare int) bool {
	const least = 60
	return spare >= BelowHeight && c.Width >= least
}

// FitWindow makes the window of a board as large as there is room for in so many lines,
// moves it to where its cursor is, and puts it in the middle of the screen.
func (c *Context) FitWindow(b *draw.Picture, grid game.Grid, lines int) {
	w := b.Fit(grid, c.Width, lines)
	w.Top, w.Left = b.Window.Top, b.Window.Left
	b.Window = w.Follow(grid, b.Cursor)
	width, _ := b.Size(grid, b.Window)
	b.Indent = max(0, (c.Width-width)/2)
}

// low is the height of a window below which its lines go to the board: there is no frame, no title and
// no blank line.
const low = 16

// Low reports whether the window is that low.
func (c *Context) Low() bool { return c.Height < low }

// Chrome returns how many lines the screen has beside a board: the keys, the message, the figures and
// the title; in a low window the keys, and one line for figures and message.
func (c *Context) Chrome() int {
	if c.Low() {
		return 2
	}
	return 4
}

// Scrolled scrolls a board on this grid where the click is a turn of the wheel, or on one of its
// bars, and reports whether it did.
func Scrolled(b *draw.Picture, grid game.Grid, click Click) bool {
	by := wheelStep(click.MouseMsg)
	if !tea.MouseEvent(click.MouseMsg).IsWheel() {
		var bar bool
		if by, bar = b.BarAt(click.X, click.Y-click.Top); !bar || click.Top == NoItem {
			return false
		}
	}
	b.Window, b.Cursor = b.Window.Scroll(grid, b.Cursor, by)
	return true
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
