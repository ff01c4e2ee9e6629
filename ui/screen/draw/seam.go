package draw

import (
	"math/bits"

	"buscaminas/ui/screen"
)

// A seam is the line between two rows of a board with walls. The walls of both rows end in the
// seam. If one row is shifted, its walls meet the seam at other columns than the walls of the other
// row, like the joints of bricks. Columns count from the left end of the board.
type seam struct {
	above, under rowEdge
	length       int  // the distance from the first wall of a row to its last, in columns
	first, last  int  // the columns of the first and the last character of the seam
	clean        bool // the edges of regions of closed cells have another color than other lines
}

// A rowEdge is the row above or below a seam.
type rowEdge struct {
	shown bool // the row is in the window
	cell  int  // the width of a cell, in columns
	shift int  // the shift of the row to the right, in columns
	tiles []tile
}

// walls draws the seam above row i of the window, and the walls between the cells of the row. If i
// is the index after the last row, walls draws only the seam.
func (d *drawing) walls(i int) {
	x, y := d.Indent+d.lead, d.top+head+i*d.Spacing.lines()
	s := d.seamAt(i)
	for at := s.first; at <= s.last; at++ {
		d.Set(x+at, y, d.Glyphs.boxes[s.arms(at)], walls[s.sides(at)])
	}
	if i == d.Window.Rows {
		return
	}
	for j := range d.Window.Cols + 1 {
		at := s.under.shift + j*s.under.cell
		for line := 1; line < d.Spacing.lines(); line++ {
			d.Set(x+at, y+line, d.Glyphs.boxes[up|down], walls[s.under.sides(at)])
		}
	}
}

// seamAt returns the seam above a row of the window. Rows are counted from 0.
func (d *drawing) seamAt(row int) seam {
	cell := d.Spacing.cellWidth(d.shape)
	edge := func(i int) rowEdge {
		shown := 0 <= i && i < d.Window.Rows
		return rowEdge{shown, cell, d.Spacing.shift(d.shape, d.Window.Top+i), d.rowTiles(i)}
	}
	s := seam{above: edge(row - 1), under: edge(row), length: cell * d.Window.Cols, clean: d.HasGrounds}
	s.first = s.length
	for _, e := range []rowEdge{s.above, s.under} {
		if e.shown {
			s.first, s.last = min(s.first, e.shift), max(s.last, e.shift+s.length)
		}
	}
	return s
}

// arms returns the arms of the crossing at column x. Where the edge of a region of closed cells
// turns, only the edge has arms, because other lines would stick out of it like whiskers. Where
// such an edge goes straight on, lines between closed cells join it, and lines between open cells
// do not. At the edge of the board, all lines have arms.
func (s *seam) arms(x int) int {
	all, edges, faint := 0, 0, 0
	add := func(arm int, between side) {
		all |= arm
		switch walls[between].Ink {
		case screen.Border:
			edges |= arm
		case screen.OpenLine:
			faint |= arm
		}
	}
	if x > s.first {
		add(left, s.sides(x-1))
	}
	if x < s.last {
		add(right, s.sides(x+1))
	}
	if s.above.hasWall(x, s.length) {
		add(up, s.above.sides(x))
	}
	if s.under.hasWall(x, s.length) {
		add(down, s.under.sides(x))
	}
	switch straight := edges == left|right || edges == up|down; {
	case !s.clean || s.sides(x)&outside != 0:
	case straight:
		return all &^ faint
	case bits.OnesCount(uint(edges)) == 2:
		return edges
	}
	return all
}

// hasWall reports whether the row has a wall at column x.
func (e *rowEdge) hasWall(x, length int) bool {
	x -= e.shift
	return e.shown && 0 <= x && x <= length && x%e.cell == 0
}

// sides returns the kinds of the cells above and below the seam at column x.
func (s *seam) sides(x int) side { return s.above.sides(x) | s.under.sides(x) }

// sides returns the kind of the cell at column x of the board. If the row has a wall at x, it
// returns the kinds of the cells on both sides of the wall.
func (e *rowEdge) sides(x int) side {
	x -= e.shift
	at := x/e.cell + 1
	if !e.shown || x < 0 || at >= len(e.tiles) {
		return outside
	}
	if x%e.cell == 0 {
		return e.tiles[at-1].side | e.tiles[at].side
	}
	return e.tiles[at].side
}
