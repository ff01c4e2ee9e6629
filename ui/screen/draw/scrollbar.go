package draw

import "buscaminas/ui/screen"

// bars draws the scroll bars to the right of the board and below it.
func (d *drawing) bars() {
	w := d.Window
	rows, cols := d.grid.Size()
	width, lines := d.body(d.grid, w), d.bodyLines(w)
	x, y := d.Indent+d.lead, d.top+head
	if w.Rows < rows {
		for i := range lines {
			d.bar(x+width+1, y+i, i, lines, up|down, w.Top, w.Rows, rows)
		}
	}
	switch {
	case w.Cols == cols:
	case d.marked():
		d.moreColumns(x, width)
	case !d.Bare:
		for i := range width {
			d.bar(x+i, y+lines, i, width, left|right, w.Left, w.Cols, cols)
		}
	}
}

// moreColumns draws an arrow at each end of the line of column names where the board goes on
// outside the window.
func (d *drawing) moreColumns(x, width int) {
	_, cols := d.grid.Size()
	style := screen.Style{Ink: screen.CursorLabel}
	if d.Window.Left > 0 {
		d.Set(x-1, d.top, '◂', style)
	}
	if d.Window.Left+d.Window.Cols < cols {
		d.Set(x+width, d.top, '▸', style)
	}
}

// bar draws one of the pieces of a scroll bar at the place x, y. The pieces that represent the
// window are heavy. The last three parameters are in rows or columns of the board.
func (d *drawing) bar(x, y, piece, pieces, arms, windowStart, windowSize, boardSize int) {
	start := windowStart * pieces / boardSize
	end := max(start+1, (windowStart+windowSize)*pieces/boardSize)
	// Only a window at an end of the board makes that end of the bar heavy.
	if windowStart > 0 {
		start = max(start, 1)
	}
	if windowStart+windowSize < boardSize {
		end = min(end, pieces-1)
		start = min(start, end-1)
	}
	if start <= piece && piece < end {
		d.Set(x, y, d.Glyphs.heavy[arms], screen.Style{Ink: screen.CursorLabel})
	} else {
		d.Set(x, y, d.Glyphs.tracks[arms], screen.Style{Ink: screen.Border})
	}
}
