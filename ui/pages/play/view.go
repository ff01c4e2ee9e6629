package play

import (
	"buscaminas/game"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"
)

// draw draws the whole page.
func (p *Page) draw(f *screen.Frame) {
	panel, tells := p.panel()
	said, cover := p.below(f.Width, tells)
	if !p.Low() {
		p.titleLine(f)
		if p.Board.Panel == page.NoPanel {
			p.status(f, p.figures())
		}
	}
	f.Blank(p.above())
	switch {
	case p.paused:
		p.curtain(f, panel)
	case p.Board.Panel == page.Beside:
		f.BoardBeside(&p.Board, panel)
	default:
		f.Board(&p.Board)
	}
	if p.Board.Panel == page.Below {
		p.under(f, panel)
	}
	if l := p.helping.legend(f.Width); !tells.risk && l != nil && len(said) < f.Free() {
		said = append(said, l)
	}
	f.FinishBoard(said, cover, p.foot())
}

// fitSaid makes the board of a low window smaller, so that the message fits.
func (p *Page) fitSaid() {
	if p.Low() && !p.TooSmall() {
		said, _ := p.below(p.Width, shownMessages{})
		p.FitBelowMessage(&p.Board, p.session.Setup.Grid(), len(said))
	}
}

// titleLine draws the name of the game, or the prompt.
func (p *Page) titleLine(f *screen.Frame) {
	if p.Typing() {
		f.Middle(p.typing.prompt.line())
		return
	}
	said := p.session.Setup.Headline(draw.GridName(p.session.Setup.Grid()), p.Lang)
	if p.rivals.contest != nil {
		said = contestTitle.In(p.Lang, p.rivals.contest.code) + text.Separator + said
	}
	f.Title(said)
}

// under draws the panel below the board.
func (c *core) under(f *screen.Frame, panel screen.Block) {
	f.Blank(1)
	for _, line := range panel {
		f.Line((c.Width-c.Board.PanelWidth)/2, line)
	}
}

// curtain draws the page while the game is paused: the panel, and a curtain that hides the board.
func (c *core) curtain(f *screen.Frame, panel screen.Block) {
	hidden := curtain{c.Board.Picture, screen.Block{
		{screen.Figure.Of(text.Text{"PAUSA", "PAUSED"}.In(c.Lang))},
		{
			screen.Key.Of(c.keys().First(keys.PauseGame, c.Lang)),
			screen.KeyText.Of(" " + goOn.In(c.Lang)),
		},
	}}
	if c.Board.Panel != page.Beside {
		panel = nil
	}
	f.BoardBeside(&hidden, panel)
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

// below returns the lines below the board, with the message. The result cover says whether these
// lines may cover the last rows of the board. They may do so while the player types, while there is
// a message about the last action, and once the game is over.
func (p *Page) below(width int, inPanel shownMessages) (said screen.Block, cover bool) {
	if inPanel.message {
		return nil, false
	}
	if p.Typing() {
		refused := screen.Wrapped(screen.Refused.Of(p.typing.prompt.refused), width)
		switch {
		case !p.Low():
			return refused, true
		case p.typing.prompt.refused == "":
			refused = nil
		}
		return append(screen.Block{p.typing.prompt.line()}, refused...), true
	}
	told := p.messageBelow(inPanel, width)
	if told.Text == "" {
		return nil, false
	}
	said = screen.WrappedParts(told, width)
	if p.Low() {
		said, _ = p.paged(told)
	}
	return append(said, p.saidAside(width)...), p.message.text != "" || p.over()
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
