package game

import "slices"

// A Set is a set of cells of a grid, with one bit for each cell. Make one with [NewSet].
type Set struct {
	frame frame
	cells cells
}

// NewSet returns an empty set of cells of g. The size of g must be one that [CheckSize]
// accepts.
func NewSet(g Grid) Set {
	f := newFrame(g.Size())
	return Set{f, make(cells, f.words())}
}

// Has reports whether c is in s. Cell c must be on the board or one step away from it. A cell off
// the board is in no set.
func (s Set) Has(c Cell) bool { return s.cells.has(s.frame.bit(c)) }

// Add adds c, which must be on the board.
func (s Set) Add(c Cell) { s.cells.add(s.frame.bit(c)) }

// Put adds c if member is true, and removes c otherwise. Cell c must be on the board.
func (s Set) Put(c Cell, member bool) { s.cells.set(s.frame.bit(c), member) }

// Clear removes all cells.
func (s Set) Clear() { clear(s.cells) }

// Clone returns an independent copy of s.
func (s Set) Clone() Set { return Set{s.frame, slices.Clone(s.cells)} }
