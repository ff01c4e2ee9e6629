package diff

import (
	"bytes"
	"unicode"
	"unicode/utf8"

	"github.com/charmbracelet/x/ansi"
)

const (
	esc  = 0x1b
	bell = 0x07
	can  = 0x18 // these two break a sequence off
	sub  = 0x1a
)

// read takes in what p begins with, and returns its length: 0 for something cut
// short.
func (w *Writer) read(p []byte) int {
	switch b := p[0]; {
	case w.state == deaf:
		w.pass(p)
		return len(p)
	case b == esc:
		return w.escape(p)
	case w.state != sure:
		n := bytes.IndexByte(p, esc)
		if n < 0 {
			n = len(p)
		}
		w.pass(p[:n])
		return n
	case b < ' ' || b == 0x7f:
		w.control(p[:1])
		return 1
	}
	return w.text(p)
}

func (w *Writer) control(b []byte) {
	switch {
	case b[0] == bell:
		w.aside(b)
	case b[0] == '\r':
		w.cursor.col = 0
	// In other columns a line feed may go to the first as well, and on the last
	// row it scrolls.
	case b[0] == '\n' && w.cursor.col == 0 && w.cursor.row+1 < w.rows:
		w.cursor.row++
	default:
		w.unsure(b)
	}
}

// aside passes on what does not change what the screen shows.
func (w *Writer) aside(seq []byte) {
	if w.state == sure {
		w.paint()
	}
	w.pass(seq)
}

// unsure passes on what may change what the screen shows, in ways that are not followed.
func (w *Writer) unsure(seq []byte) {
	w.lose()
	w.pass(seq)
}

// deafen passes on what may change how everything after it is taken.
func (w *Writer) deafen(seq []byte) {
	w.unsure(seq)
	w.state = deaf
}

// text takes in characters, up to the first byte that is of none.
func (w *Writer) text(p []byte) int {
	n := 0
	r, size, width := w.char(p)
	for size > 0 {
		next, nextSize, nextWidth := w.char(p[n+size:])
		joins := nextSize > 0 && nextWidth == 0
		if width == 0 || joins || !w.put(r, width) {
			w.lose()
			return n + w.read(p[n:])
		}
		n += size
		r, size, width = next, nextSize, nextWidth
	}
	return n
}

// char returns the character that p begins with, its length and its width. The
// length is 0 if there is none, or not all of it; the width is 0 if terminals do
// not agree on it.
func (w *Writer) char(p []byte) (r rune, size, width int) {
	switch {
	case len(p) == 0 || p[0] < ' ' || p[0] == 0x7f:
		return 0, 0, 0
	case p[0] < 0x7f:
		return rune(p[0]), 1, 1
	}
	r, size = utf8.DecodeRune(p)
	if r == utf8.RuneError && size == 1 {
		if !utf8.FullRune(p) {
			size = 0
		}
		return r, size, 0
	}
	known := &w.widths[uint32(r)%uint32(len(w.widths))]
	if known.r != r {
		*known = runeWidth{r, measure(r)}
	}
	return r, size, known.width
}

type runeWidth struct {
	r     rune
	width int
}

// measure returns the width of r, 1 or 2: or 0 if it depends on the terminal, or
// on what stands beside it.
func measure(r rune) int {
	s := string(r)
	width := ansi.StringWidth(s)
	if width != ansi.StringWidthWc(s) || width < 1 || width > 2 || unicode.IsControl(r) {
		return 0
	}
	row := "a" + s + s + "a"
	for _, alone := range []string{"a", s, s, "a"} {
		cluster, _ := ansi.FirstGraphemeCluster(row, ansi.GraphemeWidth)
		if cluster != alone {
			return 0
		}
		row = row[len(cluster):]
	}
	return width
}

// put writes a character at the cursor. It reports false, and does nothing, if it
// cannot be said what a terminal would do, as at the right margin.
func (w *Writer) put(r rune, width int) bool {
	from := w.cursor
	end := from.col + width
	if end > w.cols {
		return false
	}
	line := w.line(w.want, from.row)
	if cutsWide(line, from.col, end) && !w.cutWide(from, end) {
		return false
	}
	w.touched[from.row] = true
	line[from.col] = cell{w.pen, r}.plain()
	if width == 2 {
		line[from.col+1] = second
	}
	w.cursor.col = end
	return true
}

// erase blanks a row from a place up to column end. Like put, it reports false, and does
// nothing, if it cannot be said what a terminal would do.
func (w *Writer) erase(from place, end int) bool {
	line := w.line(w.want, from.row)
	if !w.pen.erasesPlainly() || cutsWide(line, from.col, end) && !w.cutWide(from, end) {
		return false
	}
	w.touched[from.row] = true
	fill(line[from.col:end], w.pen.erased())
	return true
}

func fill(cells []cell, c cell) {
	for i := range cells {
		cells[i] = c
	}
}

// touch takes note that rows from one to before another are to be compared.
func (w *Writer) touch(from, to int) {
	for row := from; row < to; row++ {
		w.touched[row] = true
	}
}

// line returns the cells of a row.
func (w *Writer) line(cells []cell, row int) []cell { return cells[row*w.cols:][:w.cols] }

// cutsWide reports whether only half of a wide character stands between columns
// from and end.
func cutsWide(line []cell, from, end int) bool {
	return line[from].text == second.text || end < len(line) && line[end].text == second.text
}

// cutWide makes unknown what is left of a wide character that is written over
// from a place up to column end. Terminals differ in what they leave: so the
// character must be on the screen, for the terminal to do the same to it, and if
// it is not, cutWide reports false.
func (w *Writer) cutWide(from place, end int) bool {
	want, shown := w.line(w.want, from.row), w.line(w.shown, from.row)
	left := want[from.col] == second
	right := end < w.cols && want[end] == second
	if left && want[from.col-1] != shown[from.col-1] || right && want[end-1] != shown[end-1] {
		return false
	}
	if left {
		want[from.col-1] = unknown
	}
	if right {
		want[end] = unknown
	}
	return true
}
