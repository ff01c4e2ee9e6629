package draw

import "buscaminas/game"

// At returns the cell drawn at column x of line y, both from 0, the first line
// being that of the names. There is none on a line between cells, nor beside the
// board.
func (b *Board) At(x, y int) (c game.Cell, ok bool) {
	grid := b.Game.Layout().Grid()
	d := drawing{Board: b, grid: grid, shape: ShapeOf(game.GridKindOf(grid)), lead: b.Spacing.lead(grid)}
	line := y - 2 // of the cells: after the names and the edge
	if b.Spacing == Roomy {
		if line%2 != 0 {
			return c, false
		}
		line /= 2
	}
	if line < 0 || line >= b.Window.Rows {
		return c, false
	}
	row := b.Window.Top + line
	width := b.Spacing.cellWidth()
	x -= b.Indent + d.cellsFrom(row)
	if x < 0 || x >= width*b.Window.Cols || x%width == 0 {
		return c, false
	}
	return game.Cell{Row: row, Col: b.Window.Left + x/width}, true
}
