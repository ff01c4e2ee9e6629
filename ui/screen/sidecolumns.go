package screen

import "slices"

// The least size of a column of a panel, and the number of blanks between columns.
const (
	LeastColumn      = 4
	leastColumnWidth = 28
	columnGap        = 3
)

// ColumnRows returns the rows of a wide and low panel. The wide parts come first, and below them
// the other parts in columns, which are as low as possible. Each part goes into the first column
// with room for it. A part that fits in no column is cut if possible, and otherwise left out.
func (s *Side) ColumnRows(width, height int) []Row {
	wide := Side{}
	var others []Part
	for _, p := range s.Parts {
		if p.Wide {
			wide.Parts = append(wide.Parts, p)
		} else {
			others = append(others, p)
		}
	}
	rows := wide.Rows(width, height)
	if len(rows) == 0 {
		return columnRows(others, width, height)
	}
	below := columnRows(others, width, height-len(rows)-1)
	if len(below) == 0 {
		return rows
	}
	return slices.Concat(rows, []Row{{}}, below)
}

// columnRows lays out parts in columns of at most this height.
func columnRows(parts []Part, width, maxHeight int) (rows []Row) {
	if maxHeight < LeastColumn {
		return nil
	}
	n := max(1, (width+columnGap)/(leastColumnWidth+columnGap))
	columnWidth := (width - (n-1)*columnGap) / n
	var drawn [][]Row
	for _, p := range parts {
		rows := p.rows(columnWidth, maxHeight-p.above(0, true))
		if len(rows) == 0 {
			continue
		}
		if p.Head != "" {
			rows = slices.Insert(rows, 0, Row{Line: Line{Title.Of(p.Head)}})
		}
		drawn = append(drawn, rows)
	}
	var each [][]Row
	for height, whole := LeastColumn, false; height <= maxHeight && !whole; height++ {
		each, whole = filled(drawn, n, height)
	}
	for i, column := range each {
		for y, r := range column {
			if y == len(rows) {
				rows = append(rows, Row{})
			}
			if i > 0 {
				r.Line = slices.Concat(rows[y].OfWidth(i*(columnWidth+columnGap)), r.Line)
			}
			rows[y].Line = r.Line
		}
	}
	return rows
}

// filled distributes parts over n columns of this height. It reports whether every part fits.
func filled(parts [][]Row, n, height int) (columns [][]Row, whole bool) {
	columns, whole = make([][]Row, n), true
	for _, rows := range parts {
		fits := func(column []Row) bool { return len(column)+min(1, len(column))+len(rows) <= height }
		i := slices.IndexFunc(columns, fits)
		if i < 0 {
			whole = false
			continue
		}
		columns[i] = slices.Concat(columns[i], make([]Row, min(1, len(columns[i]))), rows) // a blank line above a part
	}
	return columns, whole
}
