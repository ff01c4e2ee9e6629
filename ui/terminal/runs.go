package terminal

import "slices"

// A run is a sequence of neighbouring cells in one row. All of them have changed and have the same
// style.
type run struct {
	place
	end  int  // the column after the run
	cell cell // the first cell that is not blank, or a blank if all cells are blank
}

// findRuns sets w.runs to the runs of cells that have changed.
func (w *Painter) findRuns() {
	w.runs = w.runs[:0]
	for row, changed := range w.changed {
		if !changed {
			continue
		}
		want, shown := w.line(w.want, row), w.line(w.shown, row)
		for col, c := range want {
			if c == shown[col] || c == half {
				continue
			}
			if n := len(w.runs); n > 0 && w.runs[n-1].row == row && w.runs[n-1].join(col, c) {
				continue
			}
			w.runs = append(w.runs, run{place{row, col}, col + 1, c})
		}
	}
}

// join adds the cell c at the column col to the run, if c continues the run. It reports whether it
// has added the cell.
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

// writeRun writes the cells of a run. The terminal must already write in the style of the run.
//
// To save bytes, writeRun erases blanks instead of writing them. It erases a run of five to nine
// blanks. It also erases more than three blanks at the end of a run, if only blanks follow in the
// row. Erasing does not move the cursor, so the cursor stays near the run below.
func (w *Painter) writeRun(r run) {
	line := w.line(w.want, r.row)
	if n := r.end - r.col; w.ErasesInColor && n > len("\x1b[9X") && n <= 9 && isEmpty(line[r.col:r.end]) && r.cell.in(w.ink) {
		w.out = append(w.out, '\x1b', '[', byte('0'+n), 'X')
		return
	}
	end := r.end // the end of the cells to write
	if !slices.ContainsFunc(line[end:], isText) {
		for end > r.col && !isText(line[end-1]) {
			end--
		}
	}
	erases := r.end-end > len("\x1b[K") && blank.in(w.ink)
	if !erases {
		end = r.end
	}
	for col := r.col; col < end; col++ {
		w.write(line, col)
	}
	if erases {
		w.out = append(w.out, "\x1b[K"...)
	}
}

// isEmpty reports whether all cells are blanks that are not reversed.
func isEmpty(cells []cell) bool {
	return !slices.ContainsFunc(cells, func(c cell) bool { return c.text != ' ' || c.attributes&reversed != 0 })
}

// isText reports whether a cell is anything but a blank in the default style.
func isText(c cell) bool { return c != blank }

// A styleCost is the number of bytes that it takes to switch the terminal to a style.
type styleCost struct {
	style
	bytes int
}

// costOf returns the number of bytes that it takes to switch the terminal to the style s. It stores
// the number in w.costs, which the caller clears after each switch.
func (w *Painter) costOf(s style) int {
	for i := range w.costs {
		if w.costs[i].style == s {
			return w.costs[i].bytes
		}
	}
	end := len(w.out)
	w.out = s.appendChange(w.out, w.ink)
	bytes := len(w.out) - end
	w.out = w.out[:end]
	w.costs = append(w.costs, styleCost{s, bytes})
	return bytes
}
