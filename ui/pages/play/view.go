package play

import (
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"
)

// layout returns the layout of the page.
func (p *Page) layout() *page.BoardPage {
	l := &page.BoardPage{
		Grid:    p.session.Setup.Grid(),
		Title:   p.title(),
		Panel:   screen.Side{Title: panelName.In(p.Lang), Parts: p.parts()},
		Message: p.told,
		Covers:  p.Typing() || p.message.text != "" || p.over(),
		Foot:    p.foot(),
	}
	if p.Typing() {
		l.Prompt = p.typing.prompt.line()
	}
	if p.Board.Panel == page.NoPanel && !p.Low() {
		l.Figures = p.status(p.figures())
	}
	if p.paused {
		l.Curtain = p.curtain()
	}
	return l
}

// title returns the name of the game.
func (p *Page) title() string {
	said := p.session.Setup.Headline(draw.GridName(p.session.Setup.Grid()), p.Lang)
	if p.rivals.inContest() {
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
