package screen

import "slices"

// Surroundings are a frame without its board. They are kept while only the board changes, so that
// the rest is not drawn again. The zero value keeps nothing.
type Surroundings struct {
	frame Frame
	kept  bool
}

// Keep copies what surrounds the board of f.
func (s *Surroundings) Keep(f *Frame) {
	s.kept = true
	s.frame.copyFrom(f)
	for y := max(0, f.board-1); y < min(f.boardEnd.line, f.Height); y++ {
		clear(s.frame.Row(y)[:min(max(0, f.boardEnd.column), f.Width)])
	}
}

// Forget forgets what was kept.
func (s *Surroundings) Forget() { s.kept = false }

// Rewrite replaces what is kept of a text by another of the same width. The text is the only one in
// its ink. Rewrite reports false if it is not there, or wider or narrower.
func (s *Surroundings) Rewrite(in Ink, text string) bool {
	cells := s.frame.cells
	isIn := func(c Cell) bool { return c.Ink == in }
	start := slices.IndexFunc(cells, isIn)
	if !s.kept || start < 0 {
		return false
	}
	end := start
	for end < len(cells) && isIn(cells[end]) {
		end++
	}
	if end-start != Width(text) {
		return false
	}
	s.frame.Write(start%s.frame.Width, start/s.frame.Width, cells[start].Style, text)
	return true
}

// Draw draws what is kept into f, and the board b in its place. It reports false if nothing is kept.
func (s *Surroundings) Draw(f *Frame, b Drawing) bool {
	if !s.kept {
		return false
	}
	f.copyFrom(&s.frame)
	b.Paint(&f.Grid, f.board-1)
	return true
}

// copyFrom makes f a copy of another frame.
func (f *Frame) copyFrom(other *Frame) {
	cells := append(f.cells[:0], other.cells...)
	*f = *other
	f.cells = cells
}
