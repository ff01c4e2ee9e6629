package play

import (
	"strings"

	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"
)

// View implements [page.Page].
func (p *Page) View(f *screen.Frame) { p.ViewBoard(f, &p.Board, p.layout()) }

// layout returns the layout of the page.
func (p *Page) layout() *page.BoardPage {
	l := &page.BoardPage{
		Title:   p.rivals.title(),
		Panel:   screen.Side{Title: panelName.In(p.Lang), Parts: p.parts()},
		Message: p.told,
		Covers:  p.Typing() || p.message.hint || p.message.text != "" || p.over(),
		Foot:    p.foot(),
	}
	if p.Typing() {
		l.Prompt = p.typing.prompt.line()
	}
	if p.Board.Panel == page.NoPanel && !p.Low() {
		l.Figures = p.figures().Line(p.Width)
	}
	if p.paused {
		l.Curtain = p.curtain()
	}
	return l
}

// title returns the name of the game.
func (r *rivals) title() string {
	said := r.session.Setup.Headline(draw.GridName(r.grid()), r.Lang)
	if r.inContest() {
		said = contestTitle.In(r.Lang, r.contest.code) + text.Separator + said
	}
	return said
}

// curtain returns what hides the board while the game is paused: its cells, all closed, and a sign.
func (c *core) curtain() *curtain {
	covered := c.Board.Picture
	covered.Covered, covered.Cursor, covered.Overlay, covered.Wave, covered.Kept = true, draw.NoCursor, nil, draw.Wave{}, nil
	return &curtain{covered, screen.Block{
		{screen.Figure.Of(c.Lang.Say("PAUSA", "PAUSED"))},
		{
			screen.Key.Of(c.label(keys.PauseGame)),
			screen.KeyText.Of(" " + labelGoOn.In(c.Lang)),
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
	const margin = 2 // columns beside the sign, and a line above and below
	width, height := c.board.Size(c.board.Game.Layout().Grid(), c.board.Window)
	right, bottom = c.board.Paint(g, top)
	widest := 0
	for _, l := range c.said {
		widest = max(widest, l.Width())
	}
	sign := min(widest+2*margin, width)
	left, first := c.board.Indent+(width-sign)/2, top+max(0, height-len(c.said))/2
	for y := first - 1; y <= first+len(c.said); y++ {
		if 0 <= y && y < g.Height {
			g.Write(left, y, screen.Style{}, strings.Repeat(" ", sign))
		}
	}
	for i, l := range c.said {
		x := c.board.Indent + (width-l.Width())/2
		for _, s := range l {
			x = g.Write(x, first+i, s.Style, s.Text)
		}
	}
	return right, bottom
}
