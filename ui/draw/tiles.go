package draw

import "buscaminas/game"

// tiles are the cells of a board as they are written: one append a cell is what
// makes a frame cheap. A tile begins and ends in the ink of the grid.
type tiles struct {
	key tilesKey

	wall        string // what stands between two cells
	open, close string // the same before and behind the cursor
	faces       [game.Faces]string
	walled      [game.Faces]string // each with the wall before it
}

// tilesKey is what tiles depend on.
type tilesKey struct {
	glyphs  *Glyphs
	inks    *Inks
	spacing Spacing
}

func (k tilesKey) tiles() tiles {
	t := tiles{key: k, wall: " ", open: "[", close: "]"}
	pad := ""
	if k.spacing == Roomy {
		heavy := k.glyphs.heavy[up|down]
		t.wall, t.open, t.close = k.glyphs.boxes[up|down], heavy, heavy
		pad = " "
	}
	for f, glyph := range k.glyphs.faces {
		if ink := faceInks[f]; ink != Grid {
			glyph = k.inks[ink] + glyph + k.inks[Grid]
		}
		t.faces[f] = pad + glyph + pad
		t.walled[f] = t.wall + t.faces[f]
	}
	return t
}

// row writes the cells of a row, and the walls between them.
func (d *drawing) row(row int) {
	from, to := d.Window.Left, d.Window.Left+d.Window.Cols
	c := d.Cursor
	if row != c.Row || c.Col < from || c.Col >= to {
		d.run(row, from, to, &d.tiles.walled)
		d.Ink(Grid, d.tiles.wall)
		return
	}
	d.run(row, from, c.Col, &d.tiles.walled)
	d.Ink(Cursor, d.tiles.open)
	d.run(row, c.Col, c.Col+1, &d.tiles.faces)
	d.Ink(Cursor, d.tiles.close)
	if c.Col+1 < to {
		d.run(row, c.Col+1, c.Col+2, &d.tiles.faces)
		d.run(row, c.Col+2, to, &d.tiles.walled)
		d.Ink(Grid, d.tiles.wall)
	}
}

// run writes the cells of a row from one column up to another.
func (d *drawing) run(row, from, to int, tiles *[game.Faces]string) {
	d.Ink(Grid, "")
	out := d.Out
	for col := from; col < to; col++ {
		out = append(out, tiles[d.face(game.Cell{Row: row, Col: col})]...)
	}
	d.Out = out
}
