package play

import (
	"strings"

	"buscaminas/ui/screen"
	"buscaminas/ui/text"
)

// wideParts returns the part above the columns of a panel that is below the board. The part has the
// figures and the progress. In a panel too low for columns, it has all lines of [Page.flat].
func (p *Page) wideParts() []screen.Part {
	figures := func(width, height int) []screen.Row {
		b := p.flat(width)
		head := b[:len(b)-1] // the columns repeat the last line
		if p.ending.won() {
			head = head[1:] // after a win, the columns also repeat the first line
		}
		if height-len(head)-1 >= screen.LeastColumn {
			b = head
		}
		return b.Rows()
	}
	return []screen.Part{{Wide: true, Cut: 1, Draw: figures}}
}

// flat returns two or three lines for a panel below the board. The first has the figures. The second
// has the progress, unless the game is won and was no race. The last has the code of the board and
// the last plays or, once the game is over, suggestions for what to do next.
func (p *Page) flat(width int) screen.Block {
	if p.ending.won() {
		facts := append(p.ending.result(p.past.summary), p.ending.endFigures()...)
		facts[0].Value = screen.Figure.Of(facts[0].Value.Text) // in a line, all values have the same ink
		all := screen.Block{facts.Line(width)}
		if l := p.rivals.progressLine(width); l != nil {
			all = append(all, l)
		}
		return append(all, p.keyLine(p.suggested(), width))
	}
	var last screen.Line
	switch {
	case !p.over():
		var rest []string
		if code, ok := p.session.Setup.Code(); ok && !p.session.Undealt() {
			rest = append(rest, codeName.In(p.Lang)+" "+code)
		}
		if plays := p.lastPlays(); plays != "" {
			rest = append(rest, plays)
		}
		last = screen.WrappedParts(screen.Message.Of(strings.Join(rest, text.Separator)), width)[0]
	case !p.hidesLoss():
		last = p.keyLine(p.suggested(), width)
	}
	return screen.Block{p.figures().Line(width), p.rivals.progressLine(width), last}
}

// keyLine returns as many suggestions as fit in one line.
func (c *core) keyLine(all []suggestion, width int) screen.Line {
	return screen.Joined(c.keyParts(all), width)
}

// keyParts returns one short line for each suggestion, so that several fit side by side.
func (c *core) keyParts(all []suggestion) (parts []screen.Line) {
	for _, d := range all {
		parts = append(parts, screen.Line{
			screen.Key.Of(c.label(d.Command)), screen.Field.Of(" " + d.what)})
	}
	return parts
}
