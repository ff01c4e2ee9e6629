package draw

import (
	"bytes"

	"buscaminas/game"
)

// colNames writes the line with the names of the columns. They stand above the first row
// shown. What would touch the name of the cursor's column gives way to it.
func (d *drawing) colNames() {
	if d.all {
		d.strips[0].out = d.otherNames(d.strips[0].out[:0])
	}
	names, at := d.strips[0].out, 0
	d.Spaces(d.Indent)
	if d.c != NoCursor {
		at = d.nameStart(d.c.Col)
		before := names[:min(at, len(names))]
		if at == len(before) {
			before = bytes.TrimRightFunc(before, isName)
		}
		d.nameText(before)
		d.Spaces(at - len(before))
		d.name(d.cols, d.c.Col, true)
		at += d.cols.Len(d.c.Col)
	}
	if at < len(names) {
		if after := bytes.TrimLeftFunc(names[at:], isName); len(after) > 0 {
			d.Spaces(len(names) - at - len(after))
			d.nameText(after)
			at = len(names)
		}
	}
	all, _ := d.Size(d.grid, d.Window)
	d.pad(all - at)
	d.Newline()
}

// otherNames appends the names that are written where no cursor is, which touch none of
// their own.
func (d *drawing) otherNames(line []byte) []byte {
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

// nameStart returns where the name of a column begins, from the indent.
func (d *drawing) nameStart(col int) int {
	width := d.Spacing.cellWidth(d.shape)
	last := d.lead + d.Spacing.body(d.grid, d.Window)
	start := d.cellsFrom(d.Window.Top) + width/2 + (col-d.Window.Left)*width
	return min(start, last-d.cols.Len(col))
}

// nameText writes names, and the blanks between them.
func (d *drawing) nameText(names []byte) {
	d.Ink(Label, "")
	d.Out = append(d.Out, names...)
}

func isName(r rune) bool { return r != ' ' }

// cellsFrom returns where the cells of a row begin, in columns from the indent.
func (d *drawing) cellsFrom(row int) int {
	start := d.lead + d.Spacing.shift(d.shape, row)
	if d.Spacing != Roomy {
		start++ // the frame
	}
	return start
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
