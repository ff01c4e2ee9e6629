package terminal

import "math"

// paintLayers writes the cells of a row that have changed, style by style. On a board, whose lines and
// cells take turns, that takes half the bytes of writing from left to right. It notes in shown what
// the terminal shows meanwhile.
func (w *Painter) paintLayers(row int, want, shown []cell) {
	for {
		s, found := w.nextLayer(want, shown)
		if !found {
			return
		}
		for col, c := range want {
			if c != shown[col] && c != half && c.in(s) {
				w.hop(place{row, col}, s, want, shown)
				w.write(want, col)
				shown[col] = c
			}
		}
	}
}

// nextLayer returns the style to write in next, the one that takes the fewest bytes to change to.
func (w *Painter) nextLayer(want, shown []cell) (next style, found bool) {
	least, end := math.MaxInt, len(w.out)
	for col, c := range want {
		if c == shown[col] || c == half || found && c.in(next) {
			continue
		}
		if c.in(w.ink) {
			return w.ink, true
		}
		w.out = c.style.appendChange(w.out, w.ink)
		cost := len(w.out) - end
		w.out = w.out[:end]
		if c.text == ' ' { // it can be written with its neighbours
			cost = math.MaxInt
		}
		if cost < least || !found {
			next, least, found = c.style, cost, true
		}
	}
	return next, found
}

// in reports whether the cell can be written in a style.
func (c cell) in(s style) bool {
	return c.style == s || c.text == ' ' && c.style == style{back: s.back} && s.attributes&(reversed|unsaid) == 0
}

// hop moves the cursor to a cell of a row, to write it in a style. Over a few cells that are still to
// be written it writes blanks, which takes fewer bytes than a move.
func (w *Painter) hop(to place, s style, want, shown []cell) {
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
