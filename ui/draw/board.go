package draw

import "buscaminas/game"

// A Board draws the board of a game. It keeps the lines of the last frame, and
// makes anew only those that have changed; so it is to be used again.
type Board struct {
	Look
	Game   *game.Game
	Window Window
	Cursor game.Cell // one off the window is not drawn
	Indent int       // blanks before each line

	// What was made for an earlier frame, and still holds.
	seams map[seam]string
	tiles tiles
	lines [][]byte
	drawn drawn // what the lines show
}

// Look says how a board is drawn.
type Look struct {
	Glyphs  *Glyphs
	Spacing Spacing
	Marks   bool // mark the cells that touch the cursor's
	Reveal  bool // show where the mines are
	Other   bool // number the cells as the rules do not
	Overlay *Overlay

	// Solution shows all there is to the board, as though every cell were open.
	Solution bool
}

// NoCursor is the cursor of a board that has none.
var NoCursor = game.Cell{Row: -1, Col: -1}

// drawn is all that the lines of a board depend on.
type drawn struct {
	look     Look
	inks     *Inks
	game     *game.Game
	revision int
	window   Window
	cursor   game.Cell
	indent   int
}

// Draw writes the lines of the board, each with its newline.
func (b *Board) Draw(p *Pen) {
	d := drawing{Board: b, grid: b.Game.Layout().Grid()}
	d.shape = ShapeOf(game.GridKindOf(d.grid))
	d.lead = b.Spacing.lead(d.grid)
	d.numbering = b.Game.Rules().Numbering
	if b.Other {
		d.numbering = game.Left + game.Total - d.numbering
	}
	if key := (tilesKey{b.Glyphs, p.Inks, b.Spacing}); b.tiles.key != key {
		b.tiles = key.tiles()
	}
	now := drawn{b.Look, p.Inks, b.Game, b.Game.Revision(), b.Window, d.cursor(), b.Indent}
	before := b.drawn
	b.drawn = now
	d.c = now.cursor
	d.touched = touched(d.grid, d.c)
	d.near = reach(d.grid)

	_, height := b.Spacing.Size(d.grid, b.Window)
	moved := before
	moved.cursor = now.cursor
	same := moved == now && len(b.lines) == height
	for len(b.lines) < height {
		b.lines = append(b.lines, nil)
	}
	b.lines = b.lines[:height]
	d.Inks = p.Inks
	for i := range b.lines {
		if !same || before.cursor != now.cursor && (d.shows(i, before.cursor) || d.shows(i, now.cursor)) {
			d.Out = b.lines[i][:0]
			d.draw(i)
			b.lines[i] = d.Out
		}
		p.Out = append(p.Out, b.lines[i]...)
	}
}

// A drawing is a board while it is drawn.
type drawing struct {
	*Board
	Pen
	grid      game.Grid
	shape     *Shape
	numbering game.Numbering
	lead      int       // columns before the board
	c         game.Cell // the cursor, or NoCursor
	touched   marks
	near      int // rows from the cursor that it may be seen in
}

// cursor returns the cursor if it is in the window.
func (d *drawing) cursor() game.Cell {
	w, c := d.Window, d.Cursor
	if c.Row < w.Top || c.Row >= w.Top+w.Rows || c.Col < w.Left || c.Col >= w.Left+w.Cols {
		return NoCursor
	}
	return c
}

// draw writes line i of the frame.
func (d *drawing) draw(i int) {
	switch body := d.Spacing.bodyLines(d.Window); {
	case i == 0:
		d.colNames()
	case i > body:
		d.acrossBar()
	case d.Spacing == Compact:
		d.compact(i - 1)
	default:
		d.roomy(i - 1)
	}
}

// shows reports whether line i shows where the cursor c is.
func (d *drawing) shows(i int, c game.Cell) bool {
	if i == 0 {
		return true
	}
	at := c.Row - d.Window.Top
	switch {
	case d.Spacing == Compact:
		return max(i-2-at, at-(i-2)) <= d.near
	case i%2 == 1: // a seam, of which the cursor's frame is part
		return at == i/2 || at == i/2-1
	default:
		return max(i/2-1-at, at-(i/2-1)) <= d.near
	}
}

// face returns what a cell shows.
func (d *drawing) face(c game.Cell) game.Face {
	switch l := d.Game.Layout(); {
	case !d.Solution:
		return d.Game.FaceAs(c, d.numbering, d.Reveal)
	case l.Mine(c):
		return game.MissedMine
	default:
		return game.Face(l.Around(c))
	}
}

// colNames writes the line with the names of the columns. They stand above the
// first row shown.
func (d *drawing) colNames() {
	width := d.Spacing.cellWidth()
	first := d.cellsFrom(d.Window.Top) + width/2
	last := d.lead + d.Spacing.body(d.grid, d.Window)
	every := d.nameEvery()
	d.Spaces(d.Indent)
	at := 0
	for i := range d.Window.Cols {
		col := d.Window.Left + i
		if col%every != 0 && col != d.c.Col {
			continue
		}
		length := d.nameLength(col)
		start := min(first+i*width, last-length)
		if at > 0 && start <= at || col != d.c.Col && d.hitsCursorName(col, length) {
			continue
		}
		d.Spaces(start - at)
		d.name(game.ColLetters, col, col == d.c.Col)
		at = start + length
	}
	d.Newline()
}

// cellsFrom returns where the cells of a row begin, in columns from the indent.
func (d *drawing) cellsFrom(row int) int {
	start := d.lead + d.Spacing.shift(d.shape.shift(row))
	if d.Spacing == Compact {
		start++ // the frame
	}
	return start
}

// hitsCursorName reports whether a name of this length at col would run into
// that of the cursor's column.
func (d *drawing) hitsCursorName(col, length int) bool {
	return col < d.c.Col && (d.c.Col-col)*d.Spacing.cellWidth() <= length
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
	d.name(game.RowLetters, row, row == d.c.Row)
	d.Spaces(1)
}

// startSeam begins a line that is none of a row.
func (d *drawing) startSeam() { d.Spaces(d.Indent + d.lead) }

// endLine ends line i of the board itself, which is so many columns short of the
// board's width, with its piece of the bar that says which rows the window shows.
func (d *drawing) endLine(i, short int) {
	rows, _ := d.grid.Size()
	if w := d.Window; w.Rows < rows {
		d.Spaces(short + 1)
		d.bar(i, d.Spacing.bodyLines(w), w.Top, w.Rows, rows, up|down)
	}
	d.Newline()
}

// acrossBar writes the bar that says which columns the window shows.
func (d *drawing) acrossBar() {
	w := d.Window
	_, cols := d.grid.Size()
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
