package page

import (
	"slices"

	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/settings/choices"
)

// The size of the smallest window in which one can play.
const (
	MinWidth  = 20
	MinHeight = 8
)

// TooSmall reports whether the window is too small to play in.
func (c *Context) TooSmall() bool { return c.Width < MinWidth || c.Height < MinHeight }

// A FitOrder says which is fitted to the window first: the board or the panel.
type FitOrder uint8

const (
	// BoardFirst draws the board in the spacing that the player has chosen. If the player has
	// chosen [choices.Fit], the program takes the widest spacing in which the whole board fits.
	// There is a panel only if the board leaves room for one.
	BoardFirst FitOrder = iota

	// PanelFirst draws the board in the widest spacing in which the whole board fits beside a
	// panel. If there is no such spacing, it takes the widest one in which the board fits alone.
	// Then there is a panel only if the part of the board that is drawn leaves room for one.
	PanelFirst
)

// FitBoard fits a board into this many lines of the window. It puts the panel in the first of the
// given places that has room for a panel. It then centres the board, together with a panel beside
// it.
func (c *Context) FitBoard(b *Board, grid game.Grid, lines int, order FitOrder, places ...PanelPlace) {
	b.Bare, b.Grid = c.Low(), grid
	switch {
	case order == PanelFirst:
		b.Spacing = c.largestWithPanel(b.Look, grid, lines)
	case b.Pinned:
	case c.Spacing == choices.Fit:
		b.Spacing = c.largest(b.Look, grid, lines)
	default:
		b.Spacing = c.Spacing.Drawn()
	}
	if b.Window == (draw.Window{}) { // at first, the cursor is in the middle of the visible part
		w := b.Fit(grid, c.Width, lines)
		b.Window.Top, b.Window.Left = b.Cursor.Row-w.Rows/2, b.Cursor.Col-w.Cols/2
	}
	c.scroll(b, lines)
	b.Panel, b.PanelWidth = c.place(b, lines, order, places)
	c.centre(b)
}

// largest returns the widest spacing in which the whole board fits in this many lines. It returns
// [draw.Large] only if there is room for a panel, too.
func (c *Context) largest(look draw.Look, grid game.Grid, lines int) draw.Spacing {
	look.Spacing = draw.Large
	if width, height := look.Size(grid, draw.Whole(grid)); c.panelBeside(width, height) || c.panelBelow(lines-height) {
		if (Room{c.Width, lines}).has(look, grid) {
			return draw.Large
		}
	}
	return look.LargestSpacing(grid, c.Width, lines)
}

// largestWithPanel returns the widest spacing in which the whole board fits beside a panel, in this
// many lines. If there is no such spacing, it returns the widest one in which the board fits alone.
func (c *Context) largestWithPanel(look draw.Look, grid game.Grid, lines int) draw.Spacing {
	for _, try := range []struct {
		spacing draw.Spacing
		panel   int
	}{{draw.Large, mostPanel}, {draw.Roomy, leastPanel}, {draw.Wide, leastPanel}, {draw.Compact, leastPanel}} {
		look.Spacing = try.spacing
		if (Room{c.Width - withMargins(try.panel), lines}).has(look, grid) {
			return look.Spacing
		}
	}
	return look.LargestSpacing(grid, c.Width, lines)
}

// place returns the first of these places that has room for a panel, and the width of the panel.
func (c *Context) place(b *Board, lines int, order FitOrder, places []PanelPlace) (PanelPlace, int) {
	const allFigures = 88 // the width of a panel with room for all figures of a game side by side
	width, height := b.size()
	room := height
	if order == PanelFirst { // the panel may be higher than the board
		room = lines
	}
	for _, place := range places {
		switch {
		case c.Low() && order == BoardFirst: // the board needs all lines
		case place == Beside && c.panelBeside(width, room):
			return Beside, min(mostPanel, c.Width-width-withMargins(0))
		case place == Below && c.panelBelow(c.Height-height-c.Chrome()):
			return Below, min(c.Width-2, max(allFigures, width))
		}
	}
	return NoPanel, 0
}

// The least and the greatest width of a panel beside a board, including its border.
const (
	leastPanel = 30
	mostPanel  = 40
)

// withMargins returns the width of a panel with the gap before it and the margin after it.
func withMargins(panel int) int {
	const margin = 2
	return screen.PanelGap + panel + margin
}

// belowHeight is the least height, in lines, of a panel below a board. It includes the blank line
// above the panel.
const belowHeight = 6

// panelBeside reports whether there is room for a panel to the right of a board of this width. The
// parameter lines is the greatest height that the panel can have there.
func (c *Context) panelBeside(width, lines int) bool {
	const least = 9 // lines
	return width+withMargins(leastPanel) <= c.Width && lines >= least
}

// panelBelow reports whether a panel fits below a board. The parameter spare is the number of lines
// that the board leaves free.
func (c *Context) panelBelow(spare int) bool {
	const least = 60
	return spare >= belowHeight && c.Width >= least
}

// low is the height, in lines, of the lowest window with a frame, a title and blank lines. A lower
// window gives these lines to the board.
const low = 16

// Low reports whether the window is so low that frames and titles are left out, to make room for
// the board.
func (c *Context) Low() bool { return c.Height < low }

// Chrome returns the number of lines above and below the board, for the title, the figures, the
// message and the keys. In a low window the figures and the keys share one line.
func (c *Context) Chrome() int {
	if c.Low() {
		return 1
	}
	return 4
}

// sink returns the number of blank lines above a board of this height. In a high window the board
// stands in the middle of the lines between the figures and the foot.
func (c *Context) sink(height int) int {
	const high = 46 // lines between the figures and the foot
	between := c.Height - c.Chrome()
	if between < high {
		return 0
	}
	return max(0, between-height) / 2
}

// LowFoot returns the last line of a low window: the figures, and after them as many keys as fit.
// The first of these keys is the key for help, because the help lists the other keys.
func (c *Context) LowFoot(figures func(width int) screen.Line, all []screen.KeyHint, help screen.KeyHint) screen.Foot {
	if i := slices.IndexFunc(all, func(h screen.KeyHint) bool { return h.Label() == help.Label() }); i > 0 {
		all = slices.Insert(slices.Delete(all, i, i+1), 0, help)
	}
	const gap = 2
	return screen.FootAfter(figures(c.Width-gap-all[0].Width(c.Lang)), c.Width, c.Lang, all)
}
