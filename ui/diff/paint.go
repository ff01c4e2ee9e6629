package diff

import (
	"strconv"
	"unicode/utf8"
)

// settle brings the terminal to where the program believes it to be.
func (w *Writer) settle() {
	w.paint()
	to := w.cursor
	if to.col == w.cols && w.at != to {
		// Behind the last column the cursor gets by writing there only.
		line := w.line(w.want, to.row)
		last := w.cols - 1
		if line[last] == second {
			last--
		}
		w.move(place{to.row, last})
		w.write(line, last)
	}
	w.move(to)
	w.setInk(w.pen)
}

// paint makes the screen show what it should: row by row, or style by style, if little has
// changed and that is shorter.
func (w *Writer) paint() {
	w.findRuns()
	if w.isMuch() && w.scroll() {
		w.findRuns()
	}
	start, at, ink := len(w.out), w.at, w.ink
	w.paintRows()
	if len(w.runs) > fewRuns {
		return
	}
	end, endAt, endInk := len(w.out), w.at, w.ink
	w.at, w.ink = at, ink
	if w.paintRuns(); len(w.out)-end < end-start {
		w.out = append(w.out[:start], w.out[end:]...)
	} else {
		w.out, w.at, w.ink = w.out[:end], endAt, endInk
	}
}

// paintRows writes what has changed, row by row.
func (w *Writer) paintRows() {
	for row, touched := range w.touched {
		if !touched {
			continue
		}
		want, shown := w.line(w.want, row), w.line(w.shown, row)
		for col := range want {
			if want[col] != shown[col] {
				w.paintLine(place{row, col}, want, shown)
				copy(shown, want)
				break
			}
		}
	}
	clear(w.touched)
}

// paintLine makes a row show what it should, from a place on.
func (w *Writer) paintLine(from place, want, shown []cell) {
	end := len(want) // of what is not blank
	for end > 0 && want[end-1] == blank {
		end--
	}
	last := len(want) - 1 // cell that changes
	for want[last] == shown[last] {
		last--
	}
	for col := from.col; col <= last; col++ {
		c := want[col]
		if c == shown[col] || c == unknown || c == second {
			continue
		}
		w.reach(place{from.row, col}, want)
		if col >= end && last-col >= len("\x1b[K") {
			w.setInk(w.inkFor(blank))
			w.out = append(w.out, "\x1b[K"...)
			return
		}
		w.write(want, col)
	}
}

// reach moves the terminal's cursor to a place on a line that is painted.
func (w *Writer) reach(to place, line []cell) {
	if w.at.row == to.row && w.at.col < to.col && w.isCheap(line[w.at.col:to.col], w.inkFor(line[to.col])) {
		for col := w.at.col; col < to.col; col++ {
			w.write(line, col)
		}
		return
	}
	w.move(to)
}

// isCheap reports whether cells that have not changed are better written once
// more than stepped over, on the way to one in the style next.
func (w *Writer) isCheap(cells []cell, next style) bool {
	size, ink := 0, w.ink
	for _, c := range cells {
		style := w.inkFor(c)
		if style != ink {
			ink = next
		}
		size += utf8.RuneLen(c.text)
		if style != ink || c == unknown || c == second || size > len("\x1b[2C") {
			return false
		}
	}
	return true
}

// write writes the character at a column of a line, where the cursor is.
func (w *Writer) write(line []cell, col int) {
	w.setInk(w.inkFor(line[col]))
	w.out = utf8.AppendRune(w.out, line[col].text)
	w.at.col++
	if col+1 < len(line) && line[col+1] == second {
		w.at.col++
	}
}

// move moves the terminal's cursor, in the fewest bytes.
func (w *Writer) move(to place) {
	from := w.at
	w.at = to
	if from == to {
		return
	}
	start := len(w.out)
	w.out = append(w.out, "\x1b["...)
	if to != (place{}) {
		w.out = strconv.AppendInt(w.out, int64(to.row+1), 10)
	}
	if to.col > 0 {
		w.out = append(w.out, ';')
		w.out = strconv.AppendInt(w.out, int64(to.col+1), 10)
	}
	w.out = append(w.out, 'H')
	if from == nowhere {
		return
	}
	if down := to.row - from.row; down == 0 || down == 1 {
		w.shorten(start, func() {
			w.out = append(w.out, "\r\n"[:1+down]...)
			w.steps(to.col, 'C')
		})
	}
	if from.col < w.cols { // behind the last column terminals differ
		w.shorten(start, func() {
			w.steps(from.row-to.row, 'A')
			w.steps(to.row-from.row, 'B')
			w.steps(to.col-from.col, 'C')
			if back := from.col - to.col; 0 < back && back <= len("\b\b\b") {
				w.out = append(w.out, "\b\b\b"[:back]...)
			} else {
				w.steps(back, 'D')
			}
		})
	}
}

// shorten replaces what was appended to out since start by what write appends, if that is
// shorter.
func (w *Writer) shorten(start int, write func()) {
	end := len(w.out)
	if write(); len(w.out)-end < end-start {
		w.out = append(w.out[:start], w.out[end:]...)
	} else {
		w.out = w.out[:end]
	}
}

// steps moves the terminal's cursor by n cells, as the sequence with this final character
// does; by none where n is not above 0.
func (w *Writer) steps(n int, final byte) {
	if n <= 0 {
		return
	}
	w.out = append(w.out, "\x1b["...)
	if n > 1 {
		w.out = strconv.AppendInt(w.out, int64(n), 10)
	}
	w.out = append(w.out, final)
}

// inkFor returns the style to write a cell in: in a blank nothing is seen of what the
// terminal writes in by now, but the background.
func (w *Writer) inkFor(c cell) style {
	if c.text != ' ' || c.attributes != 0 || w.ink.attributes&onBlanks != 0 {
		return c.style
	}
	s := w.ink
	s.bg = c.bg
	return s
}

// setInk makes the terminal write in a style.
func (w *Writer) setInk(s style) {
	if s != w.ink {
		w.out = s.appendChange(w.out, w.ink)
		w.ink = s
	}
}
