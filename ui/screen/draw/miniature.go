package draw

import (
	"buscaminas/game"
	"buscaminas/ui/screen"
)

// A Miniature is a board that the player is to recognise, not to read: a cell takes one dot, half a
// character high. Cells of shifted rows take two dots side by side, so that the rows can be shifted
// by one.
type Miniature struct {
	Game   *game.Game
	Reveal bool // show the mines
	Width  int  // the greatest width, in columns
	Height int  // the greatest height, in lines
}

// Size returns the size of the miniature, in columns and lines.
func (m *Miniature) Size() (width, height int) {
	rows, cols := m.Game.Layout().Grid().Size()
	by := m.by()
	width = (cols + by - 1) / by
	if m.shifts(by) {
		width = 2*cols + shapeOf(m.Game.Layout().Grid()).widest()
	}
	return width, ((rows+by-1)/by + 1) / 2
}

// by returns for how many rows and columns of cells one dot stands. It is more than 1 for a board
// that does not fit.
func (m *Miniature) by() int {
	rows, cols := m.Game.Layout().Grid().Size()
	across, down := max(1, m.Width), max(1, 2*m.Height)
	return max(1, (cols+across-1)/across, (rows+down-1)/down)
}

// shifts reports whether cells take two dots side by side.
func (m *Miniature) shifts(by int) bool {
	grid := m.Game.Layout().Grid()
	_, cols := grid.Size()
	widest := shapeOf(grid).widest()
	return widest > 0 && by == 1 && 2*cols+widest <= m.Width
}

// Cells draws the miniature into a new grid. The parameter solid says whether the terminal shows
// background colors.
func (m *Miniature) Cells(solid bool) *screen.Grid {
	g := &screen.Grid{HasGrounds: solid}
	g.Resize(m.Size())
	dots := m.dots()
	for y := range g.Height {
		for x := range g.Width {
			g.Dots(x, y, dots(x, 2*y), dots(x, 2*y+1))
		}
	}
	return g
}

// dots returns a function for the dot at a place, counted in dots.
func (m *Miniature) dots() func(x, y int) screen.Dot {
	grid, by := m.Game.Layout().Grid(), m.by()
	rows, cols := grid.Size()
	at := func(row, col int) screen.Dot {
		if row < 0 || row >= rows || col < 0 || col >= cols {
			return screen.NoDot
		}
		return dotOf(m.Game.FaceAs(game.Cell{Row: row, Col: col}, m.Game.Rules().Numbering, m.Reveal))
	}
	switch {
	case by > 1:
		return func(x, y int) screen.Dot { return most(at, x*by, y*by, by) }
	case m.shifts(by):
		shape := shapeOf(grid)
		return func(x, y int) screen.Dot {
			if x -= shape.shift(y); x < 0 {
				return screen.NoDot
			}
			return at(y, x/2)
		}
	}
	return func(x, y int) screen.Dot { return at(y, x) }
}

// most returns the commonest dot of a square of cells: of numbers, flags, mines, closed cells and open
// cells, or the first of these if there are as many of several.
func most(at func(row, col int) screen.Dot, left, top, size int) (common screen.Dot) {
	var n [screen.Dots]int
	for row := top; row < top+size; row++ {
		for col := left; col < left+size; col++ {
			n[at(row, col)]++
		}
	}
	number, numbers := screen.OneDot, 0
	for d := screen.OneDot; d < screen.ClosedDot; d++ {
		if numbers += n[d]; n[d] > n[number] {
			number = d
		}
	}
	n[number] = numbers // all numbers together
	most := 0
	for _, d := range []screen.Dot{number, screen.FlagDot, screen.MineDot, screen.ClosedDot, screen.OpenDot} {
		if n[d] > most {
			common, most = d, n[d]
		}
	}
	return common
}

// dotOf returns the dot of a cell with a face.
func dotOf(f game.Face) screen.Dot {
	switch f {
	case game.Empty:
		return screen.OpenDot
	case game.Closed:
		return screen.ClosedDot
	case game.Flagged, game.WrongFlag:
		return screen.FlagDot
	case game.MissedMine, game.ExplodedMine:
		return screen.MineDot
	}
	return screen.OneDot + screen.Dot(min(f, 3)-1)
}
