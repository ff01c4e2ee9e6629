package draw

import "buscaminas/game"

// A Window is the part of a board that is drawn.
type Window struct{ Top, Left, Rows, Cols int }

// Whole returns the window that shows all of g.
func Whole(g game.Grid) Window {
	rows, cols := g.Size()
	return Window{0, 0, rows, cols}
}

// Follow returns the window moved over g, no further than it must be, so that c
// is seen with some cells around it.
func (w Window) Follow(g game.Grid, c game.Cell) Window {
	rows, cols := g.Size()
	w.Top = follow(w.Top, w.Rows, c.Row, rows)
	w.Left = follow(w.Left, w.Cols, c.Col, cols)
	return w
}

// margin is how many cells a window shows beyond the cursor, where it is large
// enough.
const margin = 2

func follow(first, shown, at, size int) int {
	margin := min(margin, (shown-1)/2)
	first = min(first, at-margin)
	first = max(first, at+margin+1-shown)
	return max(0, min(first, size-shown))
}
