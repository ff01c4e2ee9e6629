package terminal

import "math"

// ahead is the number of runs that paintLayers compares to find the one nearest to the cursor. More
// runs would save hardly a byte.
const ahead = 4

// paintLayers writes the cells that have changed, one style after another. The next style is the one
// that takes the fewest bytes to switch to. Within a style, the nearest run comes next. Writing from
// left to right would take three times as many bytes for a board, whose lines and cells have different
// styles, and one and a half times as many for other pages. paintLayers also updates w.shown.
func (w *Painter) paintLayers() {
	for runs := w.runs; len(runs) > 0; {
		s, left := w.nextLayer(runs), runs[:0]
		w.layer = w.layer[:0]
		for _, r := range runs {
			if r.cell.in(s) {
				w.layer = append(w.layer, r)
			} else {
				left = append(left, r)
			}
		}
		for layer := w.layer; len(layer) > 0; layer = layer[1:] {
			near, least := 0, math.MaxInt
			for i, r := range layer[:min(len(layer), ahead)] {
				if _, bytes := w.wayTo(w.at, r.place); bytes < least {
					near, least = i, bytes
				}
			}
			r := layer[near]
			copy(layer[1:], layer[:near])
			w.hop(r.place, s)
			w.writeRun(r)
			copy(w.line(w.shown, r.row)[r.col:r.end], w.line(w.want, r.row)[r.col:r.end])
		}
		runs = left
	}
}

// nextLayer returns the style that takes the fewest bytes to switch to, among the styles of the
// runs.
func (w *Painter) nextLayer(runs []run) (next style) {
	least := math.MaxInt
	w.costs = w.costs[:0]
	for _, r := range runs {
		s := w.inkFor(r.cell)
		if s == next && least < math.MaxInt {
			continue
		}
		if cost := w.costOf(s); cost < least {
			next, least = s, cost
		}
	}
	return next
}

// hop moves the cursor to a place and switches to the style s. If the place is only a few cells away,
// and these cells will be written later, hop writes blanks over them: a move would take more bytes.
func (w *Painter) hop(to place, s style) {
	want, shown := w.line(w.want, to.row), w.line(w.shown, to.row)
	empty := cell{style{back: s.back}, ' '}
	from := w.at.col
	near := w.at.row == to.row && from < to.col && to.col-from < len("\x1b[2C") && w.ink == s && empty.in(s)
	for col := from; near && col < to.col; col++ {
		near = want[col] != half && (want[col] != shown[col] || want[col] == empty)
	}
	if !near {
		w.move(to)
		w.setInk(s)
		return
	}
	for col := from; col < to.col; col++ {
		w.out = append(w.out, ' ')
		shown[col] = empty
	}
	w.at = to
}
