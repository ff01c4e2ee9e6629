package deal

import (
	"slices"

	"buscaminas/game"
)

// A mine and a safe cell that touch each other are a dead pair if every other safe cell touches
// both of them or neither. If the two changed places, all numbers and the number of mines left
// would be the same. So a board with a dead pair always needs a guess.

// hasDeadPair reports whether the board has a dead pair near its edge: a mine and a safe cell that
// touch each other and that no number tells apart. Elsewhere a dead pair needs many mines around it
// and is very rare, so hasDeadPair looks only near the edge. It ignores the start, because that
// cell is opened first.
func (f *minefield) hasDeadPair(start game.Cell) bool {
	for c := range f.mines.Cells() {
		if min(c.Row, c.Col, f.rows-1-c.Row, f.cols-1-c.Col) >= game.MaxStep {
			continue
		}
		for _, step := range f.grid.Steps(c) {
			n := c.Add(step)
			if n != start && f.numbered(n) && !f.tellsApart(c, n) && !f.tellsApart(n, c) {
				return true
			}
		}
	}
	return false
}

// tellsApart reports whether some safe cell, other than b itself, touches a but not b.
func (f *minefield) tellsApart(a, b game.Cell) bool {
	others := f.grid.Steps(b)
	for _, step := range f.grid.Steps(a) {
		c := a.Add(step)
		fromB := game.Cell{Row: c.Row - b.Row, Col: c.Col - b.Col}
		if c != b && f.numbered(c) && !slices.Contains(others, fromB) {
			return true
		}
	}
	return false
}

// numbered reports whether c is on the board and holds no mine. Such a cell shows a number once it
// is open.
func (f *minefield) numbered(c game.Cell) bool {
	return game.Contains(f.grid, c) && !f.mines.Has(c)
}
