package diff

// mostScrolled is how many lines a part of the screen is scrolled by at most: a row of a
// roomy board has two, and a turn of the wheel is three rows.
const mostScrolled = 6

// leastGain is how many rows there must be at least that need not be written then.
const leastGain = 2

// A shift is a part of the screen whose rows show, or are to show, what those so many rows
// further down did: from row top to before row end.
type shift struct{ top, end, by int }

// scroll scrolls a part of the screen, if much of what it should show is there already, some
// rows further up or down. Where lines come in, nothing is known of them: terminals differ
// in what ground they have.
func (w *Writer) scroll() bool {
	if w.window.col > w.cols { // what comes in there would not stay blank
		return false
	}
	s, ok := w.bestShift()
	if !ok {
		return false
	}
	first, last := min(s.top, s.top+s.by), max(s.end, s.end+s.by)
	for _, c := range w.want[first*w.cols : last*w.cols] {
		if c == unknown { // what stands there is to stay
			return false
		}
	}
	lines, out, in := s.by, first, last-s.by
	if s.by < 0 {
		lines, out, in = -s.by, last+s.by, first
	}
	w.lines(out, lines, 'M')
	w.lines(in, lines, 'L')

	copy(w.shown[s.top*w.cols:s.end*w.cols], w.shown[(s.top+s.by)*w.cols:])
	if s.by > 0 {
		clear(w.shown[s.end*w.cols : last*w.cols])
	} else {
		clear(w.shown[first*w.cols : s.top*w.cols])
	}
	w.touch(first, last)
	return true
}

// lines takes so many lines out at a row, or puts them in, as the sequence with this final
// character does. A region that scrolls by itself would need fewer moves, but is there to
// stay where the terminal is no longer as large as it was.
func (w *Writer) lines(row, n int, final byte) {
	w.at = nowhere
	w.move(place{row: row})
	w.steps(n, final)
	w.at = nowhere // terminals differ in the column
}

// bestShift returns the shift after which the most cells show what they should. It reports
// false where that is not worth it.
func (w *Writer) bestShift() (best shift, ok bool) {
	most := leastGain * w.cols
	for by := -mostScrolled; by <= mostScrolled; by++ {
		lost := max(by, -by) * w.cols // where lines come in
		for row, top, sum := max(0, -by), 0, 0; row < min(w.rows, w.rows-by); row++ {
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

// alike returns how many cells of a row should show what those of another do.
func (w *Writer) alike(row, other int) (n int) {
	shown := w.line(w.shown, other)
	for col, c := range w.line(w.want, row) {
		if c == shown[col] {
			n++
		}
	}
	return n
}
