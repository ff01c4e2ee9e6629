package terminal

import "math"

// ahead is the number of runs among which paintLayers looks for the run nearest to the cursor.
// Looking at more runs would save hardly a byte.
const ahead = 4

// paintLayers writes the cells that have changed, one style after another, and updates w.shown. The
// next style is always the style that takes the fewest bytes to switch to. Within a style, the next
// run of cells is always the one nearest to the cursor.
//
// Writing all cells from left to right would take more bytes: three times as many for a board,
// whose lines and cells have different styles, and one and a half times as many for other pages.
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

// hop moves the cursor to a place and switches to the style s. If the place is at most three cells
// to the right, writing blanks takes fewer bytes than a move. hop writes blanks only over cells
// that will be written later, or that show a blank in the frame.
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
