package draw

import (
	"buscaminas/game"
	"buscaminas/ui/screen"
)

// row draws the cells of row i of the window from one column up to, but not including, another.
func (d *drawing) row(i, first, end int) {
	tiles := d.rowTiles(i)
	c := game.Cell{Row: d.Window.Top + i}
	for j := first; j < end; j++ {
		c.Col = d.Window.Left + j
		if d.Spacing == Compact {
			d.gap(c, tiles[j], tiles[j+1])
		}
		d.cell(c, tiles[j+1])
	}
	if d.Spacing == Compact {
		c.Col++
		last, next := tiles[end], tiles[end+1]
		if end == d.Window.Cols {
			next = last.behind()
		}
		d.gap(c, last, next)
	}
}

// behind returns the look of the blank column at the end of a compact row. The last cell of the row
// has the look t.
func (t tile) behind() tile { return tile{ground: t.ground, side: outside} }

// cell draws a cell with the look t: its sign, and if there is room a blank or a mark on either
// side.
func (d *drawing) cell(c game.Cell, t tile) {
	x, y := d.place(c)
	style := screen.Style{Ground: d.groundAt(c, t), Ink: t.ink()}
	if d.Spacing.walls() {
		d.fill(c, t)
	}
	at := x + d.Spacing.sign(d.shape)
	d.Set(at, y, d.Glyphs.faces[t.face], style)
	if d.Spacing == Compact {
		return
	}
	sign := d.markSign(c, t)
	beside := screen.Style{Ground: style.Ground, Ink: screen.Border}
	d.Set(at-1, y, sign, beside)
	d.Set(at+1, y, sign, beside)
	if d.Spacing == Wide && at-2 >= x {
		d.Set(x, y, 0, beside)
	}
}

// fill fills the inside of c, a cell with the look t. In a large cell, the background that shows
// the cell's mark is only below the sign. So the sign is not sent again when the mark changes.
func (d *drawing) fill(c game.Cell, t tile) {
	x, y := d.place(c)
	sign := d.Spacing.sign(d.shape)
	for line := range d.Spacing.lines() - 1 {
		for at := 1; at < d.Spacing.cellWidth(d.shape); at++ {
			style := screen.Style{Ground: t.ground, Ink: screen.Border}
			if line > 0 && sign-1 <= at && at <= sign+1 {
				style.Ground = d.markGround(c, t)
			}
			d.Set(x+at, y+line, 0, style)
		}
	}
}

// groundAt returns the background of a cell's sign. It shows the cell's mark, except in a large
// cell, where the mark is below the sign.
func (d *drawing) groundAt(c game.Cell, t tile) screen.Ground {
	if d.Spacing == Large {
		return t.ground
	}
	return d.markGround(c, t)
}

// markGround returns the background that shows a cell's mark. If there is no mark to show, it
// returns the background of the tile t.
func (d *drawing) markGround(c game.Cell, t tile) screen.Ground {
	if !d.HasGrounds || t.ground >= screen.RiskGround {
		return t.ground
	}
	switch d.markOf(c) {
	case touching:
		return t.ground.Marked()
	case chorded:
		return screen.ChordGround
	}
	return t.ground
}

// gap draws the column between c and the cell to its left, on a compact board. It shows the
// stronger of the marks of the two cells.
func (d *drawing) gap(c game.Cell, left, t tile) {
	x, y := d.place(c)
	before := game.Cell{Row: c.Row, Col: c.Col - 1}
	sign := d.markSign(c, t)
	if d.markOf(before) > d.markOf(c) {
		sign = d.markSign(before, left)
	}
	style := screen.Style{Ground: d.groundAt(c, t), Ink: screen.Border}
	if before == d.c {
		style.Ground = left.ground
	}
	d.Set(x, y, sign, style)
}

// cursorFrame draws the frame around the cursor's cell, or brackets if cells have no walls.
func (d *drawing) cursorFrame() {
	if d.c == NoCursor {
		return
	}
	x, y := d.place(d.c)
	if !d.Spacing.walls() {
		d.brackets(x+d.Spacing.sign(d.shape), y)
		return
	}
	row, origin := d.c.Row-d.Window.Top, d.Indent+d.lead
	width, lines := d.Spacing.cellWidth(d.shape), d.Spacing.lines()
	for i, arm := range []int{down, up} {
		s := d.seamAt(row + i)
		for at := x; at <= x+width; at++ {
			arms := s.arms(at - origin)
			switch at {
			case x:
				arms = arm | right
			case x + width:
				arms = arm | left
			}
			d.Put(at, y-1+i*lines, d.Glyphs.heavy[arms], screen.Cursor)
		}
	}
	for line := range lines - 1 {
		d.Put(x, y+line, d.Glyphs.heavy[up|down], screen.Cursor)
		d.Put(x+width, y+line, d.Glyphs.heavy[up|down], screen.Cursor)
	}
}

// brackets draws the brackets around the sign of the cursor's cell, on a board without walls. They and
// the sign have the ground of the cursor, unless the sign has a meaning of its own, as in a hint.
func (d *drawing) brackets(x, y int) {
	closing, ink := d.closing()
	d.Put(x-1, y, d.Glyphs.opening, screen.Cursor)
	d.Put(x+1, y, closing, ink)
	if d.HasGrounds && !d.overlaid(d.c) {
		for at := max(0, x-1); at <= min(x+1, d.Width-1) && y < d.Height; at++ {
			d.Row(y)[at].Ground = screen.CursorGround
		}
	}
}

// overlaid reports whether the overlay draws over c.
func (d *drawing) overlaid(c game.Cell) bool {
	if d.Overlay == nil {
		return false
	}
	_, hasRole := d.Overlay.Points[c]
	return hasRole || d.hasChance(d.rowTiles(c.Row - d.Window.Top)[c.Col-d.Window.Left+1].face)
}

// frame draws the frame around a board without walls.
func (d *drawing) frame() {
	style := screen.Style{Ink: screen.Border}
	first, top := d.Indent+d.lead, d.top+d.head()
	last, bottom := first+d.body(d.grid, d.Window)-1, top+d.Window.Rows+1
	for x := first; x <= last; x++ {
		d.Set(x, top, d.Glyphs.boxes[left|right], style)
		d.Set(x, bottom, d.Glyphs.boxes[left|right], style)
	}
	for y := top; y <= bottom; y++ {
		d.Set(first, y, d.Glyphs.boxes[up|down], style)
		d.Set(last, y, d.Glyphs.boxes[up|down], style)
	}
	d.Set(first, top, d.Glyphs.boxes[down|right], style)
	d.Set(last, top, d.Glyphs.boxes[down|left], style)
	d.Set(first, bottom, d.Glyphs.boxes[up|right], style)
	d.Set(last, bottom, d.Glyphs.boxes[up|left], style)
}
