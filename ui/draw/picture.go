package draw

import (
	"slices"

	"buscaminas/game"
)

// A Picture draws the board of a game, or a board without one: all there is to it, as
// though every cell were open. It keeps the lines of the last frame, and makes anew only
// those that have changed; so it is to be used again.
type Picture struct {
	Look
	Game   *game.Game
	Layout *game.Layout // where Game is nil
	Window Window
	Cursor game.Cell // one off the window is not drawn
	Indent int       // blanks before each line

	// What was made for an earlier frame, and still holds.
	tiles   []tile // of the window, and one more on each side, row by row
	lines   [][]byte
	strips  []strip  // of the lines
	drawn   drawn    // what these show
	changed []change // since the last frame, by rows of the window, with one more on each side
}

// Look says how a board is drawn.
type Look struct {
	Glyphs  *Glyphs
	Spacing Spacing
	Names   game.Names // of the cells
	Marks   bool       // mark the cells that touch the cursor's
	Reveal  bool       // show where the mines are
	Other   bool       // number the cells as the rules do not
	Overlay *Overlay
	Wave    Wave
	Padded  bool // each line has the whole width, for what stands beside the board
}

// NoCursor is the cursor of a board that has none.
var NoCursor = game.Cell{Row: -1, Col: -1}

// drawn is all that the lines of a board depend on.
type drawn struct {
	look     Look
	inks     *Inks
	game     *game.Game
	window   Window
	indent   int
	layout   *game.Layout
	revision int
	cursor   game.Cell
	marks    marks
}

// Forget drops what was made for an earlier frame: in a large window that is much.
func (b *Picture) Forget() {
	b.tiles, b.lines, b.strips, b.drawn, b.changed = nil, nil, nil, drawn{}, nil
}

// Draw writes the lines of the board, each with its newline.
func (b *Picture) Draw(p *Pen) {
	for _, line := range b.Lines(p.Inks) {
		p.Lines(line)
	}
}

// Lines returns the lines of the board, each with its newline and as a [Pen] writes them.
// They are good until the next call.
func (b *Picture) Lines(inks *Inks) [][]byte {
	d := b.drawing(inks)
	d.plain = d.plainFaces()
	before := b.drawn
	b.drawn = drawn{b.Look, inks, b.Game, b.Window, b.Indent, d.layout, d.revision(), d.c, d.marks}
	d.compare(before)
	for i := range b.lines {
		change := d.change(i)
		if change == 0 {
			continue
		}
		if change&cellsChanged != 0 {
			b.strips[i].ends = b.strips[i].ends[:0]
		}
		d.Out = b.lines[i][:0]
		d.draw(i)
		b.lines[i] = d.Out
	}
	return b.lines
}

// layout returns the board that is drawn.
func (b *Picture) layout() *game.Layout {
	if b.Game != nil {
		return b.Game.Layout()
	}
	return b.Layout
}

// revision returns what changes with what the cells show.
func (b *Picture) revision() int {
	if b.Game != nil {
		return b.Game.Revision()
	}
	return 0
}

// Face returns what the picture of a game shows of a cell of the board.
func (b *Picture) Face(c game.Cell) game.Face { return b.Game.FaceAs(c, b.Numbering(), b.Reveal) }

// Numbering returns how the open cells of a game are numbered.
func (b *Picture) Numbering() game.Numbering {
	numbering := b.Game.Rules().Numbering
	if b.Other {
		return game.Left + game.Total - numbering
	}
	return numbering
}

// A drawing is a board while it is drawn.
type drawing struct {
	*Picture
	Pen
	layout    *game.Layout
	grid      game.Grid
	shape     *Shape
	numbering game.Numbering
	over      bool
	rows      game.Axis // how they are named
	cols      game.Axis
	lead      int       // columns before the board
	c         game.Cell // the cursor, or NoCursor
	marks     marks
	near      int                 // rows from the cursor that it may be seen in
	plain     *[game.Faces]string // see plainFaces
	all       bool                // every line is to be made anew
	moved     bool                // the cursor has
}

// A change is what is other in a row than it was in the last frame.
type change uint8

const (
	cellsChanged change = 1 << iota
	marksChanged
	cursorChanged
)

func (b *Picture) drawing(inks *Inks) drawing {
	d := drawing{Picture: b, layout: b.layout(), Pen: Pen{Inks: inks}}
	d.grid = d.layout.Grid()
	d.shape = ShapeOf(game.GridKindOf(d.grid))
	d.rows, d.cols = b.Names.Axes(d.grid)
	d.lead = b.lead(d.grid)
	if b.Game != nil {
		d.over = b.Game.Status() != game.Playing
		d.numbering = b.Numbering()
	}
	d.c = d.cursor()
	d.marks = d.marksAround()
	d.near = reach(d.grid)
	return d
}

// compare finds out what has changed since an earlier frame.
func (d *drawing) compare(before drawn) {
	now := d.drawn
	now.layout, now.revision, now.look.Wave = before.layout, before.revision, before.look.Wave
	now.cursor, now.marks = before.cursor, before.marks
	_, height := d.Size(d.grid, d.Window)
	d.all = now != before || len(d.lines) != height
	if d.all {
		if d.Window.Rows != before.window.Rows || d.Window.Cols != before.window.Cols {
			d.lines, d.strips = nil, nil // those of a large window take much
		}
		d.lines = slices.Grow(d.lines[:0], height)[:height]
		d.strips = slices.Grow(d.strips[:0], height)[:height]
		d.tiles = make([]tile, (d.Window.Rows+2)*(d.Window.Cols+2))
		for i := range d.tiles {
			d.tiles[i].side = outside
		}
		d.changed = make([]change, d.Window.Rows+2)
	}
	clear(d.changed)
	if d.all || d.drawn.revision != before.revision || d.drawn.layout != before.layout ||
		d.Wave != before.look.Wave {
		d.readTiles()
	}
	d.moved = before.cursor != d.c
	if !d.moved && before.marks == d.marks {
		return
	}
	for _, c := range []game.Cell{before.cursor, d.c} {
		at := c.Row - d.Window.Top + 1
		for i := max(0, at-d.near); c != NoCursor && i <= min(at+d.near, len(d.changed)-1); i++ {
			d.changed[i] |= marksChanged
			if i == at {
				d.changed[i] |= cursorChanged
			}
		}
	}
}

// readTiles looks at the cells of the window.
func (d *drawing) readTiles() {
	for i := range d.Window.Rows {
		row := d.rowTiles(i)
		for j := range d.Window.Cols {
			now := d.tile(game.Cell{Row: d.Window.Top + i, Col: d.Window.Left + j})
			if row[j+1] != now {
				row[j+1] = now
				d.changed[i+1] |= cellsChanged
			}
		}
	}
}

// rowTiles returns the tiles of a row, counted from the window's first, with what is
// outside on both sides. Row -1, and the one after the last, are all outside.
func (d *drawing) rowTiles(i int) []tile {
	width := d.Window.Cols + 2
	return d.tiles[(i+1)*width:][:width]
}

// cursor returns the cursor if it is in the window.
func (d *drawing) cursor() game.Cell {
	w, c := d.Window, d.Cursor
	if c.Row < w.Top || c.Row >= w.Top+w.Rows || c.Col < w.Left || c.Col >= w.Left+w.Cols {
		return NoCursor
	}
	return c
}

// change returns what is other in line i, so that it is to be made anew.
func (d *drawing) change(i int) change {
	switch {
	case d.all:
		return cellsChanged
	case i == 0 && d.moved:
		return cursorChanged
	case i == 0 || i > d.Spacing.bodyLines(d.Window):
		return 0
	case d.Spacing != Roomy:
		return d.changed[i-1]
	case i%2 == 0:
		return d.changed[i/2]
	}
	return (d.changed[i/2] | d.changed[i/2+1]) &^ marksChanged
}

// draw writes line i of the frame.
func (d *drawing) draw(i int) {
	body := d.Spacing.bodyLines(d.Window)
	switch {
	case i == 0:
		d.colNames()
	case i > body:
		d.acrossBar()
	case d.Spacing == Roomy && i%2 == 1:
		d.seam(i - 1)
	case d.Spacing == Roomy:
		d.row(i-1, i/2-1)
	case i == 1:
		d.edge(i-1, down|right, down|left)
	case i == body:
		d.edge(i-1, up|right, up|left)
	default:
		d.row(i-1, i-2)
	}
}
