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
