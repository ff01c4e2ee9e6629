package deal

import (
	"slices"

	"buscaminas/game"
)

// A mine and a cell without one that touch each other are a dead pair if every other
// cell without a mine touches both of them or neither: whichever of the two the mine is
// in, all numbers are the same, and so is how many mines remain. Nothing tells them
// apart, so a board with such a pair always needs a guess.

// hasDeadPair reports whether the board has a dead pair at its rim. Elsewhere a pair needs so
// many mines around it that there hardly is one. The cell at start is in no pair, as it is open
// from the beginning.
func (f *minefield) hasDeadPair(start game.Cell) bool {
	for c := range f.cells(f.mines) {
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

// tellsApart reports whether a number touches a, but not b.
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

// numbered reports whether c is a cell of the board without a mine.
func (f *minefield) numbered(c game.Cell) bool {
	return game.Contains(f.grid, c) && !f.mines.Has(c)
}
