package screen

// A Side is the side panel of a page, or the block below its main column. Its parts are in order of
// importance, and those that fit are shown.
type Side struct {
	Title string
	Parts []Part
	Roomy int // a lower panel has no blank lines between its parts
}

// A Part is a piece of a side panel.
type Part struct {
	Head string // above it; "": nothing

	// Least is the least height of a part that uses all the room it gets, such as a board. For
	// other parts it is 0: their height is the number of their rows.
	Least int

	Cut   int  // the part may be cut to this many rows; 0: it is shown whole or not at all
	First bool // the part gets its lines before the other parts
	Wide  bool // the part stands above the columns of a panel that has columns

	// Draw returns the rows for a size, or none if there is nothing to show.
	Draw func(width, height int) []Row
}

// Lines returns a part with this head. The function draw returns its lines for a given width.
func Lines(head string, draw func(width int) Block) Part {
	return Part{Head: head, Draw: ByWidth(draw)}
}

// Prose returns a part with these sentences, each on lines of its own.
func Prose(sentences ...Span) Part {
	return Lines("", func(width int) Block { return WrappedAll(sentences, width) })
}

// WrappedAll returns sentences, each on lines of its own.
func WrappedAll(sentences []Span, width int) (b Block) {
	for _, s := range sentences {
		b = append(b, Wrapped(s, width)...)
	}
	return b
}

// ByWidth returns a function for [Part.Draw] whose lines depend only on the width.
func ByWidth(draw func(width int) Block) func(width, height int) []Row {
	return func(width, _ int) []Row { return draw(width).Rows() }
}

// Rows returns the rows of the parts that fit, in order. Parts that can use more lines get the lines
// that are left.
func (s *Side) Rows(width, height int) (rows []Row) {
	gap := 1
	if height < s.Roomy {
		gap = 0
	}
	drawn := make([][]Row, len(s.Parts))
	shown := make([]bool, len(s.Parts))
	left, first := height, true
	fill := func(firsts bool) {
		for i := range s.Parts {
			p := &s.Parts[i]
			if p.First != firsts {
				continue
			}
			above, lines := p.above(gap, first), p.Least
			if p.Least == 0 && left > above {
				drawn[i] = p.rows(width, left-above)
				lines = len(drawn[i])
			}
			if lines > 0 && above+lines <= left {
				shown[i], first = true, false
				left -= above + lines
			}
		}
	}
	fill(true)
	fill(false)
	for i := range s.Parts {
		if p := &s.Parts[i]; shown[i] && p.Least > 0 {
			drawn[i] = p.Draw(width, p.Least+left)
			left -= len(drawn[i]) - p.Least
		}
	}
	for i, p := range s.Parts {
		if !shown[i] || len(drawn[i]) == 0 {
			continue
		}
		if len(rows) > 0 {
			rows = append(rows, make([]Row, gap)...)
		}
		if p.Head != "" {
			rows = append(rows, Row{Line: Line{Title.Of(p.Head)}})
		}
		rows = append(rows, drawn[i]...)
	}
	return rows[:max(0, min(len(rows), height))]
}

// above returns the number of lines above the rows of a part: a gap unless the part is the first,
// and the head if there is one.
func (p *Part) above(gap int, first bool) int {
	lines := 0
	if !first {
		lines = gap
	}
	if p.Head != "" {
		lines++
	}
	return lines
}

// rows returns the rows of a part of a fixed height. If it may be cut, there are at most as many rows
// as there is room for.
func (p *Part) rows(width, room int) []Row {
	rows := p.Draw(width, room)
	if p.Cut > 0 && room >= min(p.Cut, len(rows)) {
		rows = rows[:min(len(rows), room)]
	}
	return rows
}

// panel draws rows in a panel of this size, its border included, at a place of the window.
func (f *Frame) panel(title string, rows []Row, x, y, width, height int) {
	inner := width - PanelBorder
	content := make(Block, len(rows))
	for i, r := range rows {
		content[i] = r.Line
		if r.Hit {
			from := x + PanelBorder/2
			f.items = append(f.items, item{y + 1 + i, from, from + inner, r.Item})
		}
	}
	for i, l := range Panel(Message.Of(title), content, width, height) {
		lit := columns{}
		if i > 0 && i <= len(rows) && rows[i-1].Lit {
			lit = columns{PanelBorder / 2, width - PanelBorder/2}
		}
		f.put(x, y+i, l, lit)
	}
}
