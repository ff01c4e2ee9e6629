package draw

import "buscaminas/game"

// Spacing says how much room a cell takes.
type Spacing uint8

const (
	Roomy   Spacing = iota // 4 columns by 2 lines, each cell in a box
	Compact                // 2 columns by 1 line, in one frame
)

func (s Spacing) cellWidth() int {
	if s == Compact {
		return 2
	}
	return 4
}

// Size returns how many columns and lines a window over g takes, its names and
// the bars that say where it is included.
func (s Spacing) Size(g game.Grid, w Window) (width, height int) {
	rows, cols := g.Size()
	width = s.lead(g) + s.body(g, w)
	height = 1 + s.bodyLines(w)
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
func (s Spacing) Fit(g game.Grid, width, height int) Window {
	w := Whole(g)
	// A bar along one side takes room from the other: and that one from the first.
	for range 3 {
		usedWidth, usedHeight := s.Size(g, w)
		w.Cols -= max(0, ceilDiv(usedWidth-width, s.cellWidth()))
		w.Rows -= max(0, ceilDiv(usedHeight-height, s.cellWidth()/2))
	}
	w.Cols, w.Rows = max(0, w.Cols), max(0, w.Rows)
	return w
}

func ceilDiv(n, by int) int { return (n + by - 1) / by }

// lead returns how many columns stand before the board: the row names and a
// blank.
func (s Spacing) lead(g game.Grid) int {
	if game.Lettered(g) {
		return 2
	}
	rows, _ := g.Size()
	return digits(rows-1) + 1
}

// bodyLines returns how many lines the board itself takes.
func (s Spacing) bodyLines(w Window) int {
	if s == Compact {
		return w.Rows + 2
	}
	return 2*w.Rows + 1
}

// body returns how many columns the board itself takes.
func (s Spacing) body(g game.Grid, w Window) int {
	width := s.cellWidth()*w.Cols + 1
	if s == Compact {
		width += 2 // the frame
	}
	return width + s.shift(ShapeOf(game.GridKindOf(g)).widest())
}

// shift returns the columns that so many half cells take.
func (s Spacing) shift(halves int) int { return halves * s.cellWidth() / 2 }
