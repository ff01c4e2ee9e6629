package screen

import "slices"

// The least size of a column of a panel, and the number of blanks between two columns.
const (
	LeastColumn      = 4
	leastColumnWidth = 28
	columnGap        = 3
)

// ColumnRows returns the rows of a wide and low panel, and what they tell: the wide parts, and below
// them the other parts in columns of equal height. The columns are as low as possible. Each part goes
// into the first column with room for it. A part that fits in no column is left out.
func (s *Side) ColumnRows(width, height int) (rows []Row, told Topics) {
	wide := Side{}
	var others []Part
	for _, p := range s.Parts {
		if p.Wide {
			wide.Parts = append(wide.Parts, p)
		} else {
			others = append(others, p)
		}
	}
	rows, told = wide.Rows(width, height)
	below, tells := columnRows(others, width, height-len(rows)-1)
	if len(below) == 0 {
		return rows, told
	}
	return slices.Concat(rows, []Row{{}}, below), told | tells
}

// columnRows lays out parts in columns of at most this height.
func columnRows(parts []Part, width, maxHeight int) (rows []Row, told Topics) {
	if maxHeight < LeastColumn {
		return nil, 0
	}
	n := max(1, (width+columnGap)/(leastColumnWidth+columnGap))
	columnWidth := (width - (n-1)*columnGap) / n
	var drawn [][]Row
	var tells []Topics
	for _, p := range parts {
		rows := p.Draw(columnWidth, maxHeight)
		if len(rows) == 0 {
			continue
		}
		if p.Head != "" {
			rows = slices.Insert(rows, 0, Row{Line: Line{Title.Of(p.Head)}})
		}
		drawn, tells = append(drawn, rows), append(tells, p.Tells)
	}
	var each [][]Row
	var in []int
	for height := LeastColumn; height <= maxHeight; height++ {
		if each, in = filled(drawn, n, height); !slices.Contains(in, noColumn) {
			break
		}
	}
	for i, column := range in {
		if column != noColumn {
			told |= tells[i]
		}
	}
	for i, column := range each {
		for y, r := range column {
			if y == len(rows) {
				rows = append(rows, Row{})
			}
			if i > 0 {
				r.Line = slices.Concat(rows[y].to(i*(columnWidth+columnGap)), r.Line)
			}
			rows[y].Line = r.Line
		}
	}
	return rows, told
}

// noColumn is the column of a part that fits in no column.
const noColumn = -1

// filled distributes parts over n columns of this height. It returns the rows of the columns, and the
// column of each part.
func filled(parts [][]Row, n, height int) (columns [][]Row, in []int) {
	columns = make([][]Row, n)
	for _, rows := range parts {
		fits := func(column []Row) bool { return len(column)+min(1, len(column))+len(rows) <= height }
		i := slices.IndexFunc(columns, fits)
		if in = append(in, i); i != noColumn {
			columns[i] = slices.Concat(columns[i], make([]Row, min(1, len(columns[i]))), rows) // a blank line above a part
		}
	}
	return columns, in
}
