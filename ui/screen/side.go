package screen

// A Side is what a page shows in the panel beside its main column, or below that: parts in the order
// in which they matter. Those that fit are shown.
type Side struct {
	Title string
	Parts []Part
}

// A Part is a piece of a side panel.
type Part struct {
	Head string // above it; "": nothing

	// Least is how many lines a part takes at least that uses all the room it is given, as a
	// board does; 0: it has its own lines.
	Least int

	// Draw returns the rows for this room. It returns none where there is nothing to show.
	Draw func(width, height int) []Row
}

// Lines returns a part with lines, which are drawn in a number of columns.
func Lines(head string, draw func(width int) Block) Part {
	return Part{Head: head, Draw: func(width, _ int) []Row { return draw(width).Rows() }}
}

// above returns how many lines stand above the rows of a part, below others or not.
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

// partRows returns the rows of the parts that fit into the room, in their order. The lines that are
// left go to the parts that can use them.
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
	inner := width - panelBorder
	content := make(Block, len(rows))
	for i, r := range rows {
		content[i] = r.Line
		if r.Hit {
			from := x + panelBorder/2
			f.items = append(f.items, item{y + 1 + i, from, from + inner, r.Item})
		}
	}
	for i, l := range Panel(title, content, width, height) {
		lit := columns{}
		if i > 0 && i <= len(rows) && rows[i-1].Lit {
			lit = columns{panelBorder / 2, width - panelBorder/2}
		}
		f.put(x, y+i, l, lit)
	}
}
