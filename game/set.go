package game

import (
	"iter"
	"math/bits"
	"slices"
)

// A Set is a set of cells of a grid, with one bit for each cell. Make one with [NewSet].
//
// The bits of the board are surrounded by spare bits, which are always 0, so a step that leaves the
// board needs no check. There are spare rows above and below the board, and a few spare bits
// between the end of a row and the start of the next.
type Set struct {
	stride int // the number of bits from one row to the next
	bits   []uint64
}

const (
	wordBits = 64
	// spareRows is the number of spare rows above and below the board. It is one more than the rows
	// that a step can cross, because a step off the left end of a row lands in the row above.
	spareRows = MaxStep + 1
)

func always(Cell) bool { return true }

// NewSet returns an empty set of cells of g. The size of g must be one that [CheckSize]
// accepts.
func NewSet(g Grid) Set {
	rows, cols := g.Size()
	s := Set{stride: cols + MaxStep}
	s.bits = make([]uint64, s.bit(Cell{Row: rows + spareRows})/wordBits+1)
	return s
}

// setOf returns the set of the cells of g that satisfy has.
func setOf(g Grid, has func(Cell) bool) Set {
	s := NewSet(g)
	for c := range Cells(g) {
		s.Put(c, has(c))
	}
	return s
}

func (s Set) bit(c Cell) uint { return uint((c.Row+spareRows)*s.stride + c.Col) }

// Has reports whether c is in s. Cell c must be on the board or one step away from it. A cell off
// the board is in no set.
func (s Set) Has(c Cell) bool {
	at := s.bit(c)
	return s.bits[at/wordBits]>>(at%wordBits)&1 != 0
}

// Add adds c, which must be on the board.
func (s Set) Add(c Cell) { s.Put(c, true) }

// Put adds c if member is true, and removes c otherwise. Cell c must be on the board.
func (s Set) Put(c Cell, member bool) {
	at := s.bit(c)
	if s.bits[at/wordBits] &^= 1 << (at % wordBits); member {
		s.bits[at/wordBits] |= 1 << (at % wordBits)
	}
}

// remove removes c and reports whether it was in s. Cell c must be on the board or one step away
// from it.
func (s Set) remove(c Cell) bool {
	was := s.Has(c)
	if was {
		s.Put(c, false)
	}
	return was
}

// Cells yields the cells of s, row by row.
func (s Set) Cells() iter.Seq[Cell] {
	return func(yield func(Cell) bool) {
		for w, word := range s.bits {
			for ; word != 0; word &= word - 1 {
				at := w*wordBits + bits.TrailingZeros64(word)
				if !yield(Cell{at/s.stride - spareRows, at % s.stride}) {
					return
				}
			}
		}
	}
}

// Clear removes all cells.
func (s Set) Clear() { clear(s.bits) }

// Clone returns an independent copy of s.
func (s Set) Clone() Set { return Set{s.stride, slices.Clone(s.bits)} }
