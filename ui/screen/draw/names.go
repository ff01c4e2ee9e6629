package draw

import (
	"buscaminas/game"
	"buscaminas/ui/screen"
)

// names draws the names of the rows and columns.
func (d *drawing) names() {
	d.columnNames()
	for row := d.Window.Top; row < d.Window.Top+d.Window.Rows; row++ {
		style := label
		if row == d.c.Row {
			style = lit
		}
		_, y := d.place(game.Cell{Row: row})
		d.Write(d.Indent+d.lead-measures[d.Spacing].names-d.rows.Len(row), y, style, string(d.rows.Append(nil, row)))
	}
}

// label is the style of the names of rows and columns; lit is the style of the two names at the
// cursor.
var label, lit = screen.Style{Ink: screen.Label}, screen.Style{Ink: screen.CursorLabel}

// columnNames draws the names of the columns. A name that would touch the name of the cursor's
// column is left out.
func (d *drawing) columnNames() {
	names, at, cursor := d.otherNames(), 0, ""
	if d.c != NoCursor {
		cursor, at = string(d.cols.Append(nil, d.c.Col)), d.nameStart(d.c.Col)
		for i := min(at, len(names)) - 1; i >= 0 && at <= len(names) && names[i] != ' '; i-- {
			names[i] = ' '
		}
		for i := at; i < len(names) && (i < at+len(cursor) || names[i] != ' '); i++ {
			names[i] = ' '
		}
	}
	d.Write(d.Indent, d.top, label, string(names))
	d.Write(d.Indent+at, d.top, lit, cursor)
}

// otherNames returns the line of column names, without regard to the cursor. It leaves out each
// name that would touch the name before it.
func (d *drawing) otherNames() []byte {
	var line []byte
	every := d.nameEvery()
	for col := d.Window.Left; col < d.Window.Left+d.Window.Cols; col++ {
		start := d.nameStart(col)
		if (d.cols.First+col)%every != 0 || len(line) > 0 && start <= len(line) {
			continue
		}
		for len(line) < start {
			line = append(line, ' ')
		}
		line = d.cols.Append(line, col)
	}
	return line
}

// nameStart returns the screen column where the name of column col of the board begins, counted
// from the end of the indent.
func (d *drawing) nameStart(col int) int {
	width := d.Spacing.cellWidth(d.shape)
	last := d.lead + d.body(d.grid, d.Window)
	start := d.cellsFrom(d.Window.Top) + width/2 + (col-d.Window.Left)*width
	return min(start, last-d.cols.Len(col))
}

// cellsFrom returns the screen column where the cells of a row begin, counted from the end of the
// indent.
func (d *drawing) cellsFrom(row int) int {
	start := d.lead + d.Spacing.shift(d.shape, row)
	if d.framed() {
		start++
	}
	return start
}

// nameEvery returns 1 if every column has a name, 2 if every second one has, and so on. Long
// numbers do not fit at every column.
func (d *drawing) nameEvery() int {
	_, cols := d.grid.Size()
	longest := d.cols.Len(cols - 1)
	for _, every := range []int{1, 2, 5} {
		if every*d.Spacing.cellWidth(d.shape) > longest {
			return every
		}
	}
	return 10
}
