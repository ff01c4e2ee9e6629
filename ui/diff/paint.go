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

// paint makes the screen show what it should.
func (w *Writer) paint() {
	for row := range w.rows {
		want, shown := w.line(w.want, row), w.line(w.shown, row)
		for col := range want {
			if want[col] != shown[col] {
				w.paintLine(place{row, col}, want, shown)
				copy(shown, want)
				break
			}
		}
	}
}

// paintLine does so for a row, from a place on.
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
			w.setInk(blank.style)
			w.out = append(w.out, "\x1b[K"...)
			return
		}
		w.write(want, col)
	}
}

// reach moves the terminal's cursor to a place on a line that is painted.
func (w *Writer) reach(to place, line []cell) {
	if w.at.row == to.row && w.at.col < to.col && w.isCheap(line[w.at.col:to.col], line[to.col].style) {
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
		if c.style != ink {
			ink = next
		}
		size += utf8.RuneLen(c.text)
		if c.style != ink || c == unknown || c == second || size > len("\x1b[2C") {
			return false
		}
	}
	return true
}

// write writes the character at a column of a line, where the cursor is.
func (w *Writer) write(line []cell, col int) {
	w.setInk(line[col].style)
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
	switch down := to.row - from.row; {
	case from == to:
	case from == nowhere || down < 0 || down > 1:
		w.out = append(w.out, "\x1b["...)
		if to != (place{}) {
			w.out = strconv.AppendInt(w.out, int64(to.row+1), 10)
		}
		if to.col > 0 {
			w.out = append(w.out, ';')
			w.out = strconv.AppendInt(w.out, int64(to.col+1), 10)
		}
		w.out = append(w.out, 'H')
	case down == 0 && to.col > from.col:
		w.forward(to.col - from.col)
	default:
		w.out = append(w.out, '\r')
		if down == 1 {
			w.out = append(w.out, '\n')
		}
		w.forward(to.col)
	}
}

// forward moves the terminal's cursor n columns to the right.
func (w *Writer) forward(n int) {
	if n == 0 {
		return
	}
	w.out = append(w.out, "\x1b["...)
	if n > 1 {
		w.out = strconv.AppendInt(w.out, int64(n), 10)
	}
	w.out = append(w.out, 'C')
}

// setInk makes the terminal write in a style.
func (w *Writer) setInk(s style) {
	if s != w.ink {
		w.out = s.appendChange(w.out, w.ink)
		w.ink = s
	}
}
