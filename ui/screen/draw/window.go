package draw

import "buscaminas/game"

// A Window is the part of a board that is drawn.
type Window struct{ Top, Left, Rows, Cols int }

// Whole returns the window that shows all of g.
func Whole(g game.Grid) Window {
	rows, cols := g.Size()
	return Window{0, 0, rows, cols}
}

// Follow moves the window over g as little as possible, so that it shows c and some cells around
// it.
func (w Window) Follow(g game.Grid, c game.Cell) Window {
	rows, cols := g.Size()
	w.Top = follow(w.Top, w.Rows, c.Row, rows)
	w.Left = follow(w.Left, w.Cols, c.Col, cols)
	return w
}

// Scroll moves the window over g by step.Row rows and step.Col columns, at most to the edge of the
// board. It returns the new window and the new place of the cursor, which was at c. The cursor
// moves only if it would otherwise be outside the window or too close to its edge: see
// [Window.Follow].
func (w Window) Scroll(g game.Grid, c, step game.Cell) (Window, game.Cell) {
	rows, cols := g.Size()
	w.Top, c.Row = scroll(w.Top+step.Row, w.Rows, c.Row, rows)
	w.Left, c.Col = scroll(w.Left+step.Col, w.Cols, c.Col, cols)
	return w, c
}

func scroll(first, shown, at, size int) (newFirst, newAt int) {
	first = max(0, min(first, size-shown))
	if follow(first, shown, at, size) == first {
		return first, at
	}
	margin := min(margin, (shown-1)/2)
	return first, max(first+margin, min(at, first+shown-1-margin))
}

// margin is the number of cells that a window keeps visible around the cursor, if the window is
// large enough.
const margin = 2

func follow(first, shown, at, size int) int {
	margin := min(margin, (shown-1)/2)
	first = min(first, at-margin)
	first = max(first, at+margin+1-shown)
	return max(0, min(first, size-shown))
}
