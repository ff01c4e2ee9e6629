package replay

import (
	"fmt"
	"slices"

	"buscaminas/game/review"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// chrome is how many lines the page has beside the board.
const chrome = 4

// fit fits the board, as it is by now, to the window, with the last action in
// sight.
func (p *Page) fit() {
	b := &p.board
	b.Game, b.Cursor = p.replay.Game(), p.cursor()
	if p.Height <= chrome {
		return // it is not seen
	}
	grid := b.Game.Layout().Grid()
	b.Overlay = p.overlaid()
	b.Spacing = b.Largest(grid, p.Width, p.Height-chrome)
	p.FitWindow(b, grid, p.Height-chrome)
}

var title = text.Text{"Repetición · %s", "Replay · %s"}

// View implements [page.Page].
func (p *Page) View(f *screen.Frame) {
	if p.figured {
		p.viewFigures(f)
		return
	}
	grid := p.board.Game.Layout().Grid()
	_, height := p.board.Size(grid, p.board.Window)
	spare := f.Height - height - chrome
	f.Title(title.In(p.Lang, p.replay.Setup.Describe(draw.GridName(grid), p.Lang)))
	f.Blank(spare / 3)
	f.Board(&p.board)
	below := spare - spare/3
	f.Blank(below - min(below, 1)) // so what is said has two lines where there is room
	f.Middle(p.progress(f.Width))
	f.Said(screen.WrappedParts(p.saying(), f.Width), false, screen.NewFoot(f.Width, p.Lang, p.foot()))
}

// progress shows how far the replay is, and on the line of time what the openings were.
func (p *Page) progress(width int) screen.Line {
	const longest = 60
	r := p.replay
	before := screen.Figure.Of(fmt.Sprintf("%d/%d  ", r.At(), r.Len()))
	behind := screen.Figure.Of(fmt.Sprintf("  %s  ×%g", words.Seconds(r.Time()), float64(p.speed)/2))
	room := width - screen.Line{before, behind}.Width()
	return slices.Concat(screen.Line{before}, p.timeline(max(0, min(longest, room))), screen.Line{behind})
}

// saying returns what is said where the replay is.
func (p *Page) saying() screen.Span {
	switch {
	case p.count > 0:
		return screen.Message.Of(p.count.String())
	case p.refused != (text.Text{}):
		return screen.Refused.Of(p.refused.In(p.Lang))
	case p.said != "":
		return screen.Message.Of(p.said)
	}
	return screen.Message.Of(p.last())
}

// last says what happened last.
func (p *Page) last() string {
	r := p.replay
	e, ok := r.Last()
	if !ok {
		return text.Text{"principio", "beginning"}.In(p.Lang)
	}
	said := e.Text(r.Game().Layout().Grid(), p.Names).In(p.Lang)
	if o, ok := p.judged.opening(r.At()); ok {
		said += text.Between + p.teller().Opening(o)
		if slices.ContainsFunc(p.judged.longest, func(t review.Opening) bool { return t.Move == o.Move }) {
			said += text.Between + text.Text{
				"pensada %s s",
				"thought about for %s s",
			}.In(p.Lang, words.Seconds(o.Thought))
		}
		if missed := p.teller().Missed(o); missed != "" {
			said += text.Between + missed
		}
	} else if n, wrong := r.Mistake(); wrong && n == r.At() {
		said += text.Between + words.FirstMistake.In(p.Lang)
	}
	return said
}

// foot returns the keys to tell of.
func (p *Page) foot() []screen.KeyHint {
	all := p.keys.Foot(p.Lang)
	if p.playing {
		all[0].Does = text.Text{"pausa", "pause"} // of the first key, which also goes on
	}
	return all
}
