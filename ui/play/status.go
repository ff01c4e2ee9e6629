package play

import (
	"strconv"
	"unicode/utf8"

	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
	"buscaminas/ui/text"
	"buscaminas/ui/words"
)

// A figure is one of those in the line above the board.
type figure struct {
	name, unit text.Text
	rank       int // the least important has the highest
	value      []byte
}

// statusGap is what stands between two figures.
const statusGap = 3

// Those of the figures that are told of by themselves.
const (
	clockFigure = 2
	movesFigure = 3
)

// figures returns the figures in their order. One without a value is not shown.
func (p *Page) figures() [7]figure {
	g := p.game()
	// One buffer for all the values: this is done for every frame.
	buf := p.digits[:0]
	value := func(add func([]byte) []byte) []byte {
		start := len(buf)
		buf = add(buf)
		return buf[start:]
	}
	number := func(n int) []byte {
		return value(func(b []byte) []byte { return strconv.AppendInt(b, int64(n), 10) })
	}
	hints := figure{name: words.Hints, rank: 5}
	if n := p.session.Hints(); n > 0 {
		hints.value = number(n)
	}
	all := [7]figure{
		{name: words.MinesLeft, rank: 0, value: number(g.MinesLeft())},
		{name: words.Flagged, rank: 3, value: number(g.Flags())},
		{name: words.Time, unit: words.TimeUnit, rank: 2, value: value(func(b []byte) []byte {
			return words.AppendSeconds(b, p.elapsed)
		})},
		{name: words.Moves, rank: 4, value: number(g.Steps())},
		hints,
		p.lead(value),
	}
	if p.session.Failing() { // which is more important than all of them
		for i := range all {
			all[i].rank++
		}
		all[len(all)-1] = figure{name: markName, value: []byte(notSaved.In(p.Lang))}
	}
	return all
}

func (fig figure) width(l text.Lang) int {
	width := utf8.RuneCountInString(fig.name.In(l)) + 1 + len(fig.value)
	if unit := fig.unit.In(l); unit != "" {
		width += 1 + utf8.RuneCountInString(unit)
	}
	return width
}

// fitting returns how many columns the figures take for which there is room, and the rank
// of the least important of them.
func fitting(figures []figure, room int, l text.Lang) (total, least int) {
	least = len(figures)
	for total = room + 1; total > room && least > 0; {
		least--
		total = -statusGap
		for i := range figures {
			if figures[i].rank <= least && figures[i].value != nil {
				total += statusGap + figures[i].width(l)
			}
		}
	}
	return total, least
}

// clockSeen reports whether there is room for the clock.
func (p *Page) clockSeen() bool {
	figures := p.figures()
	_, least := fitting(figures[:], p.Width, p.Lang)
	return p.panelAt != noPanel || figures[clockFigure].rank <= least
}

// status writes the line of figures. Where there is no room for all, the least
// important are left out.
func (p *Page) status(f *frame.Frame) {
	figures := p.figures()
	total, least := fitting(figures[:], f.Width, p.Lang)
	f.Spaces((f.Width - total) / 2)
	gap := 0
	for i := range figures {
		fig := &figures[i]
		if fig.rank > least || fig.value == nil {
			continue
		}
		f.Spaces(gap)
		gap = statusGap
		if total <= f.Width { // else the first is alone, and too long even so
			f.Ink(draw.Field, fig.name.In(p.Lang))
			f.Spaces(1)
		}
		f.Ink(draw.Figure, "")
		f.Out = append(f.Out, fig.value...)
		if unit := fig.unit.In(p.Lang); unit != "" {
			f.Spaces(1)
			f.Ink(draw.Field, unit)
		}
	}
	f.Newline()
}
