package play

import (
	"slices"
	"strings"

	"buscaminas/ui/screen"
	"buscaminas/ui/text"
)

// low returns the content of a panel below the board: its first lines, the hint over the whole width,
// and where more lines are free, sections side by side.
func (p *Page) low(width, lines int) (b screen.Block, tells told) {
	b = p.flat(width)
	head := b[:len(b)-1] // the last line is for want of room
	if p.won() {
		head = head[1:] // the columns tell what the first line does
	}
	hint := p.hintBelow(width)
	if len(hint) > 0 && len(head)+1+len(hint) <= lines {
		head = append(append(slices.Clone(head), screen.Line{}), hint...)
		b, tells.hint = head, true
	}
	if lines-len(head)-1 < leastColumn {
		return b, tells
	}
	column := columnWidth(width)
	all := []section{{lines: p.riskSection(column), tells: told{risk: true}}}
	if p.won() {
		all = append(all, section{lines: p.result(column)}, section{lines: append(p.measures(column), p.pace(column)...)})
	}
	more, tellsMore := columns(append(all, p.besides(column)...), width, lines-len(head)-1)
	if len(more) > 0 {
		b = slices.Concat(head, screen.Block{{}}, more)
		tells.add(tellsMore)
	}
	return b, tells
}

// flat returns the first lines of a panel below the board: the figures, how much is open, and last
// the code and the last plays, or at the end what comes next.
func (p *Page) flat(width int) screen.Block {
	if p.won() {
		pairs := append(p.resulted(), p.worth()...)
		return screen.Block{p.sideBySide(pairs, width), p.progressLine(width), p.nextLine(width)}
	}
	var figures screen.Line
	all := p.figures()
	_, least := fitting(all[:], width, p.Lang)
	for _, fig := range all {
		if fig.value == "" || fig.rank > least {
			continue
		}
		if len(figures) > 0 {
			figures = append(figures, screen.Plain.Of(strings.Repeat(" ", statusGap)))
		}
		figures = append(figures, screen.Field.Of(fig.name.In(p.Lang)+" "), screen.Figure.Of(fig.value))
	}
	last := p.nextLine(width)
	if !p.over() {
		var rest []string
		if code, ok := p.session.Setup.Code(); ok && !p.session.Undealt() {
			rest = append(rest, codeName.In(p.Lang)+" "+code)
		}
		if plays := p.lastPlays(); plays != "" {
			rest = append(rest, plays)
		}
		last = screen.WrappedParts(screen.Message.Of(strings.Join(rest, text.Between)), width)[0]
	}
	return screen.Block{figures, p.progressLine(width), last}
}

// sideBySide returns as many figures as fit in one line.
func (p *Page) sideBySide(all []worth, width int) (l screen.Line) {
	for _, w := range all {
		more := screen.Line{screen.Field.Of(w.name.In(p.Lang) + " "), screen.Figure.Of(w.value)}
		if len(l) > 0 {
			more = append(screen.Line{screen.Plain.Of(strings.Repeat(" ", statusGap))}, more...)
		}
		if l.Width()+more.Width() > width {
			break
		}
		l = append(l, more...)
	}
	return l
}

// nextLine returns as many suggestions for after the game as fit in one line.
func (p *Page) nextLine(width int) (l screen.Line) {
	if !p.over() || p.hidesLoss() {
		return nil
	}
	for _, d := range p.suggested() {
		more := screen.Line{screen.Key.Of(p.keys().First(d.Command, p.Lang)), screen.Field.Of(" " + d.what)}
		if len(l) > 0 {
			more = append(screen.Line{screen.Plain.Of(strings.Repeat(" ", statusGap))}, more...)
		}
		if l.Width()+more.Width() > width {
			break
		}
		l = append(l, more...)
	}
	return l
}

// progressLine returns the progress of the game in one line, beside that of a ghost or another
// player.
func (p *Page) progressLine(width int) screen.Line {
	switch {
	case p.session.Ghost() != nil:
		you, ghost := p.bars((width - statusGap) / 2)
		return slices.Concat(you, screen.Line{screen.Plain.Of(strings.Repeat(" ", statusGap))}, ghost)
	case p.contest != nil:
		return p.contestLine(width)
	}
	return p.opened(width)
}
