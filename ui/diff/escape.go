package diff

import (
	"bytes"
	"strings"
)

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
		return endOf(p, 2, '@')
	case ']', 'P', 'X', '^', '_':
		return endOfString(p)
	}
	return endOf(p, 1, '0')
}

// endOf returns the length of a sequence that ends with the first character not
// below final; what is no printable character breaks it off.
func endOf(p []byte, start int, final byte) int {
	for i := start; i < len(p); i++ {
		if p[i] < ' ' || p[i] > '~' {
			return i
		}
		if p[i] >= final {
			return i + 1
		}
	}
	return 0
}

// endOfString returns the length of a sequence that holds a text, and ends with
// ESC \, or in some cases BEL. Any other ESC begins the next sequence.
func endOfString(p []byte) int {
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
	case !ok:
		w.deafen(seq)
	case final == 'm':
		w.graphics(seq, numbers)
	case final == 'H' && len(numbers) <= 2:
		row, col := number(numbers, 0, 1), number(numbers, 1, 1)
		w.position(seq, place{max(1, row) - 1, max(1, col) - 1})
	case w.state == sure && len(numbers) <= 1 && w.follow(seq, numbers, final):
	case strings.IndexByte(passing, final) >= 0:
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

// number returns the number at an index of those of a sequence, or what is meant
// where it is not there.
func number(numbers []int, i, usual int) int {
	if i < len(numbers) {
		return numbers[i]
	}
	return usual
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

// steps are where the sequences lead that move the cursor by so many cells.
var steps = [...]place{'A': {row: -1}, 'B': {row: 1}, 'C': {col: 1}, 'D': {col: -1}}

// follow takes in a sequence that moves the cursor or erases. It reports false,
// and does nothing, if it cannot be said what a terminal would do.
func (w *Writer) follow(seq []byte, numbers []int, final byte) bool {
	from := w.cursor
	if from.col == w.cols && final != 'G' {
		return false
	}
	switch final {
	case 'A', 'B', 'C', 'D':
		n, step := number(numbers, 0, 1), steps[final]
		return n > 0 && w.goTo(place{from.row + n*step.row, from.col + n*step.col})
	case 'G':
		return w.goTo(place{from.row, max(1, number(numbers, 0, 1)) - 1})
	case 'J':
		n := number(numbers, 0, 0)
		return n == 0 && w.eraseBelow() || n == 2 && w.eraseAll(seq)
	case 'K':
		n := number(numbers, 0, 0)
		return n == 0 && w.erase(from, w.cols) || n == 2 && w.erase(place{row: from.row}, w.cols)
	}
	return false
}

// goTo puts the cursor on a cell. It reports false, and does nothing, off the screen.
func (w *Writer) goTo(to place) bool {
	if to.row < 0 || to.row >= w.rows || to.col < 0 || to.col >= w.cols {
		return false
	}
	w.cursor = to
	return true
}

func (w *Writer) eraseBelow() bool {
	if !w.erase(w.cursor, w.cols) {
		return false
	}
	fill(w.want[(w.cursor.row+1)*w.cols:], w.pen.erased())
	w.touch(w.cursor.row, w.rows)
	return true
}

// eraseAll erases the terminal itself: a program that clears the whole screen
// wants it drawn anew, whatever another program may have left there. Until that is drawn
// it is blank: terminals differ in whether they would fill it with the background.
func (w *Writer) eraseAll(seq []byte) bool {
	if !w.pen.erasesPlainly() {
		return false
	}
	w.setInk(style{})
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
		case 25:
			w.hidden = !on
		case 1000, 1002, 1003, 1004, 1006, 2004, 2026: // mouse, focus, paste, whole frames
		case 1049:
			alternate = true
		default:
			ok = false
		}
	}
	if alternate {
		w.hidden = false // for all that is known: some terminals show the cursor again
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
