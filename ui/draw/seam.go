package draw

import "strings"

// A seam is the line between two rows. Its crossings follow from where the walls
// of the rows end, so that shifted rows join as bricks do.
type seam struct {
	above, under wall
	length       int // columns of a row, less one
	glyphs       *Glyphs
}

// A wall is the upright lines of one of the two rows.
type wall struct {
	shift int // columns that the row lies to the right
	shown bool
}

// ends returns the columns of the first and the last crossing.
func (s seam) ends() (first, last int) {
	first, last = s.length, 0
	for _, w := range []wall{s.above, s.under} {
		if w.shown {
			first, last = min(first, w.shift), max(last, w.shift+s.length)
		}
	}
	return first, last
}

// arms returns the arms of the crossing at column x, from the first to the last.
func (s seam) arms(x int) int {
	first, last := s.ends()
	arms := 0
	if x > first {
		arms |= left
	}
	if x < last {
		arms |= right
	}
	if s.stands(s.above, x) {
		arms |= up
	}
	if s.stands(s.under, x) {
		arms |= down
	}
	return arms
}

// stands reports whether a line of w stands at column x.
func (s seam) stands(w wall, x int) bool {
	x -= w.shift
	return w.shown && 0 <= x && x <= s.length && x%Roomy.cellWidth() == 0
}

// line returns the seam, drawn.
func (s seam) line() string {
	var b strings.Builder
	first, last := s.ends()
	for x := first; x <= last; x++ {
		b.WriteString(s.glyphs.boxes[s.arms(x)])
	}
	return b.String()
}
