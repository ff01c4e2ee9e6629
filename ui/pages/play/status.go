package play

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"buscaminas/ui/screen"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// A figure is a name and a value, such as the number of mines left.
type figure struct {
	name  text.Text
	rank  int // the most important figure has rank 0
	value string
	ink   screen.Ink // of the value; 0: Figure
}

// said returns the value as it is shown.
func (fig figure) said() screen.Span { return cmp.Or(fig.ink, screen.Figure).Of(fig.value) }

// statusGap is the number of blanks between two figures.
const statusGap = screen.JoinGap

// The indexes of some figures in the result of [Page.figures].
const (
	clockFigure = 2
	movesFigure = 3
)

// figures returns the figures of the game in the order in which the line above the board shows
// them. A figure with an empty value is not shown.
func (p *Page) figures() [8]figure {
	g := p.game()
	hints := figure{name: words.Hints, rank: 5}
	if n := p.session.Hints(); n > 0 {
		hints.value = strconv.Itoa(n)
	}
	all := [8]figure{
		{name: words.MinesLeft, rank: 0, value: strconv.Itoa(g.MinesLeft())},
		{name: words.Flagged, rank: 3, value: strconv.Itoa(g.Flags())},
		{name: words.Time, rank: 2, value: p.clock.time(), ink: screen.Clock},
		{name: words.Moves, rank: 4, value: strconv.Itoa(g.Steps())},
		hints,
		p.rivals.lead(),
		p.clickFigure(),
	}
	if p.session.Failing() { // the mark is more important than all other figures
		for i := range all {
			all[i].rank++
		}
		all[len(all)-1] = figure{name: markName, value: notSaved.In(p.Lang)}
	}
	return all
}

// line returns the name and the value of a figure, for a line of figures.
func (fig figure) line(l text.Lang) screen.Line {
	return screen.Line{screen.Field.Of(fig.name.In(l) + " "), fig.said()}
}

func (fig figure) width(l text.Lang) int {
	return screen.Width(fig.name.In(l)) + 1 + screen.Width(fig.value)
}

// fittingFigures chooses the most important figures that fit in one line of the given width. It returns
// the width of these figures, and the rank of the least important of them. It always chooses the
// most important figure, even if that does not fit.
func fittingFigures(figures []figure, width int, l text.Lang) (total, least int) {
	least = len(figures)
	for total = width + 1; total > width && least > 0; {
		least--
		total = -statusGap
		for i := range figures {
			if figures[i].rank <= least && figures[i].value != "" {
				total += statusGap + figures[i].width(l)
			}
		}
	}
	return total, least
}

// status draws the line of figures above the board. If not all figures fit, it leaves out the least
// important figures.
func (c *core) status(figures [8]figure) (l screen.Line) {
	total, least := fittingFigures(figures[:], c.Width, c.Lang)
	for _, fig := range figures {
		if fig.rank > least || fig.value == "" {
			continue
		}
		if len(l) > 0 {
			l = append(l, screen.Plain.Of(strings.Repeat(" ", statusGap)))
		}
		if total <= c.Width { // otherwise there is only one figure, which does not fit with its name
			l = append(l, screen.Field.Of(fig.name.In(c.Lang)+" "))
		}
		l = append(l, fig.said())
	}
	return l
}

// brief returns the figures for one line of a low window. If not all figures fit, it leaves out the
// least important figures. The parameters are the time on the clock and the lead in a race.
func (c *core) brief(width int, time string, lead figure) string {
	g := c.game()
	mines, flagged := words.Mines.Count(g.MinesLeft(), c.Lang), words.Flags.Count(g.Flags(), c.Lang)
	said := []string{mines, flagged, time}
	if click := c.clickFigure(); click.value != "" {
		said[0] += text.Separator + strings.ToLower(click.name.In(c.Lang)) + " " + click.value // never left out
	}
	if lead.value != "" {
		said = append(said, strings.ToLower(lead.name.In(c.Lang))+" "+lead.value)
	}
	if c.session.Failing() {
		said = append([]string{markName.In(c.Lang) + " " + notSaved.In(c.Lang)}, said...)
	}
	for len(said) > 1 && screen.Width(strings.Join(said, text.Separator)) > width {
		drop := len(said) - 1
		if len(said) == 3 && !c.session.Failing() { // the time goes before the flags
			drop = 1
		}
		said = slices.Delete(said, drop, drop+1)
	}
	return strings.Join(said, text.Separator)
}
