package replay

import (
	"fmt"
	"strings"

	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
	"buscaminas/ui/keys"
	"buscaminas/ui/text"
	"buscaminas/ui/words"
)

// chrome is how many lines the page has beside the board.
const chrome = 4

// fit fits the board, as it is by now, to the window: roomy if all of it is seen so, else
// compact, and with the last action in sight.
func (p *Page) fit() {
	b := &p.board
	b.Game, b.Cursor = p.replay.Game(), p.cursor()
	if p.Height <= chrome {
		return // it is not seen
	}
	grid := b.Game.Layout().Grid()
	b.Spacing = draw.Roomy
	if b.Spacing.Fit(grid, p.Width, p.Height-chrome) != draw.Whole(grid) {
		b.Spacing = draw.Compact
	}
	w := b.Spacing.Fit(grid, p.Width, p.Height-chrome)
	w.Top, w.Left = b.Window.Top, b.Window.Left
	b.Window = w.Follow(grid, b.Cursor)
	width, _ := b.Spacing.Size(grid, b.Window)
	b.Indent = max(0, (p.Width-width)/2)
}

var title = text.Text{"Repetición · %s", "Replay · %s"}

// View implements [page.Page].
func (p *Page) View(f *frame.Frame) {
	grid := p.board.Game.Layout().Grid()
	_, height := p.board.Spacing.Size(grid, p.board.Window)
	f.Blank((f.Height - height - chrome) / 2)
	f.Title(title.In(p.Lang, p.replay.Setup.Describe(draw.GridName(grid), p.Lang)))
	p.board.Draw(&f.Pen)
	f.Middle(p.progress(f.Width))
	said := draw.Message.Of(p.last())
	if p.refused != (text.Text{}) {
		said = draw.Refused.Of(p.refused.In(p.Lang))
	}
	f.Middle(frame.Line{said})
	f.Middle(frame.KeyHints(p.Lang, p.foot()...))
}

// progress shows how far the replay is. The progress bar of Bubbles would have one colour
// where an ink may be bold or faint, too, and it rounds: it would be full before the end.
func (p *Page) progress(width int) frame.Line {
	const longest = 30
	r := p.replay
	bar := min(longest, width/3)
	done := bar * r.At() / max(1, r.Len())
	full, rest := "━", "─"
	if p.ASCII {
		full, rest = "=", "-"
	}
	return frame.Line{
		draw.Figure.Of(fmt.Sprintf("%d/%d  ", r.At(), r.Len())),
		draw.Key.Of(strings.Repeat(full, done)), draw.Field.Of(strings.Repeat(rest, bar-done)),
		draw.Figure.Of(fmt.Sprintf("  %s  ×%g", words.Seconds(r.Time()), float64(p.speed)/2)),
	}
}

// last says what happened last.
func (p *Page) last() string {
	r := p.replay
	e, ok := r.Last()
	if !ok {
		return text.Text{"principio", "beginning"}.In(p.Lang)
	}
	said := e.Text(r.Game().Layout().Grid()).In(p.Lang)
	if n, wrong := r.Mistake(); wrong && n == r.At() {
		said += text.Between + words.FirstMistake.In(p.Lang)
	}
	return said
}

// foot returns the keys to tell of: the first one of each, and those that go together as
// one.
func (p *Page) foot() []frame.KeyHint {
	var all []frame.KeyHint
	for _, group := range [][]keys.Command{
		{keys.PlayReplay}, {keys.StepBack, keys.StepOn}, {keys.Faster, keys.Slower},
		{keys.NextMistake}, {keys.TakeOver}, {keys.Back},
	} {
		names := ""
		for _, c := range group {
			names += p.keys.First(c, p.Lang)
		}
		does := p.keys.Of(group[0]).Short
		if group[0] == keys.PlayReplay && p.playing {
			does = text.Text{"pausa", "pause"}
		}
		if names != "" {
			all = append(all, frame.Hint(names, does))
		}
	}
	return all
}
