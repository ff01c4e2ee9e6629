package terminal

// mostScrolled is the number of lines that a part of the screen is scrolled by at most: a
// row of a roomy board has two, and a turn of the wheel is three rows.
const mostScrolled = 6

// leastGain is the least number of rows that scrolling must save.
const leastGain = 2

// A shift is a part of the screen, from row top to before row end, that shall show what is
// shown a number of rows further down.
type shift struct{ top, end, by int }

// scroll scrolls a part of the screen if much of the frame is shown already, some rows
// further up or down. Without it, a row that comes into a large board over a slow line
// would take three times the bytes. It reports false if it is not worth it.
func (w *Painter) scroll() bool {
	s, ok := w.bestShift()
	if !ok {
		return false
	}
	first, last := min(s.top, s.top+s.by), max(s.end, s.end+s.by)
	lines, out, in := s.by, first, last-s.by
	if s.by < 0 {
		lines, out, in = -s.by, last+s.by, first
	}
	w.lines(out, lines, 'M')
	w.lines(in, lines, 'L')

	copy(w.shown[s.top*w.width:s.end*w.width], w.shown[(s.top+s.by)*w.width:])
	// Terminals differ in the ground of the lines that come in.
	if s.by > 0 {
		clear(w.shown[s.end*w.width : last*w.width])
	} else {
		clear(w.shown[first*w.width : s.top*w.width])
	}
	return true
}

// lines takes lines out at a row, or puts them in, as the sequence with this final character
// does. A scrolling region would need fewer moves, but would stay where the terminal has
// changed its size meanwhile.
func (w *Painter) lines(row, n int, final byte) {
	w.at = nowhere
	w.move(place{row: row})
	w.steps(n, final)
	w.at = nowhere // terminals differ in the column
}

// bestShift returns the shift after which the most cells show what they should. It reports
// false if no shift saves enough.
func (w *Painter) bestShift() (best shift, ok bool) {
	most := leastGain * w.width
	for by := -mostScrolled; by <= mostScrolled; by++ {
		lost := max(by, -by) * w.width // where lines come in
		for row, top, sum := max(0, -by), 0, 0; row < min(w.height, w.height-by); row++ {
			if sum <= 0 {
				top, sum = row, 0
			}
			sum += w.alike(row, row+by) - w.alike(row, row)
			if sum-lost > most {
				most, best, ok = sum-lost, shift{top, row + 1, by}, true
			}
		}
	}
	return best, ok
}

// alike returns how many cells of a row of the frame are shown in another row.
func (w *Painter) alike(row, other int) (n int) {
	shown := w.line(w.shown, other)
	for col, c := range w.line(w.want, row) {
		if c == shown[col] {
			n++
		}
	}
	return n
}
