package draw

// compact draws line i of a board whose cells lie close together in one frame,
// the cursor in brackets.
func (d *drawing) compact(i int) {
	switch i {
	case 0:
		d.edge(down|right, down|left)
	case d.Window.Rows + 1:
		d.edge(up|right, up|left)
	default:
		row := d.Window.Top + i - 1
		shift := d.shape.shift(row)
		d.startRow(row)
		d.Ink(Grid, d.Glyphs.boxes[up|down])
		d.Spaces(shift)
		d.row(row)
		d.Spaces(d.shape.widest() - shift)
		d.Ink(Grid, d.Glyphs.boxes[up|down])
	}
	d.endLine(i, 0)
}

// edge draws the upper or lower edge of the frame.
func (d *drawing) edge(leftCorner, rightCorner int) {
	d.startSeam()
	d.Ink(Grid, d.Glyphs.boxes[leftCorner])
	for range d.Spacing.body(d.grid, d.Window) - 2 {
		d.Ink(Grid, d.Glyphs.boxes[left|right])
	}
	d.Ink(Grid, d.Glyphs.boxes[rightCorner])
}
