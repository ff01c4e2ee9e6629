package records

import (
	"fmt"
	"strings"

	"buscaminas/ui/screen"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// The least width of a column of figures, and the gap between two columns. If two columns do not
// fit, the figures are written as sentences.
const (
	leastFigure = 21
	figureGap   = 4
)

// figures returns the figures of the category, for the main column.
func (p *category) figures(width int) screen.Block {
	s := p.group.Summary
	columns := (width + figureGap) / (leastFigure + figureGap)
	if columns < 2 {
		return p.wrapped(s.Lines(p.Lang), width)
	}
	won := screen.Line{screen.Field.Of(p.Lang.Say("de las que cuentan, ganadas ", "of those that count, won ")), screen.Figure.Of(p.Lang.Say("%d de %d", "%d of %d", s.Wins, s.Games))}
	if s.Games > 0 {
		won = append(won, screen.Field.Of("  "+words.WholePercent(p.Lang, s.Rate())+"  "))
		won = append(won, screen.Bar(int(100*s.Rate()+0.5), width-won.Width())...)
	}
	all := screen.Line{screen.Field.Of(p.Lang.Say("jugadas %d, ganadas %d", "played %d, won %d", s.Played, s.Won))}
	b := screen.Block{all, won, {}}
	b = append(b, inColumns(p.pairs(), columns, (width+figureGap)/columns-figureGap)...)
	return append(b, p.wrapped(s.ReasonLines(p.Lang), width)...)
}

// listed returns the figures of the category for a side panel. If counted is false, it leaves out
// the counts of games, which the table beside the panel has.
func (p *category) listed(width int, counted bool) screen.Block {
	s := p.group.Summary
	var all screen.Facts
	if counted {
		all.Add(p.Lang, text.Text{"jugadas", "played"}, fmt.Sprint(s.Played))
		all.Add(p.Lang, text.Text{"ganadas", "won"}, fmt.Sprint(s.Won))
		all.Add(p.Lang, text.Text{"cuentan", "counted"}, fmt.Sprint(s.Games))
		all.Add(p.Lang, text.Text{"de esas, ganadas", "of these, won"}, fmt.Sprint(s.Wins))
	}
	columns := max(1, (width+figureGap)/(leastFigure+figureGap))
	b := inColumns(append(all, p.pairs()...), columns, (width+figureGap)/columns-figureGap)
	return append(b, p.wrapped(s.ReasonLines(p.Lang), width)...)
}

// wrapped returns lines wrapped at this width.
func (p *model) wrapped(lines []string, width int) (b screen.Block) {
	for _, l := range lines {
		b = append(b, screen.WrappedParts(screen.Field.Of(l), width)...)
	}
	return b
}

// pairs returns the figures of the category, except the number of wins.
func (p *category) pairs() (all screen.Facts) {
	s := p.group.Summary
	add := func(name text.Text, value string) { all.Add(p.Lang, name, value) }
	mean := func(v float64) string { return text.Decimal(p.Lang, v, 2) }
	add(text.Text{"racha", "streak"}, fmt.Sprint(s.Streak))
	add(text.Text{"la mayor", "longest"}, fmt.Sprint(s.BestStreak))
	if s.Timed == 0 {
		return all
	}
	a := s.Averages
	add(plotNames[bestTime], words.InSeconds(p.Lang, s.Best))
	add(text.Text{"tiempo medio", "average time"}, words.InSeconds(p.Lang, a.Time))
	add(text.Same("3BV/s"), mean(a.Speed))
	add(text.Text{"clics útiles", "useful clicks"}, mean(a.Efficiency))
	add(text.Text{"rendimiento", "throughput"}, mean(a.Throughput))
	add(text.Text{"acierto", "correctness"}, mean(a.Correctness))
	return all
}

// inColumns lays out pairs in columns of this width, and fills each column from top to bottom.
func inColumns(all screen.Facts, columns, width int) screen.Block {
	pairs := all.Pairs(width)
	b := make(screen.Block, (len(pairs)+columns-1)/columns)
	for i, pair := range pairs {
		row, gap := i%len(b), 0
		if i >= len(b) {
			gap = figureGap
		}
		b[row] = append(b[row], screen.Plain.Of(strings.Repeat(" ", gap)))
		b[row] = append(b[row], pair...)
	}
	return b
}
