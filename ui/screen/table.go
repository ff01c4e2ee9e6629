package screen

import "strings"

// A Table lays out lines in columns.
type Table struct {
	Columns []Column
	Gap     int // the blanks between two columns
}

// A Column is a column of a [Table]. Its width includes no gap.
type Column struct {
	Name  Span
	Width int
	Right bool // its cells are aligned to the right
}

// Widen makes columns wide enough for their names and for these cells.
func (t *Table) Widen(cells ...Line) {
	for i := range t.Columns {
		c := &t.Columns[i]
		c.Width = max(c.Width, Width(c.Name.Text))
		if i < len(cells) {
			c.Width = max(c.Width, cells[i].Width())
		}
	}
}

// Width returns the width of the table.
func (t *Table) Width() int {
	width := 0
	for i, c := range t.Columns {
		if i > 0 {
			width += t.Gap
		}
		width += c.Width
	}
	return width
}

// Fit leaves out the last columns until the table is at most this wide or has only least columns.
func (t *Table) Fit(width, least int) {
	for len(t.Columns) > least && t.Width() > width {
		t.Columns = t.Columns[:len(t.Columns)-1]
	}
}

// Names returns the header, which is the line with the names of the columns.
func (t *Table) Names() Line {
	names := make([]Line, len(t.Columns))
	for i, c := range t.Columns {
		names[i] = Line{c.Name}
	}
	return t.Line(names...)
}

// Line returns a line of the table with these cells. It leaves out cells beyond the last column. If
// there are fewer cells than columns, the line ends with the last cell.
func (t *Table) Line(cells ...Line) Line {
	var l Line
	for i, cell := range cells[:min(len(cells), len(t.Columns))] {
		if i > 0 && t.Gap > 0 {
			l = append(l, Plain.Of(strings.Repeat(" ", t.Gap)))
		}
		blanks := Plain.Of(strings.Repeat(" ", max(0, t.Columns[i].Width-cell.Width())))
		if t.Columns[i].Right {
			l = append(append(l, blanks), cell...)
		} else {
			l = append(append(l, cell...), blanks)
		}
	}
	return l
}

// At returns the index of the column that covers column x of the line, or -1 if none does.
func (t *Table) At(x int) int {
	for i, c := range t.Columns {
		if 0 <= x && x < c.Width {
			return i
		}
		x -= c.Width + t.Gap
	}
	return -1
}
