package draw

import (
	"buscaminas/game"
	"buscaminas/ui/screen"
)

// A Miniature is a picture of a board in which a cell takes one dot, half a character high. The
// player recognises the board, but cannot read it. If rows are shifted and there is room, a cell
// takes two dots side by side. In color, open cells show whether their number is 0, 1, 2 or greater.
// Cells that were closed when the game ended still look closed. Mines stand out.
type Miniature struct {
	Game   *game.Game
	Width  int // the greatest width, in columns
	Height int // the greatest height, in lines
}

// Size returns the size of the miniature, in columns and lines.
func (m *Miniature) Size() (width, height int) {
	grid := m.Game.Layout().Grid()
	rows, width := grid.Size()
	if m.shifts() {
		width = 2*width + shapeOf(grid).widest()
	}
	return width, (rows + 1) / 2
}

// Fits reports whether all cells of the board fit in m.Width and m.Height.
func (m *Miniature) Fits() bool {
	width, height := m.Size()
	return width <= m.Width && height <= m.Height
}

// shifts reports whether a cell takes two dots side by side, so that rows can be shifted by one
// dot.
func (m *Miniature) shifts() bool {
	grid := m.Game.Layout().Grid()
	_, cols := grid.Size()
	widest := shapeOf(grid).widest()
	return widest > 0 && 2*cols+widest <= m.Width
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

// dots returns a function that returns the dot at the place x, y. Both are counted in dots.
func (m *Miniature) dots() func(x, y int) screen.Dot {
	grid := m.Game.Layout().Grid()
	at := func(row, col int) screen.Dot {
		if c := (game.Cell{Row: row, Col: col}); game.Contains(grid, c) {
			return dotOf(m.Game, c)
		}
		return screen.NoDot
	}
	if !m.shifts() {
		return func(x, y int) screen.Dot { return at(y, x) }
	}
	shape := shapeOf(grid)
	return func(x, y int) screen.Dot {
		if x -= shape.shift(y); x < 0 {
			return screen.NoDot
		}
		return at(y, x/2)
	}
}

// dotOf returns the dot of a cell.
func dotOf(g *game.Game, c game.Cell) screen.Dot {
	face := g.Face(c)
	switch {
	case face == game.Flagged, face == game.WrongFlag:
		return screen.FlagDot
	case face == game.MissedMine, face == game.ExplodedMine:
		return screen.MineDot
	case !g.Open(c):
		return screen.ClosedDot
	case face == game.Empty:
		return screen.OpenDot
	}
	return screen.OneDot + screen.Dot(min(face, 3)-1)
}
