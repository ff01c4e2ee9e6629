package page

import (
	"slices"

	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/settings/choices"

	tea "github.com/charmbracelet/bubbletea"
)

// The size of the smallest window in which the game is played.
const (
	MinWidth  = 20
	MinHeight = 8
)

// TooSmall reports whether the window is too small to play in.
func (c *Context) TooSmall() bool { return c.Width < MinWidth || c.Height < MinHeight }

// FitBoard chooses the spacing and the window of a board for this many lines of the screen, and
// puts it in the middle. It takes the widest spacing in which the whole board fits, unless the
// player has chosen one: in the options, or by hand if it is pinned.
func (c *Context) FitBoard(b *draw.Picture, grid game.Grid, lines int, pinned bool) {
	b.Bare, b.Nameless = c.Low(), false
	switch {
	case pinned:
	case c.Spacing == choices.Fit:
		b.Spacing = c.largest(b.Look, grid, lines)
	default:
		b.Spacing = c.Spacing.Drawn()
	}
	if b.Window == (draw.Window{}) { // the first window has the cursor in its middle
		w := b.Fit(grid, c.Width, lines)
		b.Window.Top, b.Window.Left = b.Cursor.Row-w.Rows/2, b.Cursor.Col-w.Cols/2
	}
	c.FitWindow(b, grid, lines)
}

// largest returns the widest spacing in which the whole board fits in this many lines. Large cells
// also need room for a panel.
func (c *Context) largest(look draw.Look, grid game.Grid, lines int) draw.Spacing {
	look.Spacing = draw.Large
	if width, height := look.Size(grid, draw.Whole(grid)); c.PanelBeside(width, height) || c.PanelBelow(lines-height) {
		if (Room{c.Width, lines}).Has(look, grid) {
			return draw.Large
		}
	}
	return look.Largest(grid, c.Width, lines)
}

// BelowHeight is the height of a panel below a board, with the blank line above it.
const BelowHeight = 6

// PanelBeside reports whether there is room for a panel beside a board of this size.
func (c *Context) PanelBeside(width, height int) bool {
	const gap, least = 2, 9
	return width+screen.PanelGap+screen.PanelWidth+gap <= c.Width && height >= least
}

// BesideWidth returns the width of a panel beside a board, which PanelBeside found room for. Beside
// large cells the window is large, too, and the panel takes more of it.
func (c *Context) BesideWidth(b *draw.Picture, grid game.Grid) int {
	const gap, most = 2, 44
	if b.Spacing != draw.Large {
		return screen.PanelWidth
	}
	width, _ := b.Size(grid, b.Window)
	return max(screen.PanelWidth, min(most, c.Width-width-screen.PanelGap-gap))
}

// PanelBelow reports whether spare lines are enough for a panel below a board.
func (c *Context) PanelBelow(spare int) bool {
	const least = 60
	return spare >= BelowHeight && c.Width >= least
}

// FitWindow makes the window of a board as large as this many lines allow, moves it to the cursor,
// and puts it in the middle of the screen.
func (c *Context) FitWindow(b *draw.Picture, grid game.Grid, lines int) {
	w := b.Fit(grid, c.Width, lines)
	w.Top, w.Left = b.Window.Top, b.Window.Left
	b.Window = w.Follow(grid, b.Cursor)
	width, _ := b.Size(grid, b.Window)
	b.Indent = max(0, (c.Width-width)/2)
}

// low is the least height of a window with a frame, a title and blank lines. A lower window gives
// these lines to the board.
const low = 16

// Low reports whether the window gives all lines that it can to the board.
func (c *Context) Low() bool { return c.Height < low }

// Chrome returns the number of lines above and below the board: for the keys, the message, the
// figures and the title. A low window has only the line of the keys, which the figures share: see
// [Context.FitSaid].
func (c *Context) Chrome() int {
	if c.Low() {
		return 1
	}
	return 4
}

// Sink returns how many lines lower than on other pages a board of this height begins, so that it does
// not stand at the top of a very high window.
func (c *Context) Sink(height int) int {
	const high = 40 // lines: what stands beside a board may be as high
	return max(0, c.Height-c.Chrome()-max(height, high)) / 3
}

// FitSaid fits the board of a low window again, to the lines that are left beside a message of this
// many lines, so that the message never hides the cursor. If few rows are left, the board has no
// line of names.
func (c *Context) FitSaid(b *draw.Picture, grid game.Grid, said int) {
	const leastNamed = 4 // lines: the names, the cursor's row and those that touch it
	lines := c.Height - c.Chrome() - min(said, c.MostSaid(b.Look))
	b.Nameless = said > 0 && lines < leastNamed
	c.FitWindow(b, grid, lines)
}

// MostSaid returns the most lines that a message in a low window may take, so that the board keeps
// one row.
func (c *Context) MostSaid(look draw.Look) int { return c.Height - c.Chrome() - look.Least() }

// Scrolled scrolls a board if the click is a turn of the wheel or on a scroll bar, and reports
// whether it is.
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

// wheelStep returns the rows and columns that a turn of the wheel scrolls.
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

// LowFoot returns the last line of a low window: the figures, and after them as many keys as fit.
// The first key is that of the help, which lists the others.
func (c *Context) LowFoot(figures func(width int) screen.Line, all []screen.KeyHint, help screen.KeyHint) screen.Foot {
	if i := slices.IndexFunc(all, func(h screen.KeyHint) bool { return h.Label() == help.Label() }); i > 0 {
		all = slices.Insert(slices.Delete(all, i, i+1), 0, help)
	}
	const gap = 2
	return screen.FootAfter(figures(c.Width-gap-all[0].Width(c.Lang)), c.Width, c.Lang, all)
}
