package svg

import (
	"fmt"
	"html"
	"slices"
	"strings"
	"unicode/utf16"
)

// paint draws the frame f: first the backgrounds, then the lines, then the text. If previous is
// nil, paint draws all cells. Otherwise it draws only the cells that differ from *previous.
func (d *document) paint(f Frame, previous *Frame) {
	p := painter{Frame: f, cols: f.width(), wanted: make([][]bool, len(f.rows))}
	if previous == nil {
		p.under = f.ground
	}
	all := slices.Repeat([]bool{true}, p.cols)
	for row := range p.wanted {
		p.wanted[row] = all
		if previous != nil {
			p.wanted[row] = f.differs(*previous, row, p.cols)
		}
		if p.wanted[row] != nil {
			p.rows = append(p.rows, row)
		}
	}
	for _, layer := range []layer{p.grounds(), p.lines(false), p.lines(true)} {
		for i, rule := range layer.rules {
			d.path(rule, layer.paths[i].String())
		}
	}
	p.signs(d)
}

// A painter draws some cells of a frame.
type painter struct {
	Frame
	under  shade    // the color already drawn below the wanted cells; "": unknown
	wanted [][]bool // the cells to draw, by row; nil: no cell of the row
	rows   []int    // the rows with cells to draw
	cols   int
}

// A layer collects shapes. All shapes with the same style rule are one path.
type layer struct {
	rules []string // the style rules of the paths, in order of their first use
	paths []*strings.Builder
}

// in returns the builder of the path with this style rule.
func (l *layer) in(rule string) *strings.Builder {
	at := slices.Index(l.rules, rule)
	if at < 0 {
		at = len(l.rules)
		l.rules, l.paths = append(l.rules, rule), append(l.paths, new(strings.Builder))
	}
	return l.paths[at]
}

func (l *layer) rectangle(fill shade, x, y, width, height int) {
	fmt.Fprintf(l.in("fill:"+string(fill)), "M%d %dh%dv%dh-%dz", x, y, width, height, width)
}

// grounds returns a layer with the backgrounds of the cells, and with block characters, which fill
// a part of a cell. Neighbours with the same background are one rectangle.
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
			if part, ok := block(c.text); ok && p.wanted[row][col] {
				left, right := part.left*cellWidth/100, part.right*cellWidth/100
				top, bottom := part.top*cellHeight/100, part.bottom*cellHeight/100
				l.rectangle(c.ink, col*cellWidth+left, row*cellHeight+top, right-left, bottom-top)
			}
		}
	}
	return l
}

// filled returns the color of a cell's background. For a shading character such as '▒', it is the
// mix of ink and ground.
func (p painter) filled(c cell) shade {
	if parts, ok := shades[c.text]; ok {
		return c.ink.mixed(c.ground, parts)
	}
	return c.ground
}

// A stroke is a straight line along a row or a column, from one pixel to another.
type stroke struct {
	ink      shade
	weight   uint8
	from, to float64
}

// rule returns the style rule of the stroke.
func (s stroke) rule() string {
	rule := "fill:none;stroke:" + string(s.ink)
	if s.weight > light {
		rule += fmt.Sprintf(";stroke-width:%d", s.weight)
	}
	return rule
}

// lines returns a layer with the horizontal lines, or with the vertical ones if down is true.
func (p painter) lines(down bool) (l layer) {
	all := make([]int, p.cols)
	for col := range all {
		all[col] = col
	}
	across, along, format := p.rows, all, "M%[1]g %[2]gh%[3]g"
	if down {
		across, along, format = all, p.rows, "M%[2]g %[1]gv%[3]g"
	}
	for _, i := range across {
		var line stroke
		end := func(next stroke) {
			if line.weight > 0 {
				middle := float64(i*cellHeight) + middleY
				if down {
					middle = float64(i*cellWidth) + middleX
				}
				fmt.Fprintf(l.in(line.rule()), format, line.from, middle, line.to-line.from)
			}
			line = next
		}
		for _, j := range along {
			row, col := i, j
			if down {
				row, col = j, i
			}
			if !p.wanted[row][col] {
				continue
			}
			c := p.at(row, col)
			a := boxes[c.text]
			first, last, size, middle := a.left, a.right, cellWidth, middleX
			half := float64(max(a.up, a.down, a.left, a.right)) / 2
			if down {
				first, last, size, middle = a.up, a.down, cellHeight, middleY
				half = float64(max(a.left, a.right)) / 2
			}
			start := float64(j * size)
			line.extend(stroke{c.ink, first, start, start + middle + half}, end)
			line.extend(stroke{c.ink, last, start + middle - half, start + float64(size)}, end)
		}
		end(stroke{})
	}
	return l
}

// extend lengthens the line s by the stroke next if both have the same style and touch. Otherwise
// it only calls flush, which writes s and then sets s to next. If next has no weight, extend does
// nothing.
func (s *stroke) extend(next stroke, flush func(stroke)) {
	switch {
	case next.weight == 0:
	case next.weight == s.weight && next.ink == s.ink && next.from <= s.to:
		s.to = next.to
	default:
		flush(next)
	}
}

// signs writes the characters that are drawn as text. Neighbouring characters of a row with the
// same look share an element. Each character has its own position, so that fonts do not change the
// layout.
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

// baseline is the distance from the top of a cell to the baseline of its text.
const baseline = 16

// isText reports whether the character is written as text.
func (c cell) isText() bool {
	if c.text == 0 {
		return false
	}
	_, box := boxes[c.text]
	_, block := block(c.text)
	_, shade := shades[c.text]
	return !box && !block && !shade
}
