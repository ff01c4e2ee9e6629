package draw

import "buscaminas/game"

// Spacing says how much room a cell takes.
type Spacing uint8

const (
	Roomy   Spacing = iota // 4 columns by 2 lines, each cell in a box
	Wide                   // 3 columns, or 4 where rows are shifted, by 1 line, in one frame
	Compact                // 2 columns by 1 line, in one frame
	spacings
)

// Next returns the next spacing, and after the last the first.
func (s Spacing) Next() Spacing { return (s + 1) % spacings }

// Largest returns the spacing with the most room in which all of g is seen in so many
// columns and lines, and the closest where it is seen in none.
func (l Look) Largest(g game.Grid, width, height int) Spacing {
	for l.Spacing = Roomy; l.Spacing < Compact; l.Spacing++ {
		if l.Fit(g, width, height) == Whole(g) {
			break
		}
	}
	return l.Spacing
}

const roomyWidth = 4

// cellWidth returns how many columns a cell takes, with the wall before it: an even
// number where rows are shifted by half a cell.
func (s Spacing) cellWidth(shape *Shape) int {
	switch {
	case s == Roomy:
		return roomyWidth
	case s == Compact:
		return 2
	case shape.widest() > 0:
		return 4
	}
	return 3
}

// sign returns the column of the sign of a cell, from its place.
func (s Spacing) sign(shape *Shape) int {
	if s == Compact {
		return 1
	}
	if s == Wide && shape.widest() == 0 {
		return 1
	}
	return 2
}

// lines returns how many lines a row takes.
func (s Spacing) lines() int {
	if s == Roomy {
		return 2
	}
	return 1
}

// Size returns how many columns and lines a window over g takes, its names and
// the bars that say where it is included.
func (l Look) Size(g game.Grid, w Window) (width, height int) {
	rows, cols := g.Size()
	width = l.lead(g) + l.Spacing.body(g, w)
	height = 1 + l.Spacing.bodyLines(w)
	if w.Rows < rows {
		width += 2 // a blank, and the bar
	}
	if w.Cols < cols {
		height++
	}
	return width, height
}

// Fit returns the largest window over g that has room in so many columns and
// lines, from its top left corner. One that shows no cell has no rows or no
// columns.
func (l Look) Fit(g game.Grid, width, height int) Window {
	w := Whole(g)
	// A bar along one side takes room from the other: and that one from the first.
	for range 3 {
		usedWidth, usedHeight := l.Size(g, w)
		w.Cols -= max(0, ceilDiv(usedWidth-width, l.Spacing.cellWidth(shapeOf(g))))
		w.Rows -= max(0, ceilDiv(usedHeight-height, l.Spacing.lines()))
	}
	w.Cols, w.Rows = max(0, w.Cols), max(0, w.Rows)
	return w
}

func ceilDiv(n, by int) int { return (n + by - 1) / by }

// lead returns how many columns stand before the board: the row names and a
// blank.
func (l Look) lead(g game.Grid) int {
	names, _ := l.Names.Axes(g)
	rows, _ := g.Size()
	return names.Len(rows-1) + 1
}

// bodyLines returns how many lines the board itself takes.
func (s Spacing) bodyLines(w Window) int {
	if s == Roomy {
		return 2*w.Rows + 1
	}
	return w.Rows + 2
}

// body returns how many columns the board itself takes.
func (s Spacing) body(g game.Grid, w Window) int {
	shape := shapeOf(g)
	width := s.cellWidth(shape)*w.Cols + s.widest(shape)
	switch s {
	case Roomy:
		return width + 1 // the last wall
	case Wide:
		return width + 2 // the frame
	}
	return width + 3 // the frame, and what closes the brackets of the cursor
}

// shift returns how many columns a row lies to the right.
func (s Spacing) shift(shape *Shape, row int) int { return shape.shift(row) * s.cellWidth(shape) / 2 }

// widest returns how many columns the rows lie to the right that do most.
func (s Spacing) widest(shape *Shape) int { return shape.widest() * s.cellWidth(shape) / 2 }
