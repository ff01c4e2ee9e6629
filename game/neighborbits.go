package game

import (
	"math/bits"
	"slices"
)

// A reach finds the neighbours of many cells at once. The cells are in one word of a [frame]. To
// find their neighbours in one row, a reach shifts the word by columns. On squares a reach has two
// entries: one for the rows above and below, with shifts by -1, 0 and 1, and one for the word's own
// row, with shifts by -1 and 1.
type reach []rowReach

// A rowReach is the part of a reach for one row of neighbours, or for several rows that have the
// same shifts.
type rowReach struct {
	rows   []int // relative to the row of the word; negative is up
	shifts []shift
	whole  moved // the neighbours of all 64 cells of a word
}

// moved holds the neighbours of the cells of a word, in one row. They are in at most three words of
// that row: the word in the same place, and the words to its left and right.
type moved struct{ left, same, right uint64 }

// A shift moves cells of a word by a number of columns, as a step of the grid does. On some grids
// only the cells of even columns, or of odd ones, have this step. The shift moves only these.
type shift struct {
	chosen uint64 // the cells of a word that have this step
	cols   int    // to the right; negative is to the left
	stays  uint64 // the bits of a word where this step can end if it begins in the same word
}

// evenColumns are the bits of the even columns. They are the same in every word, because each row
// begins a new word and 64 is even.
const evenColumns = 0x5555_5555_5555_5555

const wholeWord = ^uint64(0)

// newReach returns the reach for the words of a row. The same reach serves all rows of the same
// parity.
func newReach(g Grid, row int) reach {
	var r reach
	for rows := -MaxStep; rows <= MaxStep; rows++ {
		shifts := newShifts(g, row, rows)
		if len(shifts) == 0 {
			continue
		}
		i := slices.IndexFunc(r, func(to rowReach) bool { return slices.Equal(to.shifts, shifts) })
		if i < 0 {
			i = len(r)
			r = append(r, rowReach{shifts: shifts})
		}
		r[i].rows = append(r[i].rows, rows)
	}
	for i := range r {
		r[i].whole = r[i].shifted(wholeWord)
	}
	return r
}

// newShifts returns the shifts for all steps from the given row that go rowsDown rows down, or up
// if rowsDown is negative.
func newShifts(g Grid, row, rowsDown int) []shift {
	var shifts []shift
	for cols := -MaxStep; cols <= MaxStep; cols++ {
		var chosen uint64
		if slices.Contains(g.Steps(Cell{row, 0}), Cell{rowsDown, cols}) {
			chosen |= evenColumns
		}
		if slices.Contains(g.Steps(Cell{row, 1}), Cell{rowsDown, cols}) {
			chosen |= ^uint64(evenColumns)
		}
		stays := ^uint64(0) << max(cols, 0) >> max(-cols, 0)
		if chosen != 0 {
			shifts = append(shifts, shift{chosen, cols, stays})
		}
	}
	return shifts
}

// move returns the neighbours of the given cells of a word, in each of the rows of r. Far from any
// mine all 64 cells are often given: their neighbours are in r.whole, so move need not compute
// them.
func (r *rowReach) move(given uint64) moved {
	if given == wholeWord {
		return r.whole
	}
	return r.shifted(given)
}

// shifted computes the result of move, without using r.whole.
func (r *rowReach) shifted(given uint64) (to moved) {
	var out uint64
	for _, s := range r.shifts {
		cells := bits.RotateLeft64(given&s.chosen, s.cols)
		to.same |= cells & s.stays
		out |= cells &^ s.stays
	}
	// A bit that leaves the word at one end is rotated in at the other end, which is its place in
	// the neighbouring word: high bits belong to the word on the left, low bits to the word on the
	// right.
	const firstHalf = 1<<(wordBits/2) - 1
	to.left, to.right = out&^firstHalf, out&firstHalf
	return to
}

// along is a flood fill within one word. It starts at the given cells and goes from each cell to
// the free cells that touch it. It returns the given cells and all cells that it reaches.
func (r reach) along(given, free uint64) uint64 {
	if given == free {
		return given
	}
	for i := range r {
		if r[i].rows[0] != 0 {
			continue
		}
		for edge := given; edge != 0; given |= edge {
			edge = r[i].shifted(edge).same & free &^ given
		}
	}
	return given
}
