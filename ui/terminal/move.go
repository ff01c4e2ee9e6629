package terminal

import "strconv"

// A way is a way to move the cursor of the terminal.
type way uint8

const (
	toPlace way = iota // move to a row and a column by their numbers
	toLine             // move to the beginning of this line or the next, and then to the right
	bySteps            // move up or down, and then left or right
)

// move moves the cursor of the terminal, with the fewest bytes.
func (w *Painter) move(to place) {
	from := w.at
	w.at = to
	if from == to {
		return
	}
	switch best, _ := w.wayTo(from, to); best {
	case toLine:
		w.out = append(w.out, "\r\n"[:1+to.row-from.row]...)
		w.steps(to.col, 'C')
	case bySteps:
		w.steps(from.row-to.row, 'A')
		w.steps(to.row-from.row, 'B')
		w.steps(to.col-from.col, 'C')
		if back := from.col - to.col; 0 < back && back <= len("\b\b\b") {
			w.out = append(w.out, "\b\b\b"[:back]...)
		} else {
			w.steps(back, 'D')
		}
	default:
		w.out = append(w.out, "\x1b["...)
		if to != (place{}) {
			w.out = strconv.AppendInt(w.out, int64(to.row+1), 10)
		}
		if to.col > 0 {
			w.out = append(w.out, ';')
			w.out = strconv.AppendInt(w.out, int64(to.col+1), 10)
		}
		w.out = append(w.out, 'H')
	}
}

// wayTo returns the shortest way from one place to another, and the number of bytes that it takes.
func (w *Painter) wayTo(from, to place) (best way, bytes int) {
	if from == to {
		return bySteps, 0
	}
	bytes = len("\x1b[H")
	if to != (place{}) {
		bytes += digits(to.row + 1)
	}
	if to.col > 0 {
		bytes += len(";") + digits(to.col+1)
	}
	if from == nowhere {
		return best, bytes
	}
	if down := to.row - from.row; down == 0 || down == 1 {
		if n := 1 + down + bytesOfSteps(to.col); n < bytes {
			best, bytes = toLine, n
		}
	}
	if from.col < w.width { // terminals differ in how they move from beyond the last column
		n := bytesOfSteps(max(from.row-to.row, to.row-from.row))
		if back := from.col - to.col; 0 < back && back <= len("\b\b\b") {
			n += back
		} else {
			n += bytesOfSteps(max(back, -back))
		}
		if n < bytes {
			best, bytes = bySteps, n
		}
	}
	return best, bytes
}

// steps writes the escape sequence with the number n and the last character final, such as a move
// of the cursor by n cells. It writes nothing unless n is positive.
func (w *Painter) steps(n int, final byte) {
	if n <= 0 {
		return
	}
	w.out = append(w.out, "\x1b["...)
	if n > 1 {
		w.out = strconv.AppendInt(w.out, int64(n), 10)
	}
	w.out = append(w.out, final)
}

// bytesOfSteps returns the number of bytes that [Painter.steps] writes for n.
func bytesOfSteps(n int) int {
	switch {
	case n <= 0:
		return 0
	case n == 1:
		return len("\x1b[C")
	}
	return len("\x1b[C") + digits(n)
}

// digits returns the number of digits of a positive number.
func digits(n int) (all int) {
	for ; n > 0; n /= 10 {
		all++
	}
	return all
}
