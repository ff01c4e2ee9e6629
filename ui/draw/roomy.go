package draw

// roomy draws line i of a board whose cells each have a box of their own: the
// even lines are the seams.
func (d *drawing) roomy(i int) {
	row := d.Window.Top + i/2
	if i%2 == 0 {
		d.seam(i, row)
		return
	}
	shift := d.Spacing.shift(d.shape.shift(row))
	d.startRow(row)
	d.Spaces(shift)
	d.row(row)
	d.endLine(i, d.Spacing.shift(d.shape.widest())-shift)
}

// seam draws line i, between row below and the one above it.
func (d *drawing) seam(i, below int) {
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
	switch {
	case d.c == NoCursor:
		d.Ink(Grid, line)
	case d.c.Row == below:
		d.seamAtCursor(s, line, s.under.shift, down)
	case d.c.Row == below-1:
		d.seamAtCursor(s, line, s.above.shift, up)
	default:
		d.Ink(Grid, line)
	}
	d.endLine(i, d.Spacing.shift(d.shape.widest())+length-end)
}

// seamAtCursor draws a seam that the frame of the cursor is part of: the row of
// the cursor is shifted so many columns, and lies on the side of the given arm.
func (d *drawing) seamAtCursor(s seam, line string, shift, arm int) {
	first, end := s.ends()
	width := d.Spacing.cellWidth()
	from := shift + (d.c.Col-d.Window.Left)*width
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
