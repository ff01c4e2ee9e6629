package svg

import (
	"fmt"
	"html"
	"slices"
	"strings"
	"unicode/utf16"
)

// paint writes the places of a frame that show something else than another frame, over that,
// or all of them: their grounds, then the lines, and then the signs.
func (d *document) paint(f Frame, over *Frame) {
	p := painter{Frame: f, cols: f.width(), wanted: make([][]bool, f.height())}
	if over == nil {
		p.under = f.ground
	}
	all := slices.Repeat([]bool{true}, p.cols)
	for row := range p.wanted {
		p.wanted[row] = all
		if over != nil {
			p.wanted[row] = f.differs(*over, row, p.cols)
		}
		if p.wanted[row] != nil {
			p.rows = append(p.rows, row)
		}
	}
	for _, layer := range []layer{p.grounds(), p.horizontals(), p.verticals()} {
		for _, rule := range layer.order {
			d.path(rule, layer.steps[rule].String())
		}
	}
	p.signs(d)
}

// A painter goes through the places of a frame that are wanted.
type painter struct {
	Frame
	under  shade    // what is there already; "": it is not known
	wanted [][]bool // by row; nil: none of it
	rows   []int    // of which some is
	cols   int
}

// A layer collects lines, one path for each colour.
type layer struct {
	order []string // the rules, as they came
	steps map[string]*strings.Builder
}

// in returns where the steps of a path go that looks so.
func (l *layer) in(rule string) *strings.Builder {
	if l.steps == nil {
		l.steps = map[string]*strings.Builder{}
	}
	steps, ok := l.steps[rule]
	if !ok {
		steps = &strings.Builder{}
		l.steps[rule] = steps
		l.order = append(l.order, rule)
	}
	return steps
}

// rectangle adds one, filled.
func (l *layer) rectangle(fill shade, x, y, width, height int) {
	fmt.Fprintf(l.in("fill:"+string(fill)), "M%d %dh%dv%dh-%dz", x, y, width, height, width)
}

// grounds fills the places, those beside each other in one piece, and then the parts of them
// that characters fill.
func (p painter) grounds() (l layer) {
	for _, row := range p.rows {
		from, fill := 0, shade("")
		for col := 0; col <= p.cols; col++ {
			now := shade("")
			if col < p.cols && p.wanted[row][col] {
				now = p.filled(p.at(row, col))
			}
			if now == p.under {
				now = ""
			}
			if now == fill {
				continue
			}
			if fill != "" {
				l.rectangle(fill, from*cellWidth, row*cellHeight, (col-from)*cellWidth, cellHeight)
			}
			from, fill = col, now
		}
	}
	for _, row := range p.rows {
		for col := range p.cols {
			c := p.at(row, col)
			if part, ok := blocks[c.text]; ok && p.wanted[row][col] {
				left, right := part.left*cellWidth/100, part.right*cellWidth/100
				top, bottom := part.top*cellHeight/100, part.bottom*cellHeight/100
				l.rectangle(c.ink, col*cellWidth+left, row*cellHeight+top, right-left, bottom-top)
			}
		}
	}
	return l
}

// filled returns what a place is filled with: where its character mixes ink and ground, with
// that.
func (p painter) filled(c cell) shade {
	if parts, ok := shades[c.text]; ok {
		return c.ink.mixed(c.ground, parts)
	}
	return c.ground
}

// A stroke is a line while it is followed along a row or a column.
type stroke struct {
	ink      shade
	weight   uint8
	from, to float64
}

// rule returns how the stroke looks.
func (s stroke) rule() string {
	rule := "fill:none;stroke:" + string(s.ink)
	if s.weight > light {
		rule += fmt.Sprintf(";stroke-width:%d", s.weight)
	}
	return rule
}

// horizontals draws what runs along the rows.
func (p painter) horizontals() (l layer) {
	for _, row := range p.rows {
		var line stroke
		end := func(next stroke) {
			if line.weight > 0 {
				y := float64(row*cellHeight) + middleY
				fmt.Fprintf(l.in(line.rule()), "M%g %gh%g", line.from, y, line.to-line.from)
			}
			line = next
		}
		for col := range p.cols {
			c, x := p.at(row, col), float64(col*cellWidth)
			if !p.wanted[row][col] {
				continue
			}
			a := boxes[c.text]
			half := float64(max(a.up, a.down, a.left, a.right)) / 2
			line.on(stroke{c.ink, a.left, x, x + middleX + half}, end)
			line.on(stroke{c.ink, a.right, x + middleX - half, x + cellWidth}, end)
		}
		end(stroke{})
	}
	return l
}

// verticals draws what runs along the columns.
func (p painter) verticals() (l layer) {
	for col := range p.cols {
		var line stroke
		end := func(next stroke) {
			if line.weight > 0 {
				x := float64(col*cellWidth) + middleX
				fmt.Fprintf(l.in(line.rule()), "M%g %gv%g", x, line.from, line.to-line.from)
			}
			line = next
		}
		for _, row := range p.rows {
			c, y := p.at(row, col), float64(row*cellHeight)
			if !p.wanted[row][col] {
				continue
			}
			a := boxes[c.text]
			half := float64(max(a.left, a.right)) / 2
			line.on(stroke{c.ink, a.up, y, y + middleY + half}, end)
			line.on(stroke{c.ink, a.down, y + middleY - half, y + cellHeight}, end)
		}
		end(stroke{})
	}
	return l
}

// on extends the line if next continues it, and otherwise ends it and begins another.
func (s *stroke) on(next stroke, end func(stroke)) {
	switch {
	case next.weight == 0:
	case next.weight == s.weight && next.ink == s.ink && next.from <= s.to:
		s.to = next.to
	default:
		end(next)
	}
}

// signs writes the characters that are text, those of a row that look the same in one piece,
// each with a place of its own: so the font decides nothing but their shape.
func (p painter) signs(d *document) {
	for _, row := range p.rows {
		var on look
		var places, text strings.Builder
		end := func() {
			if text.Len() > 0 {
				rule := "fill:" + string(on.ink)
				if on.bold {
					rule += ";font-weight:bold"
				}
				fmt.Fprintf(&d.body, `<text class="%s" x="%s" y="%d">%s</text>`+"\n",
					d.class(rule), strings.TrimSpace(places.String()), row*cellHeight+baseline,
					html.EscapeString(text.String()))
			}
			places.Reset()
			text.Reset()
		}
		for col := range p.cols {
			c := p.at(row, col)
			if !p.wanted[row][col] || !c.isText() {
				continue
			}
			now := look{ink: c.ink, bold: c.bold}
			if now != on {
				end()
				on = now
			}
			x := col*cellWidth + cellWidth/2
			if c.wide {
				x += cellWidth / 2
			}
			for range utf16.RuneLen(c.text) {
				fmt.Fprintf(&places, "%d ", x)
			}
			text.WriteRune(c.text)
		}
		end()
	}
}

// baseline is where characters stand, from the top of their place.
const baseline = 16

// isText reports whether the character is written as text.
func (c cell) isText() bool {
	if c.text == 0 {
		return false
	}
	_, box := boxes[c.text]
	_, block := blocks[c.text]
	_, shade := shades[c.text]
	return !box && !block && !shade
}
