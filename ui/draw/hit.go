package draw

import "buscaminas/game"

// At returns the cell drawn at column x of line y, both from 0, the first line
// being that of the names. There is none on a line between cells, nor beside the
// board.
func (b *Picture) At(x, y int) (c game.Cell, ok bool) {
	d := b.drawing(nil)
	line := y - 2 // of the cells: after the names and the edge
	if line%b.Spacing.lines() != 0 {
		return c, false
	}
	line /= b.Spacing.lines()
	if line < 0 || line >= b.Window.Rows {
		return c, false
	}
	row := b.Window.Top + line
	width := b.Spacing.cellWidth(d.shape)
	x -= b.Indent + d.cellsFrom(row)
	if x < 0 || x >= width*b.Window.Cols || b.Spacing == Roomy && x%width == 0 {
		return c, false
	}
	return game.Cell{Row: row, Col: b.Window.Left + x/width}, true
}
