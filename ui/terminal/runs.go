package terminal

import "math"

// A run is a row of cells side by side that have changed and have one style.
type run struct {
	place
	end  int  // the column after it
	cell cell // the first one that is not blank, or else a blank
}

// fewRuns is the largest number of runs that are written style by style. A step of the cursor
// has about thirty.
const fewRuns = 64

// findRuns finds the runs of the frame. It stops when there are more than fewRuns.
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

// mayScroll reports whether enough cells have changed for scrolling to save bytes.
func (w *Painter) mayScroll() bool {
	cells := 0
	for _, r := range w.runs {
		cells += r.end - r.col
	}
	return len(w.runs) > fewRuns || cells > leastGain*w.width
}

// join adds the cell at a column to the run and reports true, if the cell continues the run.
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

// paintRuns writes the cells that have changed, style by style.
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

// nearest returns the run that takes the fewest bytes to reach, among those in the current
// style if there are any.
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
