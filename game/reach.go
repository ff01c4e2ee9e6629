package game

import (
	"math/bits"
	"slices"
)

// reach is what the steps of a grid come to for the cells of one word of a
// [frame]: how to find, 64 at once, the cells that touch them.
type reach []rowReach

// A rowReach is the steps that lead to a row, or to each of several alike.
type rowReach struct {
	rows   []int // down to them, from the word's own row
	shifts []shift
	whole  moved // from a word of which all cells are given
}

// A moved is where the steps to a row lead to from cells of a word: in its own place in that
// row, and in the words before and behind.
type moved struct{ before, there, behind uint64 }

// A shift moves the chosen cells of a word to the columns that a step leads to.
type shift struct {
	chosen uint64 // the columns that have this step
	cols   int    // to the right, or to the left
	stays  uint64 // the places where what does not leave the word can end
}

// evenColumns chooses the even columns: a row begins with a word.
const evenColumns = 0x5555_5555_5555_5555

const wholeWord = ^uint64(0)

// newReach returns the reach of the words of even rows, or of odd ones, as the
// given row is.
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

// newShifts returns the steps from the given row that lead so many rows down.
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

// move returns where the steps lead to from the given cells of a word. These often are all,
// far from any mine, for which it is known.
func (r *rowReach) move(given uint64) moved {
	if given == wholeWord {
		return r.whole
	}
	return r.shifted(given)
}

// shifted is move, worked out.
func (r *rowReach) shifted(given uint64) (to moved) {
	var out uint64
	for _, s := range r.shifts {
		cells := bits.RotateLeft64(given&s.chosen, s.cols)
		to.there |= cells & s.stays
		out |= cells &^ s.stays
	}
	// What goes out at one end of the word has come in at the other, which is
	// where it belongs in the next.
	const firstHalf = 1<<(wordBits/2) - 1
	to.before, to.behind = out&^firstHalf, out&firstHalf
	return to
}

// along returns the given cells of a word, and those of the free ones that steps
// within the word lead to from them.
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
