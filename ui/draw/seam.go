package draw

// A seam is the line between two rows of a roomy board. Its crossings follow from where
// the walls of the rows end, so that shifted rows join as bricks do.
type seam struct {
	above, under rowEdge
	length       int // columns of a row, less one
	first, last  int // the columns of its first and last crossing
}

// A rowEdge is the row on one side of a seam.
type rowEdge struct {
	shown bool
	shift int // columns that it lies to the right
	tiles []tile
}

// seam draws line i of the board, between two rows.
func (d *drawing) seam(i int) {
	s := d.seamAt(i / 2)
	d.startSeam()
	d.Spaces(s.first)
	step := d.Spacing.cellWidth(d.shape)
	if s.above.shown && s.under.shown && s.above.shift != s.under.shift {
		step /= 2
	}
	around := d.cursorFrame(i / 2)
	from, to := (around.from-s.first)/step, (around.to-s.first)/step
	d.pieces(i+1, (s.last-s.first)/step+1, from, to, func(j int, near bool) {
		if x := s.first + j*step; near {
			d.joint(&s, x, step, around)
		} else {
			d.joint(&s, x, step, noFrame)
		}
	})
	d.endLine(i, d.Spacing.widest(d.shape)+s.length-s.last)
}

// joint writes column x of a seam, where lines may cross, and the line from there to the next
// such column.
func (d *drawing) joint(s *seam, x, step int, around cursorFrame) {
	d.crossing(s, x, around)
	if x == s.last {
		return
	}
	line := walls[s.sides(x+1)]
	if around.from <= x && x < around.to {
		d.On(line.ground, Cursor, d.Glyphs.rule[step].heavy)
	} else {
		d.On(line.ground, line.ink, d.Glyphs.rule[step].light)
	}
}

// seamAt returns the seam above a row, counted from the window's first.
func (d *drawing) seamAt(row int) seam {
	edge := func(i int) rowEdge {
		shown := 0 <= i && i < d.Window.Rows
		return rowEdge{shown, d.Spacing.shift(d.shape, d.Window.Top+i), d.rowTiles(i)}
	}
	s := seam{above: edge(row - 1), under: edge(row), length: d.Spacing.cellWidth(d.shape) * d.Window.Cols}
	s.first = s.length
	for _, e := range []rowEdge{s.above, s.under} {
		if e.shown {
			s.first, s.last = min(s.first, e.shift), max(s.last, e.shift+s.length)
		}
	}
	return s
}

// A cursorFrame is the part of the cursor's frame that lies on a seam: the columns of its
// corners, and the arm that they have towards the cursor. Where there is none, from is
// behind to.
type cursorFrame struct{ from, to, arm int }

// noFrame is that of a seam which the cursor is not at.
var noFrame = cursorFrame{from: 1, arm: up}

// cursorFrame returns the part of the frame on the seam above a row, counted from the
// window's first.
func (d *drawing) cursorFrame(row int) cursorFrame {
	f := noFrame
	switch d.c.Row - d.Window.Top {
	case row:
		f.arm = down
	case row - 1:
	default:
		return f
	}
	if d.c == NoCursor {
		return f
	}
	width := d.Spacing.cellWidth(d.shape)
	f.from = d.Spacing.shift(d.shape, d.c.Row) + (d.c.Col-d.Window.Left)*width
	f.to = f.from + width
	return f
}

// crossing draws column x of a seam, where lines may cross.
func (d *drawing) crossing(s *seam, x int, around cursorFrame) {
	arms, line := s.arms(x), walls[s.sides(x)]
	switch {
	case x < around.from || x > around.to:
		d.On(line.ground, line.ink, d.Glyphs.boxes[arms])
		return
	case x == around.from:
		arms = around.arm | right
	case x == around.to:
		arms = around.arm | left
	}
	d.On(line.ground, Cursor, d.Glyphs.heavy[arms])
}

// arms returns the arms of the crossing at column x, from the first to the last.
func (s *seam) arms(x int) int {
	arms := 0
	if x > s.first {
		arms |= left
	}
	if x < s.last {
		arms |= right
	}
	if s.above.stands(x, s.length) {
		arms |= up
	}
	if s.under.stands(x, s.length) {
		arms |= down
	}
	return arms
}

// stands reports whether a wall of the row stands at column x.
func (e *rowEdge) stands(x, length int) bool {
	x -= e.shift
	return e.shown && 0 <= x && x <= length && x%roomyWidth == 0
}

// sides returns what the seam has beside it at column x.
func (s *seam) sides(x int) side { return s.above.sides(x) | s.under.sides(x) }

// sides returns what the row has at column x: one cell, or two where a wall stands.
func (e *rowEdge) sides(x int) side {
	x -= e.shift
	at := x/roomyWidth + 1
	if !e.shown || x < 0 || at >= len(e.tiles) {
		return outside
	}
	if x%roomyWidth == 0 {
		return e.tiles[at-1].side | e.tiles[at].side
	}
	return e.tiles[at].side
}
