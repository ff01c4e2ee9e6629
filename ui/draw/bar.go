package draw

// endLine ends line i of the board itself, which is so many columns short of the
// board's width, with its piece of the bar that says which rows the window shows.
func (d *drawing) endLine(i, short int) {
	rows, _ := d.grid.Size()
	if w := d.Window; w.Rows < rows {
		d.Spaces(short + 1)
		d.bar(i, d.Spacing.bodyLines(w), w.Top, w.Rows, rows, up|down)
	} else {
		d.pad(short)
	}
	d.Newline()
}

// pad writes n blanks at the end of a line, where lines have the whole width.
func (d *drawing) pad(n int) {
	if d.Padded {
		d.Ink(Plain, "")
		d.Spaces(n)
	}
}

// acrossBar writes the bar that says which columns the window shows.
func (d *drawing) acrossBar() {
	w := d.Window
	_, cols := d.grid.Size()
	d.startSeam()
	length := d.Spacing.body(d.grid, w)
	for i := range length {
		d.bar(i, length, w.Left, w.Cols, cols, left|right)
	}
	width, _ := d.Size(d.grid, w)
	d.pad(width - d.lead - length)
	d.Newline()
}

// bar writes piece i of a bar of so many pieces, which stands for the whole size
// of the board; the part that is shown is heavy.
func (d *drawing) bar(i, pieces, first, shown, size, arms int) {
	start := first * pieces / size
	end := max(start+1, (first+shown)*pieces/size)
	// The ends of the bar are for the ends of the board.
	if first > 0 {
		start = max(start, 1)
	}
	if first+shown < size {
		end = min(end, pieces-1)
		start = min(start, end-1)
	}
	if start <= i && i < end {
		d.Ink(CursorLabel, d.Glyphs.heavy[arms])
	} else {
		d.Ink(Grid, d.Glyphs.tracks[arms])
	}
}
