package draw

import (
	"buscaminas/game"
	"buscaminas/ui/screen"
)

// row draws the cells of row i of the window, from column first up to, but not including, column
// end.
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

// behind returns the look of the blank column after the last cell of a compact row. That cell has
// the look t.
func (t tile) behind() tile { return tile{ground: t.ground, side: outside} }

// cell draws a cell with the look t: its sign and, if there is room, a blank or a mark on either
// side of the sign.
func (d *drawing) cell(c game.Cell, t tile) {
	x, y := d.place(c)
	style := screen.Style{Ground: d.markGround(c, t), Ink: faceInks[t.face]}
	if d.Spacing.walls() {
		d.fill(c, t)
	}
	at := x + d.Spacing.sign(d.shape)
	d.Set(at, y, d.glyph(t.face), style)
	if d.Spacing == Compact {
		return
	}
	sign := d.markSign(c)
	beside := screen.Style{Ground: style.Ground, Ink: t.besideInk()}
	d.Set(at-1, y, sign, beside)
	if sign == 0 && t.face == game.Closed && !d.HasGrounds && !d.Spacing.walls() {
		d.Set(at-1, y, d.glyph(t.face), style) // without it, the signs would look like upright bars
	}
	d.Set(at+1, y, sign, beside)
	if d.Spacing == Wide && at-2 >= x {
		d.Set(x, y, 0, beside)
	}
}

// glyph returns the sign of a face. If neither lines nor colors show a cell that is open and has no
// number, its sign is a point, so that the player can count such cells.
func (d *drawing) glyph(f game.Face) rune {
	if f == game.Empty && !d.HasGrounds && !d.Spacing.walls() {
		return d.Glyphs.point
	}
	return d.Glyphs.faces[f]
}

// besideInk returns the ink of the inside of a cell, outside its sign. A cell whose mine exploded
// has the ink of the explosion.
func (t tile) besideInk() screen.Ink {
	if t.face == game.ExplodedMine {
		return screen.BoomInk
	}
	return screen.Border
}

// fill fills the inside of c, a cell with the look t.
func (d *drawing) fill(c game.Cell, t tile) {
	x, y := d.place(c)
	style := screen.Style{Ground: d.markGround(c, t), Ink: t.besideInk()}
	for line := range d.Spacing.lines() - 1 {
		for at := 1; at < d.Spacing.cellWidth(d.shape); at++ {
			d.Set(x+at, y+line, 0, style)
		}
	}
}

// markGround returns the background that shows a cell's mark. If there is no mark to show, it
// returns the background of the tile t.
func (d *drawing) markGround(c game.Cell, t tile) screen.Ground {
	if !d.HasGrounds {
		return t.ground
	}
	mark := d.markOf(c)
	if c == d.c && d.Marks && d.Spacing.walls() {
		mark = touching // so that it keeps its ground when the cursor moves on
	}
	switch {
	case mark == unmarked:
		return t.ground
	case mark == chorded && t.ground < screen.RiskGround:
		return screen.ChordGround
	}
	return t.ground.Marked()
}

// gap draws the column between c and the cell to its left, on a compact board. It shows the mark of
// one of the two cells. If both have marks, a mark chorded comes before a mark touching.
func (d *drawing) gap(c game.Cell, left, t tile) {
	x, y := d.place(c)
	before := game.Cell{Row: c.Row, Col: c.Col - 1}
	sign := d.markSign(c)
	if d.markOf(before) > d.markOf(c) {
		sign = d.markSign(before)
	}
	style := screen.Style{Ground: d.markGround(c, t), Ink: t.besideInk()}
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
			default: // the frame needs both arms, even where the edge of a region turns
				arms |= left | right
			}
			d.Put(at, y-1+i*lines, d.Glyphs.heavy[arms], screen.Cursor)
		}
	}
	for line := range lines - 1 {
		d.Put(x, y+line, d.Glyphs.heavy[up|down], screen.Cursor)
		d.Put(x+width, y+line, d.Glyphs.heavy[up|down], screen.Cursor)
	}
}

// brackets draws the brackets around the sign of the cursor's cell, on a board without walls. It
// also gives the cell the ground of the cursor, unless the overlay draws over the cell or a mine
// exploded there.
func (d *drawing) brackets(x, y int) {
	ink := screen.Cursor
	exploded := d.Game != nil && d.rowTiles(d.c.Row - d.Window.Top)[d.c.Col-d.Window.Left+1].face == game.ExplodedMine
	if exploded {
		ink = screen.BoomInk
	}
	d.Put(x-1, y, d.Glyphs.opening, ink)
	d.Put(x+1, y, d.Glyphs.closing, ink)
	if d.HasGrounds && !exploded && !d.overlaid(d.c) {
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
	_, hasRole := d.Overlay.Roles[c]
	return hasRole || d.hasChance(d.rowTiles(c.Row - d.Window.Top)[c.Col-d.Window.Left+1].face)
}

// frame draws the frame around a board without walls.
func (d *drawing) frame() {
	style := screen.Style{Ink: screen.Border}
	first, top := d.Indent+d.lead, d.top+head
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
