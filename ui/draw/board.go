package draw

import "buscaminas/game"

// A Board draws the board of a game. The zero value of the cursor's cell is a
// cell: a board without a cursor has one off the board, as [NoCursor] is.
type Board struct {
	Game    *game.Game
	Glyphs  *Glyphs
	Spacing Spacing
	Window  Window
	Cursor  game.Cell
	Reveal  bool // show where the mines are
	Indent  int  // blanks before each line

	// What was made for an earlier frame, and still holds.
	seams map[seam]string
	tiles tiles
}

// NoCursor is the cursor of a board that has none.
var NoCursor = game.Cell{Row: -2, Col: -2}

// Draw writes the lines of the board, each with its newline.
func (b *Board) Draw(p *Pen) {
	d := drawing{
		Board: b,
		Pen:   p,
		grid:  b.Game.Layout().Grid(),
	}
	d.shape = ShapeOf(d.grid)
	d.lead = b.Spacing.lead(d.grid)
	if key := (tilesKey{b.Glyphs, p.Inks, b.Spacing}); b.tiles.key != key {
		b.tiles = key.tiles()
	}
	d.colNames()
	if b.Spacing == Compact {
		d.compact()
	} else {
		d.roomy()
	}
	d.acrossBar()
}

// A drawing is a board while it is drawn.
type drawing struct {
	*Board
	*Pen
	grid  game.Grid
	shape *Shape
	lead  int // columns before the board
	line  int // of the board's own, for the bar beside them
}

// face returns what a cell shows.
func (d *drawing) face(c game.Cell) game.Face {
	if d.Reveal {
		return d.Game.Revealed(c)
	}
	return d.Game.Face(c)
}

// colNames writes the line with the names of the columns. They stand above the
// first row shown.
func (d *drawing) colNames() {
	width := d.Spacing.cellWidth()
	first := d.lead + d.Spacing.shift(d.shape.shift(d.Window.Top)) + width/2
	if d.Spacing == Compact {
		first++ // the frame
	}
	every := d.nameEvery()
	d.Spaces(d.Indent)
	at := 0
	for i := range d.Window.Cols {
		col := d.Window.Left + i
		if col%every != 0 && col != d.Cursor.Col {
			continue
		}
		length := d.nameLength(col)
		start := first + i*width
		if start < at || col != d.Cursor.Col && d.hitsCursorName(col, length) {
			continue
		}
		d.Spaces(start - at)
		d.name(game.ColLetters, col, col == d.Cursor.Col)
		at = start + length
	}
	d.Newline()
}

// hitsCursorName reports whether a name of this length at col would run into
// that of the cursor's column.
func (d *drawing) hitsCursorName(col, length int) bool {
	return col < d.Cursor.Col && (d.Cursor.Col-col)*d.Spacing.cellWidth() <= length
}

// nameEvery returns the distance of the columns that have their name written:
// long numbers have no room above each.
func (d *drawing) nameEvery() int {
	if game.Lettered(d.grid) {
		return 1
	}
	_, cols := d.grid.Size()
	longest := digits(cols - 1)
	for _, every := range []int{1, 2, 5} {
		if every*d.Spacing.cellWidth() > longest {
			return every
		}
	}
	return 10
}

// name writes the name of a row or column.
func (d *drawing) name(letters string, n int, cursor bool) {
	ink := Label
	if cursor {
		ink = CursorLabel
	}
	if game.Lettered(d.grid) {
		d.Ink(ink, letters[n:n+1])
	} else {
		d.Int(ink, n)
	}
}

// nameLength returns the length of the name of row or column n.
func (d *drawing) nameLength(n int) int {
	if game.Lettered(d.grid) {
		return 1
	}
	return digits(n)
}

// startRow begins the line of a row with its name.
func (d *drawing) startRow(row int) {
	d.Spaces(d.Indent + d.lead - 1 - d.nameLength(row))
	d.name(game.RowLetters, row, row == d.Cursor.Row)
	d.Spaces(1)
}

// startSeam begins a line that is none of a row.
func (d *drawing) startSeam() { d.Spaces(d.Indent + d.lead) }

// endLine ends a line that is so many columns short of the board's width, with
// its piece of the bar that says which rows the window shows.
func (d *drawing) endLine(short int) {
	rows, _ := d.grid.Size()
	if w := d.Window; w.Rows < rows {
		d.Spaces(short + 1)
		lines := w.Rows + 2
		if d.Spacing == Roomy {
			lines = 2*w.Rows + 1
		}
		d.bar(d.line, lines, w.Top, w.Rows, rows, up|down)
	}
	d.line++
	d.Newline()
}

// acrossBar writes the bar that says which columns the window shows, where it
// does not show all.
func (d *drawing) acrossBar() {
	w := d.Window
	_, cols := d.grid.Size()
	if w.Cols == cols {
		return
	}
	d.startSeam()
	length := d.Spacing.body(d.grid, w)
	for i := range length {
		d.bar(i, length, w.Left, w.Cols, cols, left|right)
	}
	d.Newline()
}

// bar writes piece i of a bar of so many pieces, which stands for the whole size
// of the board; the part that is shown is heavy.
func (d *drawing) bar(i, pieces, first, shown, size, arms int) {
	start := first * pieces / size
	end := max(start+1, (first+shown)*pieces/size)
	// The ends of the bar are for the ends of the board.
	if first > 0 {
		start = max(start, 1)
	}
	if first+shown < size {
		end = min(end, pieces-1)
		start = min(start, end-1)
	}
	if start <= i && i < end {
		d.Ink(CursorLabel, d.Glyphs.heavy[arms])
	} else {
		d.Ink(Grid, d.Glyphs.tracks[arms])
	}
}
