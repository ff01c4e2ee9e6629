package diff

import (
	"bytes"
	"strings"
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

// unsure passes on what may.
func (w *Writer) unsure(seq []byte) {
	w.lose()
	w.pass(seq)
}

// deafen passes on what may change how everything after it is taken.
func (w *Writer) deafen(seq []byte) {
	w.unsure(seq)
	w.state = deaf
}

// text takes in characters up to what is none.
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
// cannot be said what a terminal would do: at the right margin, for one.
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
	line[from.col] = cell{w.pen, r}
	if width == 2 {
		line[from.col+1] = second
	}
	w.cursor.col = end
	return true
}

// erase blanks a row from a place up to column end. It may report false as put.
func (w *Writer) erase(from place, end int) bool {
	line := w.line(w.want, from.row)
	if !w.pen.erasesPlainly() || cutsWide(line, from.col, end) && !w.cutWide(from, end) {
		return false
	}
	fill(line[from.col:end], blank)
	return true
}

func fill(cells []cell, c cell) {
	for i := range cells {
		cells[i] = c
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

// escape takes in a sequence that begins with ESC.
func (w *Writer) escape(p []byte) int {
	n := sequenceLength(p)
	if n == 0 {
		return 0
	}
	seq := p[:n]
	switch kind := seq[min(1, n-1)]; kind {
	case '[':
		w.csi(seq)
	case ']':
		if bytes.HasPrefix(seq[2:], []byte("8;")) { // a link, for which cells have no place
			w.deafen(seq)
		} else {
			w.aside(seq)
		}
	case 'P', 'X', '^', '_', '(', ')', '*', '+', '7', 'D', 'E', 'M':
		w.unsure(seq)
	default:
		w.deafen(seq)
	}
	return n
}

// sequenceLength returns the length of the sequence that p begins with, up to
// what breaks it off; 0 if p ends before it.
func sequenceLength(p []byte) int {
	if len(p) < 2 {
		return 0
	}
	switch p[1] {
	case '[':
		for i, b := range p[2:] {
			if b < ' ' || b > '~' {
				return 2 + i
			}
			if b >= '@' {
				return 2 + i + 1
			}
		}
	case ']', 'P', 'X', '^', '_':
		for i, b := range p {
			switch {
			case b == can || b == sub || b == bell && p[1] == ']':
				return i + 1
			case b == esc && i > 0 && i+1 < len(p):
				if p[i+1] == '\\' {
					return i + 2
				}
				return i
			}
		}
	default:
		for i, b := range p[1:] {
			if b < ' ' || b > '~' {
				return 1 + i
			}
			if b >= '0' {
				return 1 + i + 1
			}
		}
	}
	return 0
}

// passing are the control sequences that change the screen or move the cursor in
// ways that are not followed, and do no more.
const passing = "@ABCDEFGHIJKLMPSTXZ`acdefn"

// csi takes in a control sequence.
func (w *Writer) csi(seq []byte) {
	if len(seq) < 3 {
		w.deafen(seq)
		return
	}
	last := len(seq) - 1
	body, final := seq[2:last], seq[last]
	if len(body) > 0 && body[0] == '?' && (final == 'h' || final == 'l') {
		w.modes(seq, body[1:], final == 'h')
		return
	}
	var list [32]int
	numbers, ok := parse(list[:0], body)
	switch {
	case final == 'm' && ok:
		w.graphics(seq, numbers)
	case final == 'H' && ok && len(numbers) <= 2:
		w.position(seq, place{row: first(numbers) - 1, col: first(numbers[min(1, len(numbers)):]) - 1})
	case w.state == sure && ok && len(numbers) <= 1 && w.follow(seq, numbers, final):
	case ok && strings.IndexByte(passing, final) >= 0:
		w.unsure(seq)
	default:
		w.deafen(seq)
	}
}

// parse appends the numbers of a control sequence to list, which has room for
// them. One that is left out is 0.
func parse(list []int, body []byte) (numbers []int, ok bool) {
	if len(body) == 0 {
		return list, true
	}
	n := 0
	for _, b := range body {
		switch {
		case '0' <= b && b <= '9' && n < 10_000:
			n = 10*n + int(b-'0')
		case b == ';' && len(list)+1 < cap(list):
			list = append(list, n)
			n = 0
		default:
			return list, false
		}
	}
	return append(list, n), true
}

// first returns the first of numbers that count from 1.
func first(numbers []int) int {
	if len(numbers) == 0 {
		return 1
	}
	return max(1, numbers[0])
}

func (w *Writer) graphics(seq []byte, numbers []int) {
	pen := w.pen.after(numbers)
	if w.state == sure && pen.isKnown() {
		w.pen = pen
		return
	}
	w.unsure(seq)
	w.pen, w.ink = pen, w.ink.after(numbers)
}

func (w *Writer) position(seq []byte, to place) {
	inside := to.row < w.rows && to.col < w.cols
	switch {
	case inside && w.state == sure:
		w.cursor = to
	case inside && w.state == lost && w.pen.isKnown():
		w.pass(seq)
		w.cursor, w.at = to, to
		w.state = sure
	default:
		w.unsure(seq)
	}
}

// follow takes in a sequence that moves the cursor or erases. It reports false,
// and does nothing, if it cannot be said what a terminal would do.
func (w *Writer) follow(seq []byte, numbers []int, final byte) bool {
	to := w.cursor
	if to.col == w.cols && final != 'G' {
		return false
	}
	n := 0
	if len(numbers) == 1 {
		n = numbers[0]
	} else if final != 'J' && final != 'K' {
		n = 1
	}
	switch final {
	case 'A':
		to.row -= n
	case 'B':
		to.row += n
	case 'C':
		to.col += n
	case 'D':
		to.col -= n
	case 'G':
		to.col = max(1, n) - 1
		n = 1
	case 'J':
		return n == 0 && w.eraseBelow() || n == 2 && w.eraseAll(seq)
	case 'K':
		return n == 0 && w.erase(to, w.cols) || n == 2 && w.erase(place{row: to.row}, w.cols)
	default:
		return false
	}
	if n == 0 || to.row < 0 || to.row >= w.rows || to.col < 0 || to.col >= w.cols {
		return false
	}
	w.cursor = to
	return true
}

func (w *Writer) eraseBelow() bool {
	if !w.erase(w.cursor, w.cols) {
		return false
	}
	fill(w.want[(w.cursor.row+1)*w.cols:], blank)
	return true
}

// eraseAll erases the terminal itself: a program that clears the whole screen
// wants it drawn anew, whatever another program may have left there.
func (w *Writer) eraseAll(seq []byte) bool {
	if !w.pen.erasesPlainly() {
		return false
	}
	w.setInk(w.pen)
	w.pass(seq)
	fill(w.want, blank)
	fill(w.shown, blank)
	return true
}

// modes takes in a sequence that turns modes on or off.
func (w *Writer) modes(seq, body []byte, on bool) {
	var list [32]int
	numbers, ok := parse(list[:0], body)
	alternate := false
	for _, mode := range numbers {
		switch mode {
		case 25, 1000, 1002, 1003, 1004, 1006, 2004, 2026: // cursor, mouse, focus, paste, whole frames
		case 1049:
			alternate = true
		default:
			ok = false
		}
	}
	switch {
	case !ok:
		w.deafen(seq)
	case !alternate:
		w.aside(seq)
	case on && w.state == outside:
		w.pass(seq)
		w.state = lost
		w.outer = w.pen
	case on:
		w.unsure(seq)
	default:
		w.unsure(seq)
		w.state = outside
		if w.pen != w.outer { // some terminals restore it
			w.pen, w.ink = noStyle, noStyle
		}
	}
}
