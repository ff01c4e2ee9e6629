package page

import (
	"strings"

	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
)

// leastBeside is the least room that a board beside a list has: that of a small one, closest
// together.
var leastBeside = Room{Width: 20, Height: 10}

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

// RoomBeside returns the room for a board to the right of a list of that width, above so many
// lines that are said at the end; and of that no more than is given. It reports false where there
// is none.
func (c *Context) RoomBeside(list, said int, most Room) (Room, bool) {
	r := Room{
		Width:  min(most.Width, c.Width-list-screen.BesideGap),
		Height: min(most.Height, screen.Room(c.Height)-max(0, said-1)),
	}
	return r, r.Width >= leastBeside.Width && r.Height >= leastBeside.Height
}

// Beside draws a board in a room beside a list, all of it or the part around its cursor. What is
// beside a list has that room whatever the board, so that the list stays where it is.
func (c *Context) Beside(b *draw.Picture, grid game.Grid, r Room) screen.Block {
	w := b.Fit(grid, r.Width, r.Height)
	w.Top, w.Left = b.Cursor.Row-w.Rows/2, b.Cursor.Col-w.Cols/2
	b.Window = w.Follow(grid, b.Cursor)
	return r.Filled(c.Block(b))
}

// Filled returns a block that has the room.
func (r Room) Filled(b screen.Block) screen.Block {
	for len(b) < r.Height {
		b = append(b, screen.Line{})
	}
	blanks := max(0, r.Width-b[0].Width())
	b[0] = append(b[0], screen.Plain.Of(strings.Repeat(" ", blanks)))
	return b
}
