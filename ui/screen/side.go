package screen

// A Side is the side panel of a page, or the panel below its main column. Its parts are in order of
// importance. Parts that do not fit are left out.
type Side struct {
	Title string
	Parts []Part
	Roomy int // the least height of a panel with blank lines between its parts
}

// A Part is a piece of a side panel.
type Part struct {
	Head string // the line above the part; "": no line

	// Least is the least height of a part that uses all the room it gets, such as a board. It is 0
	// for a part whose height is the number of its rows.
	Least int

	Cut   int  // if the part must be cut, it keeps at least this many rows; 0: it is never cut
	First bool // the part gets its lines before all parts without First
	Wide  bool // in a panel with columns, the part stands above the columns

	// Draw returns the rows for a size, or none if there is nothing to show.
	Draw func(width, height int) []Row
}

// Lines returns a part with this head. The function draw returns the lines of the part for a given
// width.
func Lines(head string, draw func(width int) Block) Part {
	return Part{Head: head, Draw: ByWidth(draw)}
}

// Prose returns a part that shows sentences, each from a new line.
func Prose(sentences ...Span) Part {
	return Lines("", func(width int) Block { return WrappedAll(sentences, width) })
}

// WrappedAll wraps sentences, each from a new line.
func WrappedAll(sentences []Span, width int) (b Block) {
	for _, s := range sentences {
		b = append(b, Wrapped(s, width)...)
	}
	return b
}

// ByWidth returns a function for [Part.Draw] that calls draw and ignores the height.
func ByWidth(draw func(width int) Block) func(width, height int) []Row {
	return func(width, _ int) []Row { return draw(width).Rows() }
}

// Rows returns the rows of the parts that fit, in order. Parts whose Least is not 0 get the lines
// that the other parts leave.
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

// above returns the number of lines above the rows of a part. The head of the part takes one line.
// Unless the part is the first, a gap stands above the head.
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

// rows returns the rows of a part of a fixed height. A part that may be cut returns at most room
// rows.
func (p *Part) rows(width, room int) []Row {
	rows := p.Draw(width, room)
	if p.Cut > 0 && room >= min(p.Cut, len(rows)) {
		rows = rows[:min(len(rows), room)]
	}
	return rows
}

// panel draws a panel with rows at a place of the window. The width and height include the border.
func (f *Frame) panel(title string, rows []Row, x, y, width, height int) {
	inner := width - PanelBorder
	content := make(Block, len(rows))
	for i, r := range rows {
		content[i] = r.Line
		if r.Clickable {
			from := x + PanelBorder/2
			f.items = append(f.items, item{y + 1 + i, from, from + inner, r.Item})
		}
	}
	for i, l := range Panel(Message.Of(title), content, width, height) {
		lit := extent{}
		if i > 0 && i <= len(rows) && rows[i-1].Lit {
			lit = extent{PanelBorder / 2, width - PanelBorder/2}
		}
		f.put(x, y+i, l, lit)
	}
}
