package draw

import "buscaminas/game"

// Spacing is the size of a cell on the screen.
type Spacing uint8

const (
	Roomy   Spacing = iota // 4 columns by 2 lines; a box around each cell
	Wide                   // 3 columns (4 if rows are shifted) by 1 line; a frame around the board
	Compact                // 2 columns by 1 line; a frame around the board
	Large                  // 6 columns by 3 lines; a box around each cell
	spacings
)

// A measure is the size of a cell in a spacing.
type measure struct {
	width   int // the columns of a cell, including the wall before it
	shifted int // the width on a grid whose rows are shifted by half a cell; an even number
	lines   int // the lines of a cell, including the wall above it
	walls   bool
	names   int // the number of blanks between the row names and the board
}

var measures = [spacings]measure{
	Large:   {width: 6, shifted: 6, lines: 3, walls: true, names: 2},
	Roomy:   {width: 4, shifted: 4, lines: 2, walls: true, names: 1},
	Wide:    {width: 3, shifted: 4, lines: 1, names: 1},
	Compact: {width: 2, shifted: 2, lines: 1, names: 1},
}

// Next returns the spacing after s. After the last spacing comes the first.
func (s Spacing) Next() Spacing { return (s + 1) % spacings }

// LargestSpacing returns the widest spacing in which all of g fits in this width and height. It
// never returns Large. If g fits in no spacing, LargestSpacing returns Compact.
func (l Look) LargestSpacing(g game.Grid, width, height int) Spacing {
	for l.Spacing = Roomy; l.Spacing != Compact; l.Spacing = l.Spacing.Next() {
		if l.Fit(g, width, height) == Whole(g) {
			break
		}
	}
	return l.Spacing
}

// cellWidth returns the width of a cell, including the wall before it.
func (s Spacing) cellWidth(shape *Shape) int {
	if shape.widest() > 0 {
		return measures[s].shifted
	}
	return measures[s].width
}

// sign returns the column of a cell's sign, counted from the column where the cell begins. The sign
// is in the middle of the cell.
func (s Spacing) sign(shape *Shape) int { return s.cellWidth(shape) / 2 }

// lines returns the number of lines of a row, including the seam above it.
func (s Spacing) lines() int { return measures[s].lines }

// walls reports whether there are walls between the cells.
func (s Spacing) walls() bool { return measures[s].walls }

// Size returns the width and height of the picture of a window over g, including its names and
// scroll bars.
func (l Look) Size(g game.Grid, w Window) (width, height int) {
	rows, cols := g.Size()
	width = l.lead(g) + l.body(g, w)
	height = head + l.bodyLines(w)
	if w.Rows < rows {
		width += 2 // a blank, and the bar
	}
	switch {
	case w.Cols == cols:
	case l.Bare:
		width = max(width, l.lead(g)+l.body(g, w)+1) // the mark for more columns
	default:
		height++
	}
	return width, height
}

// Fit returns the largest window over g that fits in this width and height, at the top left corner
// of g. If not even one cell fits, the window has no rows or no columns.
func (l Look) Fit(g game.Grid, width, height int) Window {
	w := Whole(g)
	// A scroll bar takes room, so that the other direction may need a scroll bar, too.
	for range 3 {
		usedWidth, usedHeight := l.Size(g, w)
		w.Cols -= max(0, ceilDiv(usedWidth-width, l.Spacing.cellWidth(shapeOf(g))))
		w.Rows -= max(0, ceilDiv(usedHeight-height, l.Spacing.lines()))
	}
	w.Cols, w.Rows = max(0, w.Cols), max(0, w.Rows)
	return w
}

func ceilDiv(n, by int) int { return (n + by - 1) / by }

// head is the number of lines for the names of the columns.
const head = 1

// lead returns the width of the row names before the board, including blanks.
func (l Look) lead(g game.Grid) int {
	names, _ := l.Names.Axes(g)
	rows, _ := g.Size()
	return names.Len(rows-1) + measures[l.Spacing].names
}

// edge returns the number of lines above the first row of the board: 1 for its upper wall or frame,
// or 0.
func (l Look) edge() int {
	if l.Bare && !l.Spacing.walls() {
		return 0
	}
	return 1
}

// framed reports whether the board has one frame around it instead of walls between its cells.
func (l Look) framed() bool { return l.edge() > 0 && !l.Spacing.walls() }

// bodyLines returns the height of the board without names and scroll bars.
func (l Look) bodyLines(w Window) int {
	lines := l.Spacing.lines()*w.Rows + l.edge() // the last seam, or the frame
	if l.framed() {
		lines++
	}
	return lines
}

// body returns the width of the board without names and scroll bars.
func (l Look) body(g game.Grid, w Window) int {
	s, shape := l.Spacing, shapeOf(g)
	width := s.cellWidth(shape)*w.Cols + s.widest(shape) + l.edge() // the last wall, or the frame
	if l.framed() {
		width++
	}
	if s == Compact {
		width++ // the closing bracket of the cursor
	}
	return width
}

// shift returns the shift of a row to the right, in columns.
func (s Spacing) shift(shape *Shape, row int) int { return shape.shift(row) * s.cellWidth(shape) / 2 }

// widest returns the greatest shift of a row to the right, in columns.
func (s Spacing) widest(shape *Shape) int { return shape.widest() * s.cellWidth(shape) / 2 }
