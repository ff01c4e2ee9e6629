package game

import "slices"

// A Set is a set of cells of a grid, a bit for each. Make one with [NewSet].
type Set struct {
	frame frame
	cells cells
}

// NewSet returns an empty set of cells of g, a grid that a [Layout] may have.
func NewSet(g Grid) Set {
	f := newFrame(g.Size())
	return Set{f, make(cells, f.words())}
}

// Has reports whether c is in s. Cell c is on the board or a step away from one that is:
// cells off the board are in no set.
func (s Set) Has(c Cell) bool { return s.cells.has(s.frame.bit(c)) }

// Add adds c, which must be on the board.
func (s Set) Add(c Cell) { s.cells.add(s.frame.bit(c)) }

// Put adds c, which must be on the board, or removes it.
func (s Set) Put(c Cell, member bool) { s.cells.set(s.frame.bit(c), member) }

// Clear removes all cells.
func (s Set) Clear() { clear(s.cells) }

// Clone returns a set of its own with the same cells.
func (s Set) Clone() Set { return Set{s.frame, slices.Clone(s.cells)} }
