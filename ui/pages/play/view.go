package play

import (
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
		Foot:    p.foot(),
	}
	if p.Typing() {
		l.Prompt = p.promptLine()
	}
	if p.Board.Panel == page.NoPanel && !p.Low() {
		l.Figures = p.figures().Line(p.Width)
	}
	if p.paused {
		l.Sign = screen.Block{
			{screen.Figure.Of(p.Lang.Say("PAUSA", "PAUSED"))},
			{screen.Key.Of(p.label(keys.PauseGame)), screen.KeyText.Of(" " + labelGoOn.In(p.Lang))},
		}
	}
	if p.hidden() {
		covered := p.Board.Picture
		covered.Covered, covered.Cursor, covered.Overlay, covered.Wave, covered.Cache = true, draw.NoCursor, nil, draw.Wave{}, nil
		l.Curtain = &covered
	}
	return l
}

// hidden reports whether the page hides the board, because the clock is stopped: the player has
// paused the game, or a question covers the page.
func (p *Page) hidden() bool { return p.paused || !p.clock.seen && !p.over() }

// title returns the name of the game.
func (r *rivals) title() string {
	said := r.session.Setup.Headline(draw.GridName(r.grid()), r.Lang)
	if r.inContest() {
		said = contestTitle.In(r.Lang, r.contest.code) + text.Separator + said
	}
	return said
}
