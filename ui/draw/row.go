package draw

import "buscaminas/game"

// row writes line i of the board, which shows a row, counted from the window's first.
func (d *drawing) row(i, row int) {
	at := d.Window.Top + row
	shift := d.Spacing.shift(d.shape, at)
	rest := d.Spacing.widest(d.shape) - shift
	d.startRow(at)
	if d.Spacing != Roomy {
		d.Ink(Grid, d.Glyphs.boxes[up|down])
	}
	d.Spaces(shift)
	if d.Overlay != nil {
		d.overlaid(row)
	} else {
		d.cells(i, row)
	}
	if d.Spacing != Roomy {
		d.On(Page, Grid, "")
		d.Spaces(rest)
		d.Ink(Grid, d.Glyphs.boxes[up|down])
		rest = 0
	}
	d.endLine(i, rest)
}

// cells writes the cells of a row, which is line i of the board, and the walls between them.
func (d *drawing) cells(i, row int) {
	tiles := d.rowTiles(row)
	c := game.Cell{Row: d.Window.Top + row}
	from, to := d.nearCursor(c.Row)
	d.pieces(i+1, d.Window.Cols, from-d.Window.Left, to-d.Window.Left, func(j int, near bool) {
		if !near {
			d.plainCell(tiles[j], tiles[j+1])
			return
		}
		c.Col = d.Window.Left + j
		d.wall(c, tiles[j], tiles[j+1])
		d.cell(c, tiles[j+1])
	})
	c.Col = d.Window.Left + d.Window.Cols
	d.lastWall(c, tiles[d.Window.Cols])
}

// nearCursor returns the first and the last column of the cells of a row that may look
// other than most, as the cursor is near.
func (d *drawing) nearCursor(row int) (from, to int) {
	if d.c == NoCursor || max(row-d.c.Row, d.c.Row-row) > d.near {
		return 0, -1
	}
	return d.c.Col - game.MaxStep, d.c.Col + game.MaxStep + 1
}

// plainCell writes a cell far from the cursor, with the wall before it.
func (d *drawing) plainCell(left, t tile) {
	if d.Spacing == Roomy {
		wall := walls[left.side|t.side]
		d.On(wall.ground, wall.ink, d.Glyphs.boxes[up|down])
	}
	d.On(t.ground, t.ink(), d.plain[t.face])
}

// plainFaces returns what a cell shows far from the cursor, with the room of a wall before
// it where none is drawn.
func (d *drawing) plainFaces() *[game.Faces]string {
	switch {
	case d.Spacing == Compact:
		return &d.Glyphs.led
	case d.Spacing == Wide && d.shape.widest() > 0:
		return &d.Glyphs.apart
	}
	return &d.Glyphs.padded
}

// cell writes what stands in a cell.
func (d *drawing) cell(c game.Cell, t tile) {
	glyph, ink := d.Glyphs.faces[t.face], t.ink()
	ground, sign := d.groundAt(c, t), d.markSign(c)
	switch {
	case d.Spacing == Compact:
		d.On(ground, ink, glyph)
	case d.inBracketsAt(c):
		d.On(ground, Cursor, d.Glyphs.opening)
		d.On(ground, ink, glyph)
		d.On(ground, Cursor, d.Glyphs.closing)
	case sign != "":
		d.On(ground, ink, sign)
		d.On(ground, ink, glyph)
		d.On(ground, ink, sign)
	default:
		d.On(ground, ink, d.Glyphs.padded[t.face])
	}
}

// groundAt returns the ground of a cell, which may be marked.
func (d *drawing) groundAt(c game.Cell, t tile) Ground {
	if !d.Inks.Solid {
		return t.ground
	}
	switch d.markOf(c) {
	case touching:
		return t.ground.marked()
	case chorded:
		return Chord
	}
	return t.ground
}

// wall writes what stands before cell c, which looks like t, as that before it does like
// left.
func (d *drawing) wall(c game.Cell, left, t tile) {
	before := game.Cell{Row: c.Row, Col: c.Col - 1}
	wall := walls[left.side|t.side]
	switch {
	case d.Spacing == Wide:
		d.wideLead(c, t)
	case d.Spacing == Roomy && (c == d.c || before == d.c):
		d.On(wall.ground, Cursor, d.Glyphs.heavy[up|down])
	case d.Spacing == Roomy:
		d.On(wall.ground, wall.ink, d.Glyphs.boxes[up|down])
	case c == d.c:
		d.On(t.ground, Cursor, d.Glyphs.opening)
	case before == d.c:
		d.On(left.ground, Cursor, d.Glyphs.closing)
	default:
		d.gap(c, before, t)
	}
}

// gap writes what stands between two cells of a compact board: the stronger of their marks.
func (d *drawing) gap(c, before game.Cell, t tile) {
	stronger := c
	if d.markOf(before) > d.markOf(c) {
		stronger = before
	}
	if sign := d.markSign(stronger); sign != "" {
		d.On(t.ground, Grid, sign)
	} else {
		d.On(d.groundAt(c, t), Grid, " ")
	}
}

// wideLead writes the column that makes half a cell of the wide layout a whole number of
// columns, where rows are shifted.
func (d *drawing) wideLead(c game.Cell, t tile) {
	if d.shape.widest() > 0 {
		d.On(d.groundAt(c, t), Grid, " ")
	}
}

// lastWall writes what stands behind the last cell, which looks like t; c is the place
// after it.
func (d *drawing) lastWall(c game.Cell, t tile) {
	if d.Spacing != Wide {
		d.wall(c, t, t.behind(d.Spacing))
	}
}

// behind returns how the place behind the last cell, which looks like t, looks: in a compact
// board it is filled as that is.
func (t tile) behind(s Spacing) tile {
	if s == Compact {
		return tile{ground: t.ground, side: outside}
	}
	return tile{side: outside}
}

// edge draws the upper or lower edge of the frame around a board without lines.
func (d *drawing) edge(i, leftCorner, rightCorner int) {
	d.startSeam()
	d.Ink(Grid, d.Glyphs.boxes[leftCorner])
	for range d.Spacing.body(d.grid, d.Window) - 2 {
		d.Ink(Grid, d.Glyphs.boxes[left|right])
	}
	d.Ink(Grid, d.Glyphs.boxes[rightCorner])
	d.endLine(i, 0)
}
