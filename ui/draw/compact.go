package draw

// compact draws the cells close together in one frame, the cursor in brackets.
func (d *drawing) compact() {
	w := d.Window
	inside := d.Spacing.body(d.grid, w) - 2
	d.edge(inside, down|right, down|left)
	for row := w.Top; row < w.Top+w.Rows; row++ {
		shift := d.shape.shift(row)
		d.startRow(row)
		d.Ink(Grid, d.Glyphs.boxes[up|down])
		d.Spaces(shift)
		d.row(row)
		d.Spaces(d.shape.widest() - shift)
		d.Ink(Grid, d.Glyphs.boxes[up|down])
		d.endLine(0)
	}
	d.edge(inside, up|right, up|left)
}

// edge draws the upper or lower edge of the frame.
func (d *drawing) edge(inside, leftCorner, rightCorner int) {
	d.startSeam()
	d.Ink(Grid, d.Glyphs.boxes[leftCorner])
	for range inside {
		d.Ink(Grid, d.Glyphs.boxes[left|right])
	}
	d.Ink(Grid, d.Glyphs.boxes[rightCorner])
	d.endLine(0)
}
