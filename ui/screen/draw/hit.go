package draw

import "buscaminas/game"

// At returns the cell at column x of line y of the board, both counted from 0. Line 0 has the
// column names. A wall between cells belongs to the cell on its left or above it. Every other
// character of the board belongs to the nearest cell. At reports false outside the board and on its
// scroll bars: see [Picture.ScrollBarAt].
func (b *Picture) At(x, y int) (c game.Cell, ok bool) {
	d := b.drawing()
	w, lines := b.Window, b.bodyLines(b.Window)
	x -= b.Indent
	if x < 0 || x >= d.lead+b.body(d.grid, w) || y < 0 || y >= head+lines || w.Rows*w.Cols == 0 {
		return c, false
	}
	if b.marked() && y == 0 && x == d.lead-1 && w.Left > 0 {
		return c, false // the mark for more columns
	}
	line := y - head // counted from the top of the board itself, which may be its edge
	row := max(0, min((line-b.edge())/b.Spacing.lines(), w.Rows-1))
	if seam := b.Spacing.walls() && line%b.Spacing.lines() == 0; seam && 0 < line && line < lines-1 &&
		d.outsideRow(x, row+1) < d.outsideRow(x, row) {
		row++
	}
	col := d.inRow(x, row) / b.Spacing.cellWidth(d.shape)
	return game.Cell{Row: w.Top + row, Col: w.Left + max(0, min(col, w.Cols-1))}, true
}

// ScrollBarAt reports whether column x of line y of the board, both counted from 0, is on a scroll
// bar or on a mark for more columns. It also returns by how many rows and columns a click there
// moves the window. A click on a bar moves the middle of the window to that place. A click on a
// mark moves the window by the number of columns that the window shows.
func (b *Picture) ScrollBarAt(x, y int) (move game.Cell, ok bool) {
	d := b.drawing()
	rows, cols := d.grid.Size()
	w, lines, body := b.Window, b.bodyLines(b.Window), b.body(d.grid, b.Window)
	width, height := b.Size(d.grid, w)
	x -= b.Indent
	switch {
	case x < 0 || x >= width || y < 0 || y >= height:
	case b.marked() && y == 0 && x == d.lead-1 && w.Left > 0: // a mark to the left of the names
		return game.Cell{Col: -w.Cols}, true
	case b.marked() && y == 0 && x >= d.lead+body && w.Cols < cols:
		return game.Cell{Col: w.Cols}, true
	case y >= head+lines:
		return game.Cell{Col: toMiddle(x-d.lead, body, w.Left, w.Cols, cols)}, true
	case x >= d.lead+body:
		return game.Cell{Row: toMiddle(y-head, lines, w.Top, w.Rows, rows)}, true
	}
	return move, false
}

// marked reports whether marks in the line of column names show that the board goes on to the left
// or to the right. The marks replace the lower scroll bar.
func (l Look) marked() bool { return l.Bare }

// toMiddle returns how many rows or columns the window must move so that its middle is at the
// given piece of a scroll bar.
func toMiddle(piece, pieces, windowStart, windowSize, boardSize int) int {
	piece = max(0, min(piece, pieces-1))
	return piece*(boardSize-1)/max(1, pieces-1) - (windowStart + windowSize/2)
}

// inRow returns the distance of column x of the drawing from the first column of a row's cells. The
// wall to the right of a cell counts as part of the cell.
func (d *drawing) inRow(x, row int) int {
	x -= d.cellsFrom(d.Window.Top + row)
	if d.Spacing.walls() {
		x-- // the wall before the first cell
	}
	return x
}

// outsideRow returns how many columns x is to the left or to the right of a row's cells. It is 0 if
// x is among the cells.
func (d *drawing) outsideRow(x, row int) int {
	x = d.inRow(x, row)
	return max(0, -x, x+1-d.Spacing.cellWidth(d.shape)*d.Window.Cols)
}
