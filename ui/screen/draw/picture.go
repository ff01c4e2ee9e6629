package draw

import (
	"buscaminas/game"
	"buscaminas/ui/screen"
)

// A Picture draws the board of a game. Without a game, it draws a layout with every cell open.
type Picture struct {
	Look
	Game   *game.Game
	Layout *game.Layout // the layout to draw if Game is nil
	Window Window
	Cursor game.Cell // the cell with the cursor; outside the window, no cursor is drawn
	Indent int       // the number of blanks before each line
	Cache  *Cache    // the cells painted last; nil: paint everything
}

// Look is the style in which a board is drawn.
type Look struct {
	Glyphs         *Glyphs
	Spacing        Spacing
	Names          game.Names // the names of the cells
	Bare           bool       // for a low window: no frame; the lower scroll bar becomes marks
	Marks          bool       // mark the cells that touch the cursor
	NoChordMarks   bool       // if Marks is set, do not mark the cells that a chord would open
	Reveal         bool       // show the mines
	Covered        bool       // show every cell as closed
	OtherNumbering bool       // show game.Total for game.Left, and game.Left for game.Total
	Overlay        *Overlay
	Wave           Wave
}

// NoCursor stands for the cursor of a board that has no cursor.
var NoCursor = game.Cell{Row: -1, Col: -1}

// Paint draws the board into the grid g, beginning at line top. It returns the column to the right
// of the board and the line below it.
func (b *Picture) Paint(g *screen.Grid, top int) (right, bottom int) {
	d := b.drawing()
	d.Grid, d.top = g, top
	d.readTiles()
	d.names()
	if d.framed() {
		d.frame()
	}
	d.cells()
	if d.Overlay != nil {
		d.overlay()
	}
	d.cursorFrame()
	d.bars()
	width, height := d.Size(d.grid, d.Window)
	return b.Indent + width, top + height
}

// Cells paints the board into a new grid, which is as large as the picture, and returns the grid.
// The parameter solid says whether the terminal shows background colors.
func (b *Picture) Cells(solid bool) *screen.Grid {
	g := &screen.Grid{HasGrounds: solid}
	width, height := b.Size(b.layout().Grid(), b.Window)
	g.Resize(b.Indent+width, height)
	alone := *b
	alone.Cache = nil // the caller may be another goroutine
	alone.Paint(g, 0)
	return g
}

// layout returns the board that is drawn.
func (b *Picture) layout() *game.Layout {
	if b.Game != nil {
		return b.Game.Layout()
	}
	return b.Layout
}

// Numbering returns the numbering that the picture shows.
func (b *Picture) Numbering() game.Numbering {
	numbering := b.Game.Rules().Numbering
	if b.OtherNumbering {
		return game.Left + game.Total - numbering
	}
	return numbering
}

// A drawing is a board being drawn.
type drawing struct {
	*Picture
	*screen.Grid
	top       int // the line of the grid where the board begins
	layout    *game.Layout
	grid      game.Grid
	shape     *Shape
	numbering game.Numbering
	over      bool
	rows      game.Axis // the names of the rows
	cols      game.Axis
	lead      int       // the number of columns before the board, without Indent
	c         game.Cell // the cursor, or NoCursor
	marks     marks
	tiles     []tile    // the tiles of the window, with tiles for the outside around them
	chances   []float64 // the chances of the cells of the window, row by row; nil: not drawn
}

func (b *Picture) drawing() drawing {
	d := drawing{Picture: b, layout: b.layout()}
	d.grid = d.layout.Grid()
	d.shape = ShapeOf(game.GridKindOf(d.grid))
	d.rows, d.cols = b.Names.Axes(d.grid)
	d.lead = b.lead(d.grid)
	if b.Game != nil {
		d.over = b.Game.Revealed()
		d.numbering = b.Numbering()
	}
	d.c = d.cursor()
	d.marks = d.marksAround()
	return d
}

// readTiles stores the looks of the cells in the window, and their chances of a mine if the overlay
// shows chances.
func (d *drawing) readTiles() {
	if d.Cache.holds(d) {
		d.tiles = d.Cache.tiles
		return
	}
	d.tiles = make([]tile, (d.Window.Rows+2)*(d.Window.Cols+2))
	for i := range d.tiles {
		d.tiles[i].side = outside
	}
	if d.Overlay != nil && d.Overlay.Chance != nil {
		d.chances = make([]float64, d.Window.Rows*d.Window.Cols)
	}
	for i := range d.Window.Rows {
		row := d.rowTiles(i)
		for j := range d.Window.Cols {
			row[j+1] = d.tile(game.Cell{Row: d.Window.Top + i, Col: d.Window.Left + j})
		}
	}
}

// rowTiles returns the tiles of row i of the window, with one more tile at either end. These two
// tiles, and all tiles of row -1 and of the row after the last, stand for the outside of the board.
func (d *drawing) rowTiles(i int) []tile {
	width := d.Window.Cols + 2
	return d.tiles[(i+1)*width:][:width]
}

// inWindow returns the index of a cell among the cells of the window, counted row by row.
func (d *drawing) inWindow(c game.Cell) int {
	return (c.Row-d.Window.Top)*d.Window.Cols + c.Col - d.Window.Left
}

// cursor returns the cursor if it is in the window, and NoCursor otherwise.
func (d *drawing) cursor() game.Cell {
	w, c := d.Window, d.Cursor
	if c.Row < w.Top || c.Row >= w.Top+w.Rows || c.Col < w.Left || c.Col >= w.Left+w.Cols {
		return NoCursor
	}
	return c
}

// place returns the column and the line at which a cell is drawn. The column is where the left wall of
// the cell stands or, without walls, its first character.
func (d *drawing) place(c game.Cell) (x, y int) {
	x = d.Indent + d.cellsFrom(c.Row) + (c.Col-d.Window.Left)*d.Spacing.cellWidth(d.shape)
	return x, d.top + head + d.edge() + (c.Row-d.Window.Top)*d.Spacing.lines()
}
