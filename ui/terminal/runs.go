package terminal

import "math"

// A run is cells side by side that have changed, and are written in one style.
type run struct {
	place
	end  int  // the column after it
	cell cell // the first of them that is not blank, if there is one
}

// fewRuns is how many there are at most where it is tried what order is the shortest: a
// step of the cursor has some thirty.
const fewRuns = 64

// findRuns finds what has changed, or so many runs of it that they are not few.
func (w *Painter) findRuns() {
	w.runs = w.runs[:0]
	for row := range w.height {
		want, shown := w.line(w.want, row), w.line(w.shown, row)
		for col, c := range want {
			if c == shown[col] || c == half {
				continue
			}
			if n := len(w.runs); n > 0 && w.runs[n-1].row == row && w.runs[n-1].join(col, c) {
				continue
			}
			if w.runs = append(w.runs, run{place{row, col}, col + 1, c}); len(w.runs) > fewRuns {
				return
			}
		}
	}
}

// isMuch reports whether so much has changed that it may be worth scrolling.
func (w *Painter) isMuch() bool {
	cells := 0
	for _, r := range w.runs {
		cells += r.end - r.col
	}
	return len(w.runs) > fewRuns || cells > leastGain*w.width
}

// join makes the cell at a column of its row a part of the run, if it can be.
func (r *run) join(col int, c cell) bool {
	switch {
	case col != r.end:
		return false
	case c.style == r.cell.style, c.text == ' ' && c.style == style{back: r.cell.back}:
	case r.cell.text == ' ' && r.cell.style == style{back: c.back}:
		r.cell = c
	default:
		return false
	}
	r.end++
	return true
}

// paintRuns writes what has changed, style by style.
func (w *Painter) paintRuns() {
	for len(w.runs) > 0 {
		i := w.nearest()
		r := w.runs[i]
		w.runs = append(w.runs[:i], w.runs[i+1:]...)
		w.move(r.place)
		w.setInk(w.inkFor(r.cell))
		line := w.line(w.want, r.row)
		for col := r.col; col < r.end; col++ {
			w.write(line, col)
		}
	}
}

// nearest returns the run that takes the fewest bytes to get to: one in the style that is
// on, if there is one.
func (w *Painter) nearest() (best int) {
	at, ink, end := w.at, w.ink, len(w.out)
	least, same := math.MaxInt, false
	for i, r := range w.runs {
		style := w.inkFor(r.cell)
		if same && style != ink {
			continue
		}
		w.move(r.place)
		w.setInk(style)
		if cost := len(w.out) - end; cost < least || !same && style == ink {
			best, least, same = i, cost, style == ink
		}
		w.at, w.ink, w.out = at, ink, w.out[:end]
	}
	return best
}
