package terminal

// mostScrolled is the largest number of lines by which the screen is scrolled. It is enough for a
// turn of the wheel, which moves a board by three rows: in a board with large cells, a row has two
// lines.
const mostScrolled = 6

// leastGain is the least gain for which the screen is scrolled, in rows: scrolling must save the
// writing of as many cells as two rows have.
const leastGain = 2

// A shift moves a block of rows of the screen up or down. After the move, the block takes up the
// rows from top to end-1.
type shift struct {
	top, end int
	by       int // the number of rows that the block moves up, or down if negative
}

// scroll scrolls a part of the screen, if the terminal already shows much of the frame a few rows
// higher or lower. It reports whether it has scrolled. Without scroll, moving a large board by a
// row would send three times the bytes.
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
	// The new lines become unknown, because terminals differ in the ground of inserted lines.
	if s.by > 0 {
		clear(w.shown[s.end*w.width : last*w.width])
	} else {
		clear(w.shown[first*w.width : s.top*w.width])
	}
	w.change(first, last)
	return true
}

// lines deletes n lines at a row if final is 'M', and inserts n lines if final is 'L'. A scrolling
// region would take fewer bytes, but it could stay set if the terminal is resized meanwhile.
func (w *Painter) lines(row, n int, final byte) {
	w.at = nowhere
	w.move(place{row: row})
	w.steps(n, final)
	w.at = nowhere // terminals differ in the column of the cursor afterwards
}

// sample is the step from one compared column to the next in the search for a shift. It has no
// common divisor with the width of a cell of the board, which is 2, 3, 4 or 6 columns. So the
// compared columns fall on every part of a cell.
const sample = 5

// bestShift returns the shift that saves the writing of the most cells. It estimates the number
// from a sample of the columns. It reports false if no shift saves enough: see leastGain. A shift
// makes new lines, whose cells have to be written. So bestShift tries no shift whose new lines have
// more cells than have changed.
func (w *Painter) bestShift() (best shift, ok bool) {
	most := leastGain * w.width
	w.unchanged = w.unchanged[:0]
	changed := 0
	for row := range w.height {
		n := w.alike(row, row)
		w.unchanged = append(w.unchanged, n)
		changed += max(0, w.width-n)
	}
	farthest := min(mostScrolled, (changed-most)/w.width)
	for by := -farthest; by <= farthest; by++ {
		lost := max(by, -by) * w.width // the cells of the new lines
		for row, top, sum := max(0, -by), 0, 0; by != 0 && row < min(w.height, w.height-by); row++ {
			if sum <= 0 {
				top, sum = row, 0
			}
			sum += w.alike(row, row+by) - w.unchanged[row]
			if sum-lost > most {
				most, best, ok = sum-lost, shift{top, row + 1, by}, true
			}
		}
	}
	return best, ok
}

// alike estimates, from a sample, how many cells of a row of the frame are the same as in a row of the
// screen.
func (w *Painter) alike(frameRow, screenRow int) (n int) {
	want, shown := w.line(w.want, frameRow), w.line(w.shown, screenRow)
	for col := 0; col < len(want); col += sample {
		if want[col] == shown[col] {
			n += sample
		}
	}
	return n
}
