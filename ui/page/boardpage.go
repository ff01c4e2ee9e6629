package page

import (
	"slices"

	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
)

// A BoardPage is the layout of a page with a large board. Pages without one use [screen.Page]. The
// first line of the window has the title, the second the figures, and the last one the keys. In
// between are the board and, if there is room, a panel. A low window has neither a title nor
// figures.
type BoardPage struct {
	Title   string
	Prompt  screen.Line    // the line where the player types, in place of the title; nil: none
	Figures screen.Line    // the line above the board
	Curtain screen.Drawing // drawn in place of the board; nil: the board is drawn
	Sign    screen.Block   // drawn over the middle of the board; nil: nothing
	Panel   screen.Side
	Message func(Space) Message
	Foot    screen.Foot
}

// A Message tells the player what just happened. It is drawn in the first lines of the panel.
// Without a panel, it is drawn just above the foot. If it would hide the row of the cursor there,
// it is drawn over the first lines of the board instead.
type Message struct {
	Title screen.Span // replaces the title of the panel; no text: the panel keeps its title
	Lines screen.Block
}

// A Space is the room for a message. If InPanel is true, the room is inside the panel. Otherwise it
// is the free lines between the board and the foot.
type Space struct {
	Room
	InPanel bool
}

// ViewBoard draws a page with a large board. The page must have called [Context.FitBoard] first.
func (c *Context) ViewBoard(f *screen.Frame, b *Board, p *BoardPage) {
	_, height := b.size()
	sink, said, panel := c.sink(height), screen.Block(nil), screen.Block(nil)
	room := c.Height - c.Chrome() - 1 // a line above the foot stays blank
	switch b.Panel {
	case NoPanel:
		said = c.aboveFoot(b, p)
	case Beside:
		if c.Low() { // the board begins at the first line, and the panel at the second
			room--
		}
		panel = c.panel(b, p, max(height-1, min(room-sink, highestBeside)))
	case Below:
		panel = c.panel(b, p, min(room-height, highestBelow))
		sink = c.sink(height + 1 + len(panel))
	}
	if !c.Low() {
		if p.Prompt != nil {
			f.Line(c.typedAt(b), p.Prompt)
		} else {
			f.Title(p.Title)
		}
		f.Middle(p.Figures)
		f.Blank(sink)
	}
	var board screen.Drawing = &b.Picture
	if p.Curtain != nil {
		board = p.Curtain
	}
	switch b.Panel {
	case Beside:
		f.BoardBeside(board, panel)
	case Below:
		f.Board(board)
		f.Blank(1)
		for _, line := range panel {
			f.Line((c.Width-b.PanelWidth)/2, line)
		}
	default:
		f.Board(board)
	}
	if p.Sign != nil {
		f.BoardMessage(p.Sign, b.Indent)
	}
	at := c.Height - 1 - len(said)
	if top, _, end := c.cursorLines(b); at < end {
		at = top
	}
	f.FinishBoard(said, at, p.Foot)
}

// typedAt returns the column at which the line where the player types begins. It is the first
// column of the board, or a quarter of the width of the window if that is less.
func (c *Context) typedAt(b *Board) int { return min(b.Indent, c.Width/4) }

// cursorLines returns three lines of the window: top is the first line of the board, first is the
// first line of the row of the cursor, and end is the line after that row.
func (c *Context) cursorLines(b *Board) (top, first, end int) {
	if _, height := b.size(); !c.Low() {
		const above = 2 // the title and the figures
		top = above + c.sink(height)
	}
	w := b.Window
	_, w.Cols = b.Grid.Size()
	w.Rows = max(0, b.Cursor.Row-w.Top)
	_, above := b.Size(b.Grid, w)
	w.Rows++
	_, below := b.Size(b.Grid, w)
	return top, top + above, top + below
}

// MaxMessageLines returns the greatest height of a message, in lines, if there is no panel. The
// message may cover rows of the board, but not the row of the cursor.
func (c *Context) MaxMessageLines(b *Board) int {
	top, first, end := c.cursorLines(b)
	return max(1, first-top, c.Height-1-end)
}

// aboveFoot returns the lines of the message above the foot. In a low window, the line where the player
// types is the first of them.
func (c *Context) aboveFoot(b *Board, p *BoardPage) screen.Block {
	free := c.FreeLines(b)
	said := p.Message(Space{Room: Room{c.Width, free}}).Lines
	if c.Low() && p.Prompt != nil {
		said = append(screen.Block{p.Prompt.OfWidth(c.Width)}, said...)
	}
	return said.First(c.MaxMessageLines(b), c.Width)
}

// FreeLines returns the number of free lines between the board and the foot. It returns at least 1.
func (c *Context) FreeLines(b *Board) int {
	if !c.Low() {
		_, height := b.size()
		return 1 + max(0, c.Height-height-c.Chrome()-c.sink(height))
	}
	_, height := b.Size(b.Grid, draw.Whole(b.Grid))
	return max(1, c.Height-c.Chrome()-height)
}

// The greatest heights of a panel beside a board and of a panel below it, in lines. The height of a
// panel depends on the window and the board, and never on the message in the panel.
const (
	highestBeside = 48
	highestBelow  = 24
)

// panel returns the panel of a page, drawn with this height.
func (c *Context) panel(b *Board, p *BoardPage, height int) screen.Block {
	const border = 2
	width, lines := b.PanelWidth-screen.PanelBorder, height-border
	m := p.Message(Space{Room{width, lines}, true})
	if m.Title.Text == "" {
		m.Title = screen.Message.Of(p.Panel.Title)
	}
	rows := m.Lines.First(lines, width).Rows()
	const roomy = 8 // lines
	gap := 0
	if len(rows) > 0 && lines >= roomy {
		gap = 1
	}
	left := lines - len(rows) - gap
	var parts []screen.Row
	if b.Panel == Below {
		parts = p.Panel.ColumnRows(width, left)
	} else {
		parts = p.Panel.Rows(width, left)
	}
	if parts = parts[:max(0, min(len(parts), left))]; len(parts) > 0 {
		rows = slices.Concat(rows, make([]screen.Row, gap), parts)
	}
	content := make(screen.Block, len(rows))
	for i, r := range rows {
		content[i] = r.Line
	}
	return screen.Panel(m.Title, content, b.PanelWidth, height)
}
