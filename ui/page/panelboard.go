package page

import (
	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
)

// A Room is the space for a board, in columns and lines.
type Room struct{ Width, Height int }

// has reports whether the whole grid fits in the room.
func (r Room) has(look draw.Look, grid game.Grid) bool {
	width, height := look.Size(grid, draw.Whole(grid))
	return width <= r.Width && height <= r.Height
}

// Columns returns the division of the window into a main column and a side panel.
func (c *Context) Columns() screen.Columns { return screen.ColumnsOf(c.Width, c.Height) }

// FitTable removes columns from the end of a table until the table fits in the main column of a
// page. It keeps at least leastColumns columns. The parameter textWidth is the width of the text to
// the left of the table. FitTable returns the width that this text and the table with all its
// columns need, for [screen.Page.Widest].
func (c *Context) FitTable(t *screen.Table, textWidth, leastColumns int) (widest int) {
	widest = textWidth + t.Width()
	t.Fit(c.Columns().FitRows(widest).RowWidth()-textWidth, leastColumns)
	return widest
}

// PanelRoom returns the room inside the side panel of a page whose main column has this many rows.
// It reports false if the window has no side panel.
func (c *Context) PanelRoom(rows int) (Room, bool) {
	width, height, ok := c.Columns().Panel(rows)
	return Room{width, height}, ok
}

// leastBoard is the least height of a board in a panel, in lines.
const leastBoard = 8

// Board returns a part of a side panel with a board, drawn as large as the part allows. If the
// board does not fit, the part shows the cells around the cursor.
func (c *Context) Board(head string, b draw.Picture, grid game.Grid) screen.Part {
	return screen.Part{Head: head, Least: leastBoard, Draw: func(width, height int) []screen.Row {
		b := b // Draw may be called again with another room
		b.Glyphs, b.Names = c.Glyphs(), c.Names
		large := b.Look
		large.Spacing = draw.Large
		if b.Spacing == draw.Roomy && (Room{width, height}).has(large, grid) {
			b.Spacing = draw.Large
		} else {
			b.Spacing = max(b.Spacing, b.LargestSpacing(grid, width, height))
		}
		w := b.Fit(grid, width, height)
		w.Top, w.Left = b.Cursor.Row-w.Rows/2, b.Cursor.Col-w.Cols/2
		b.Window = w.Follow(grid, b.Cursor)
		wide, _ := b.Size(grid, b.Window)
		b.Indent = max(0, (width-wide)/2)
		return c.BoardBlock(&b).Rows()
	}}
}
