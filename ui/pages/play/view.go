package play

import (
	"slices"

	"buscaminas/game"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"
)

// The topics of the panel.
const (
	hintTopic screen.Topics = 1 << iota // the last hint
	riskTopic                           // the chance of a mine at the cursor
)

// layout returns the layout of the page.
func (p *Page) layout() *page.BoardPage {
	l := &page.BoardPage{
		Grid:    p.session.Setup.Grid(),
		Title:   p.title(),
		Panel:   screen.Side{Title: panelName.In(p.Lang), Spaced: true, Parts: p.parts()},
		Message: p.said,
		Place:   page.PanelBottom,
		Covers:  p.Typing() || p.message.text != "" || p.over(),
		Spare:   p.helping.legendBelow,
		Foot:    p.foot(),
	}
	if p.Typing() {
		l.Prompt = p.typing.prompt.line()
	}
	if p.Board.Panel == page.NoPanel && !p.Low() {
		l.Figures = p.status(p.figures())
	}
	if p.over() {
		l.Place = page.PanelTop
	}
	if p.paused {
		l.Curtain = p.curtain()
	}
	return l
}

// title returns the name of the game.
func (p *Page) title() string {
	said := p.session.Setup.Headline(draw.GridName(p.session.Setup.Grid()), p.Lang)
	if p.rivals.contest != nil {
		said = contestTitle.In(p.Lang, p.rivals.contest.code) + text.Separator + said
	}
	return said
}

// curtain returns what hides the board while the game is paused.
func (c *core) curtain() *curtain {
	return &curtain{c.Board.Picture, screen.Block{
		{screen.Figure.Of(text.Text{"PAUSA", "PAUSED"}.In(c.Lang))},
		{
			screen.Key.Of(c.keys().First(keys.PauseGame, c.Lang)),
			screen.KeyText.Of(" " + goOn.In(c.Lang)),
		},
	}}
}

// A curtain is drawn in place of the board while the game is paused.
type curtain struct {
	board draw.Picture
	said  screen.Block
}

// Paint implements [screen.Drawing].
func (c *curtain) Paint(g *screen.Grid, top int) (right, bottom int) {
	width, height := c.board.Size(c.board.Game.Layout().Grid(), c.board.Window)
	for i, l := range c.said {
		x := c.board.Indent + (width-l.Width())/2
		for _, s := range l {
			x = g.Write(x, top+(height-2)/2+i, s.Style, s.Text)
		}
	}
	return c.board.Indent + width, top + height
}

// said returns the lines of the message, without what the panel tells.
func (p *Page) said(width int, panel screen.Topics) screen.Block {
	if p.Typing() {
		if p.typing.prompt.refused == "" {
			return nil
		}
		return screen.Wrapped(screen.Refused.Of(p.typing.prompt.refused), width)
	}
	told := p.told(panel, width)
	if told.Text == "" {
		return nil
	}
	signs := p.helping.signs(told.Text, width)
	if !p.Low() {
		return slices.Concat(screen.WrappedParts(told, width), signs, p.saidAside(width))
	}
	said, _ := p.paged(told, p.mostPaged(told.Text))
	return slices.Concat(said, signs[:min(1, len(signs))], p.saidAside(width))
}

// saidAside returns the lines of a message that is shown below the message about the end of the
// game.
func (c *core) saidAside(width int) screen.Block {
	if !c.message.aside || c.message.text == "" {
		return nil
	}
	return screen.Wrapped(c.message.ink.Of(c.message.text), width)
}

// mostSaid returns the greatest number of lines for the message about the end of the game. It keeps
// part of the board visible. In a low window, the message about a win has two lines. If two lines
// would hide just one line of the board, the message has one line.
func (c *core) mostSaid() int {
	const board, others = 5, 2 // lines: for names, a row between two lines and a scroll bar; for figures and keys
	if c.Low() {
		const words = 2
		grid, lines, look := c.session.Setup.Grid(), c.Height-c.Chrome(), c.Board.Look
		look.Nameless = false
		switch _, height := look.Size(grid, draw.Whole(grid)); {
		case c.game().Status() == game.Lost:
			return max(words, lines-height, lines/3)
		case height == lines-1:
			return 1
		}
		return words
	}
	return max(1, c.Height-board-others-len(c.saidAside(c.Width)))
}
