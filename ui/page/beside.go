package page

import (
	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
)

// A Room is how many columns and lines there are for something.
type Room struct{ Width, Height int }

// Has reports whether all of a grid is seen in the room, as it looks.
func (r Room) Has(look draw.Look, grid game.Grid) bool {
	width, height := look.Size(grid, draw.Whole(grid))
	return width <= r.Width && height <= r.Height
}

// Fitted returns how a grid looks with the most room in which all of it is seen, and the room that
// it takes, or so much of it as is seen.
func (r Room) Fitted(look draw.Look, grid game.Grid) (draw.Look, Room) {
	look.Spacing = look.Largest(grid, r.Width, r.Height)
	width, height := look.Size(grid, look.Fit(grid, r.Width, r.Height))
	return look, Room{width, height}
}

// Columns returns where the parts of a page stand in the window.
func (c *Context) Columns() screen.Columns { return screen.ColumnsOf(c.Width, c.Height) }

// Panelled returns the room in the panel of a page with so many rows. It reports false where there
// is no panel.
func (c *Context) Panelled(rows int) (Room, bool) {
	width, height, ok := c.Columns().Panel(rows)
	return Room{width, height}, ok
}

// LeastBoard is how many lines a board in a panel has at least.
const LeastBoard = 8

// Board returns a part of a side panel with a board, as large as there is room for: of one that is
// larger the part around its cursor.
func (c *Context) Board(head string, b draw.Picture, grid game.Grid) screen.Part {
	return screen.Part{Head: head, Least: LeastBoard, Draw: func(width, height int) []screen.Row {
		b := b // another room may ask again
		b.Glyphs, b.Names = c.Glyphs(), c.Names
		large := b.Look
		large.Spacing = draw.Large
		if b.Spacing == draw.Roomy && (Room{width, height}).Has(large, grid) {
			b.Spacing = draw.Large
		} else {
			b.Spacing = max(b.Spacing, b.Largest(grid, width, height))
		}
		w := b.Fit(grid, width, height)
		w.Top, w.Left = b.Cursor.Row-w.Rows/2, b.Cursor.Col-w.Cols/2
		b.Window = w.Follow(grid, b.Cursor)
		wide, _ := b.Size(grid, b.Window)
		b.Indent = max(0, (width-wide)/2)
		return c.Block(&b).Rows()
	}}
}
