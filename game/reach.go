package game

import (
	"math/bits"
	"slices"
)

// A reach maps the cells of one word of a [frame] to the cells that touch them, 64 at a
// time.
type reach []rowReach

// A rowReach is the part of a reach that leads to one row, or to several rows by the same
// columns.
type rowReach struct {
	rows   []int // relative to the row of the word; negative is up
	shifts []shift
	whole  moved // the result for a word with all cells
}

// A moved is the set of cells in another row that touch cells of a word. They are in three words
// of that row: the one straight above or below, the one before it and the one after it.
type moved struct{ before, there, behind uint64 }

// A shift is a move by some columns, for those cells of a word from which a step leads that way.
type shift struct {
	chosen uint64 // the cells of a word that have this step
	cols   int    // to the right; negative is to the left
	stays  uint64 // the bits where a step that stays in the word can end
}

// evenColumns is the even columns of any word: every row begins a word, and 64 is even.
const evenColumns = 0x5555_5555_5555_5555

const wholeWord = ^uint64(0)

// newReach returns the reach for words in rows of the same parity as the given one.
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

// newShifts returns the shifts of the steps that lead from the given row to the row that is rows
// below it.
func newShifts(g Grid, row, rows int) []shift {
	var shifts []shift
	for cols := -MaxStep; cols <= MaxStep; cols++ {
		var chosen uint64
		if slices.Contains(g.Steps(Cell{row, 0}), Cell{rows, cols}) {
			chosen |= evenColumns
		}
		if slices.Contains(g.Steps(Cell{row, 1}), Cell{rows, cols}) {
			chosen |= ^uint64(evenColumns)
		}
		stays := ^uint64(0) << max(cols, 0) >> max(-cols, 0)
		if chosen != 0 {
			shifts = append(shifts, shift{chosen, cols, stays})
		}
	}
	return shifts
}

// move returns the cells to which the steps lead from the given cells of a word. Far from any
// mine the given cells are often all 64, so that result is cached.
func (r *rowReach) move(given uint64) moved {
	if given == wholeWord {
		return r.whole
	}
	return r.shifted(given)
}

// shifted computes the result of move.
func (r *rowReach) shifted(given uint64) (to moved) {
	var out uint64
	for _, s := range r.shifts {
		cells := bits.RotateLeft64(given&s.chosen, s.cols)
		to.there |= cells & s.stays
		out |= cells &^ s.stays
	}
	// The rotation brings a bit that leaves the word in at its other end, which is its
	// place in the next word.
	const firstHalf = 1<<(wordBits/2) - 1
	to.before, to.behind = out&^firstHalf, out&firstHalf
	return to
}

// along returns the given cells of a word, and the free cells of the word that steps through free
// cells of the word reach from them.
func (r reach) along(given, free uint64) uint64 {
	if given == free {
		return given
	}
	for i := range r {
		if r[i].rows[0] != 0 {
			continue
		}
		for edge := given; edge != 0; given |= edge {
			edge = r[i].shifted(edge).there & free &^ given
		}
	}
	return given
}
