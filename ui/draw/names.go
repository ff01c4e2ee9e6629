package draw

import "buscaminas/game"

// colNames writes the line with the names of the columns. They stand above the
// first row shown.
func (d *drawing) colNames() {
	width := d.Spacing.cellWidth(d.shape)
	first := d.cellsFrom(d.Window.Top) + width/2
	last := d.lead + d.Spacing.body(d.grid, d.Window)
	every := d.nameEvery()
	d.Spaces(d.Indent)
	at := 0
	for i := range d.Window.Cols {
		col := d.Window.Left + i
		if (d.cols.First+col)%every != 0 && col != d.c.Col {
			continue
		}
		length := d.cols.Len(col)
		start := min(first+i*width, last-length)
		if at > 0 && start <= at || col != d.c.Col && d.hitsCursorName(col, length) {
			continue
		}
		d.Spaces(start - at)
		d.name(d.cols, col, col == d.c.Col)
		at = start + length
	}
	all, _ := d.Size(d.grid, d.Window)
	d.pad(all - at)
	d.Newline()
}

// cellsFrom returns where the cells of a row begin, in columns from the indent.
func (d *drawing) cellsFrom(row int) int {
	start := d.lead + d.Spacing.shift(d.shape, row)
	if d.Spacing != Roomy {
		start++ // the frame
	}
	return start
}

// hitsCursorName reports whether a name of this length at col would run into
// that of the cursor's column.
func (d *drawing) hitsCursorName(col, length int) bool {
	return col < d.c.Col && (d.c.Col-col)*d.Spacing.cellWidth(d.shape) <= length
}

// nameEvery returns the distance of the columns that have their name written:
// long numbers have no room above each.
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

// name writes the name of a row or column.
func (d *drawing) name(names game.Axis, n int, cursor bool) {
	ink := Label
	if cursor {
		ink = CursorLabel
	}
	d.Ink(ink, "")
	d.Out = names.Append(d.Out, n)
}

// startRow begins the line of a row with its name.
func (d *drawing) startRow(row int) {
	d.Spaces(d.Indent + d.lead - 1 - d.rows.Len(row))
	d.name(d.rows, row, row == d.c.Row)
	d.Spaces(1)
}

// startSeam begins a line that shows no row, and so has no name.
func (d *drawing) startSeam() { d.Spaces(d.Indent + d.lead) }
