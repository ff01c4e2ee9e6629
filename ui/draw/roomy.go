package draw

// roomy draws every cell in a box of its own.
func (d *drawing) roomy() {
	w := d.Window
	d.seam(w.Top)
	for row := w.Top; row < w.Top+w.Rows; row++ {
		d.cells(row)
		d.seam(row + 1)
	}
}

// cells draws the line of a row.
func (d *drawing) cells(row int) {
	shift := d.Spacing.shift(d.shape.shift(row))
	d.startRow(row)
	d.Spaces(shift)
	d.row(row)
	d.endLine(d.Spacing.shift(d.shape.widest()) - shift)
}

// seam draws the line between row below and the one above it.
func (d *drawing) seam(below int) {
	w := d.Window
	length := d.Spacing.cellWidth() * w.Cols
	s := seam{
		above:  wall{d.Spacing.shift(d.shape.shift(below - 1)), below > w.Top},
		under:  wall{d.Spacing.shift(d.shape.shift(below)), below < w.Top+w.Rows},
		length: length,
		glyphs: d.Glyphs,
	}
	start, end := s.ends()
	line := d.seamLine(s)
	d.startSeam()
	d.Spaces(start)
	switch d.Cursor.Row {
	case below:
		d.seamAtCursor(s, line, s.under.shift, down)
	case below - 1:
		d.seamAtCursor(s, line, s.above.shift, up)
	default:
		d.Ink(Grid, line)
	}
	d.endLine(d.Spacing.shift(d.shape.widest()) + length - end)
}

// seamAtCursor draws a seam that the frame of the cursor is part of: the row of
// the cursor is shifted so many columns, and lies on the side of the given arm.
func (d *drawing) seamAtCursor(s seam, line string, shift, arm int) {
	first, end := s.ends()
	width := d.Spacing.cellWidth()
	from := shift + (d.Cursor.Col-d.Window.Left)*width
	// The box characters of a set are of one length.
	size := len(line) / (end - first + 1)
	d.Ink(Grid, line[:(from-first)*size])
	d.Ink(Cursor, d.Glyphs.heavy[arm|right])
	for x := from + 1; x < from+width; x++ {
		d.Ink(Cursor, d.Glyphs.heavy[s.arms(x)])
	}
	d.Ink(Cursor, d.Glyphs.heavy[arm|left])
	d.Ink(Grid, line[(from+width+1-first)*size:])
}

// seamLine returns the seam without a cursor; there are few different ones, and
// they are kept.
func (d *drawing) seamLine(s seam) string {
	line, ok := d.seams[s]
	if !ok {
		line = s.line()
		if d.seams == nil {
			d.seams = map[seam]string{}
		}
		d.seams[s] = line
	}
	return line
}
