package screen

// A Side is the side panel of a page, or the block below its main column. Its parts are in order of
// importance, and those that fit are shown.
type Side struct {
	Title string
	Parts []Part
}

// A Part is a piece of a side panel.
type Part struct {
	Head string // above it; "": nothing

	// Least is the least height of a part that uses all the room it gets, such as a board. For
	// other parts it is 0: their height is the number of their rows.
	Least int

	// Draw returns the rows for a size, or none if there is nothing to show.
	Draw func(width, height int) []Row
}

// Lines returns a part with this head. The function draw returns its lines for a given width.
func Lines(head string, draw func(width int) Block) Part {
	return Part{Head: head, Draw: func(width, _ int) []Row { return draw(width).Rows() }}
}

// above returns the number of lines above the rows of a part: a blank line unless the part is the
// first, and the head if there is one.
func (p *Part) above(first bool) int {
	lines := 0
	if !first {
		lines++ // a blank one
	}
	if p.Head != "" {
		lines++
	}
	return lines
}

// partRows returns the rows of the parts that fit, in order. Parts that can use more lines get the
// lines that are left.
func partRows(parts []Part, width, height int) []Row {
	drawn := make([][]Row, len(parts))
	shown := make([]bool, len(parts))
	left, first := height, true
	for i := range parts {
		p := &parts[i]
		above, lines := p.above(first), p.Least
		if p.Least == 0 {
			drawn[i] = p.Draw(width, max(0, left-above))
			lines = len(drawn[i])
		}
		if lines > 0 && above+lines <= left {
			shown[i], first = true, false
			left -= above + lines
		}
	}
	for i := range parts {
		if p := &parts[i]; shown[i] && p.Least > 0 {
			drawn[i] = p.Draw(width, p.Least+left)
			left -= len(drawn[i]) - p.Least
		}
	}
	var rows []Row
	for i, p := range parts {
		if !shown[i] || len(drawn[i]) == 0 {
			continue
		}
		if len(rows) > 0 {
			rows = append(rows, Row{})
		}
		if p.Head != "" {
			rows = append(rows, Row{Line: Line{Title.Of(p.Head)}})
		}
		rows = append(rows, drawn[i]...)
	}
	return rows[:max(0, min(len(rows), height))]
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
	for i, l := range Panel(title, content, width, height) {
		lit := columns{}
		if i > 0 && i <= len(rows) && rows[i-1].Lit {
			lit = columns{PanelBorder / 2, width - PanelBorder/2}
		}
		f.put(x, y+i, l, lit)
	}
}
