package page

import (
	"slices"

	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
)

// A BoardPage is the layout of all pages with a large board, as [screen.Page] is that of the others.
// The first line of the window has the title, the second the figures, and the last one the keys. In
// between are the board and, if there is room, a panel. A low window has neither a title nor figures,
// and its message takes lines of the board.
type BoardPage struct {
	Grid    game.Grid
	Title   string
	Prompt  screen.Line    // where the player types, in place of the title; nil: nowhere
	Figures screen.Line    // above the board
	Curtain screen.Drawing // hides the board; nil: nothing does
	Panel   screen.Side

	// Message returns the lines of the message, without what the panel tells.
	Message func(width int, panel screen.Topics) screen.Block
	Place   MessagePlace
	Covers  bool // the message may cover the last rows of the board

	// Spare returns lines for the space that a message of this height leaves below the board, or none
	// if they do not fit. Nil: no lines.
	Spare func(lines int, panel screen.Topics) screen.Block

	Foot screen.Foot
}

// A MessagePlace is the place of the message of a page with a large board. Without a panel, the
// message is always below the board.
type MessagePlace uint8

const (
	UnderBoard MessagePlace = iota // below the board
	InPanel                        // at the top of the panel

	// Below the board, if the cells are not large and there is room for the whole message; otherwise
	// at the bottom or at the top of the panel.
	PanelBottom
	PanelTop
)

// ViewBoard draws a page with a large board. The board must have been fitted to the window before.
func (c *Context) ViewBoard(f *screen.Frame, b *Board, p *BoardPage) {
	l := c.panelOf(b, p)
	if !c.Low() {
		if p.Prompt != nil {
			f.Middle(p.Prompt)
		} else {
			f.Title(p.Title)
		}
		f.Middle(p.Figures)
		f.Blank(l.sink)
	}
	var board screen.Drawing = &b.Picture
	if p.Curtain != nil {
		board = p.Curtain
	}
	switch b.Panel {
	case Beside:
		f.BoardBeside(board, l.panel)
	case Below:
		f.Board(board)
		f.Blank(1)
		for _, line := range l.panel {
			f.Line((c.Width-b.PanelWidth)/2, line)
		}
	default:
		f.Board(board)
	}
	var said screen.Block
	if !l.hasMessage {
		said = c.message(b, p, c.Width, l.tells)
	}
	if p.Spare != nil {
		said = append(said, p.Spare(f.Free()-len(said), l.tells)...)
	}
	f.FinishBoard(said, p.Covers && !l.hasMessage, p.Foot)
}

// message returns the message for a width. In a low window it begins with the line where the player
// types, and a row of the board remains above it.
func (c *Context) message(b *Board, p *BoardPage, width int, panel screen.Topics) screen.Block {
	said := p.Message(width, panel)
	if !c.Low() {
		return said
	}
	if p.Prompt != nil {
		said = append(screen.Block{p.Prompt}, said...)
	}
	return said[:min(len(said), c.MaxMessageLines(b.Look))]
}

// FitMessage fits the board of a low window into the lines that the message leaves free. Other
// windows stay as they are.
func (c *Context) FitMessage(b *Board, p *BoardPage) {
	if c.Low() && !c.TooSmall() {
		c.fitBelowMessage(b, p.Grid, len(c.message(b, p, c.Width, 0)))
	}
}

// A panelLayout is the panel of a page with a large board.
type panelLayout struct {
	panel      screen.Block
	tells      screen.Topics
	hasMessage bool // the panel has the message
	sink       int  // the number of blank lines above the board
}

// panelOf lays out the panel of a page. The panel is as high as its content and, beside a board, at least
// as high as the board. Unless the panel contains the message, a line above the keys stays free for it.
func (c *Context) panelOf(b *Board, p *BoardPage) (l panelLayout) {
	const border = 2
	_, height := b.Size(p.Grid, b.Window)
	least, most := 0, c.Height-1-c.Chrome() // a panel beside the board begins at its second line
	switch b.Panel {
	case NoPanel:
		l.sink = c.Sink(height)
		if p.Place == InPanel { // the board leaves room for the whole message
			free := most + 2 - height - len(c.message(b, p, c.Width, 0))
			l.sink = max(0, min(l.sink, free))
		}
		return l
	case Beside:
		l.sink = c.Sink(height)
		least, most = height-1, most-l.sink
		if c.Low() {
			most--
		}
		if p.Place == InPanel {
			most++
		}
	case Below:
		l.sink = c.Sink(height + BelowHeight)
		most -= l.sink + height
	}
	width, lines := b.PanelWidth-screen.PanelBorder, most-border
	rows, tells := c.panelRows(b, p, nil, lines)
	content := min(lines, max(least-border, len(rows)))
	if b.Panel == Below {
		content = lines // a message may take the place of other lines only if it does not fit below them
	}
	if said := c.messageInside(b, p, width, lines-content, tells); len(said) > 0 && len(said) <= lines {
		l.hasMessage = true
		rows, tells = c.panelRows(b, p, said, lines)
	}
	l.tells = tells
	said := make(screen.Block, len(rows))
	for i, r := range rows {
		said[i] = r.Line
	}
	l.panel = screen.Panel(p.Panel.Title, said, b.PanelWidth, max(least, len(rows)+border))
	return l
}

// messageInside returns the message for a panel of this width, or nothing if the message is below the
// board. The parameter free is the number of lines that the panel leaves free.
func (c *Context) messageInside(b *Board, p *BoardPage, width, free int, tells screen.Topics) screen.Block {
	switch {
	case p.Place == UnderBoard,
		p.Place != InPanel && b.Spacing != draw.Large && len(c.message(b, p, c.Width, tells)) <= 1+free:
		return nil
	}
	return c.message(b, p, width, tells)
}

// panelRows returns the rows inside the panel: its parts, and a message unless that is empty.
func (c *Context) panelRows(b *Board, p *BoardPage, said screen.Block, lines int) ([]screen.Row, screen.Topics) {
	width, message, gap := b.PanelWidth-screen.PanelBorder, said.Rows(), []screen.Row{{}}
	if b.Panel == Below {
		rows, tells := p.Panel.ColumnRows(width, lines-len(said))
		return append(rows[:min(len(rows), lines-len(said))], message...), tells
	}
	if len(said) == 0 {
		return p.Panel.Rows(width, lines)
	}
	rows, tells := p.Panel.Rows(width, lines-len(said)-1)
	if p.Place == PanelBottom {
		return slices.Concat(rows, gap, message), tells
	}
	if p.Panel.Spaced {
		return slices.Concat(gap, message, rows), tells
	}
	if len(rows) > 0 {
		message = append(message, gap...)
	}
	return append(message, rows...), tells
}
