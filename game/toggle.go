package game

import "slices"

// Toggled returns the board with one mine more, at c, or with the one there taken away.
// Cell c must be on the board, and the board dealt. That is quick: a few bytes for each
// cell are copied, and only the neighbours of c are counted anew.
func (l *Layout) Toggled(c Cell) *Layout {
	t := *l
	t.mine, t.bare, t.around = slices.Clone(l.mine), slices.Clone(l.bare), slices.Clone(l.around)
	more := 1
	if l.Mine(c) {
		more = -1
	}
	t.mines += more
	t.mine.set(l.frame.bit(c), more > 0)
	t.noteBare(c)
	for _, step := range l.grid.Steps(c) {
		if n := c.Add(step); Contains(l.grid, n) {
			t.around[l.frame.index(n)] += uint8(more) // which wraps around to one less
			t.noteBare(n)
		}
	}
	return &t
}

// noteBare notes whether c is bare, after what is on it or around it has changed.
func (l *Layout) noteBare(c Cell) {
	l.bare.set(l.frame.bit(c), !l.Mine(c) && l.Around(c) == 0)
}

// Equal reports whether two boards, both of them dealt, have the same grid and the same
// mines.
func (l *Layout) Equal(other *Layout) bool {
	return l == other || l.grid == other.grid && slices.Equal(l.mine, other.mine)
}
