package draw

import "buscaminas/game"

// tiles are the cells of a board as they are written: one append a cell is what
// makes a frame cheap. A tile begins and ends in the ink of the grid.
type tiles struct {
	key tilesKey

	wall   string // what stands between two cells
	dotted string // the same beside a mark, where marks are dots
	faces  [game.Faces]string
	walled [game.Faces]string // each with the wall before it
	marked [game.Faces]string // each as it touches the cursor
}

// tilesKey is what tiles depend on.
type tilesKey struct {
	glyphs  *Glyphs
	inks    *Inks
	spacing Spacing
}

func (k tilesKey) tiles() tiles {
	t := tiles{key: k, wall: " ", dotted: " "}
	pad, dot := "", ""
	switch {
	case k.spacing == Roomy:
		t.wall = k.glyphs.boxes[up|down]
		t.dotted = t.wall
		pad, dot = " ", k.glyphs.dot
	case k.inks.Marks == nil:
		t.dotted = k.glyphs.dot
	}
	for f, glyph := range k.glyphs.faces {
		ink := faceInks[f]
		t.faces[f] = k.inSight(ink, pad+glyph+pad)
		t.walled[f] = t.wall + t.faces[f]
		if k.inks.Marks == nil {
			t.marked[f] = k.inSight(ink, dot+glyph+dot)
		} else {
			t.marked[f] = k.inks.Marks[ink] + pad + glyph + pad + k.inks.On[Grid]
		}
	}
	return t
}

// inSight returns text in an ink, for a place where that of the grid is on.
func (k tilesKey) inSight(ink Ink, text string) string {
	if ink == Grid {
		return text
	}
	return k.inks.On[ink] + text + k.inks.On[Grid]
}

// row writes the cells of a row, and the walls between them.
func (d *drawing) row(row int) {
	from, to := d.Window.Left, d.Window.Left+d.Window.Cols
	if d.Overlay != nil {
		d.overlaid(row, from, to)
		return
	}
	near, far := to, to // the cells that may be other than most
	if d.c != NoCursor && max(row-d.c.Row, d.c.Row-row) <= d.near {
		near, far = max(from, d.c.Col-game.MaxStep), min(to, d.c.Col+game.MaxStep+1)
	}
	d.run(row, from, near)
	for col := near; col < far; col++ {
		c := game.Cell{Row: row, Col: col}
		d.wall(c)
		d.Ink(Grid, "")
		if d.marked(c) {
			d.Out = append(d.Out, d.tiles.marked[d.face(c)]...)
		} else {
			d.Out = append(d.Out, d.tiles.faces[d.face(c)]...)
		}
	}
	if far < to {
		c := game.Cell{Row: row, Col: far}
		d.wall(c)
		d.Ink(Grid, "")
		d.Out = append(d.Out, d.tiles.faces[d.face(c)]...)
		d.run(row, far+1, to)
	}
	d.wall(game.Cell{Row: row, Col: to})
}

// run writes the cells of a row from one column up to another, each with the
// wall before it, far from the cursor.
func (d *drawing) run(row, from, to int) {
	d.Ink(Grid, "")
	out := d.Out // the loop is the hottest place of all
	for col := from; col < to; col++ {
		out = append(out, d.tiles.walled[d.face(game.Cell{Row: row, Col: col})]...)
	}
	d.Out = out
}

// wall writes what stands before cell c.
func (d *drawing) wall(c game.Cell) {
	left := game.Cell{Row: c.Row, Col: c.Col - 1}
	switch {
	case c == d.c:
		d.Ink(Cursor, d.Glyphs.opening[d.Spacing])
	case left == d.c:
		d.Ink(Cursor, d.Glyphs.closing[d.Spacing])
	case d.marked(c) || d.marked(left):
		d.Ink(Grid, d.tiles.dotted)
	default:
		d.Ink(Grid, d.tiles.wall)
	}
}
