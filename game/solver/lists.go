package solver

import (
	"iter"
	"slices"
)

// The lists of open cells are given up in part on large boards: what is done with is swept
// off before a list grows. So they stay about as long as the frontier.

const (
	// manyCells is how long a list is at least of which a part is given up, and manyOpened
	// that of the open cells, or so large a share of the board: to close the whole board again
	// then costs about what closing those did.
	manyCells   = 1 << 12
	manyOpened  = 1 << 16
	openedShare = 32
)

// revisit puts the open cell at i on the lists of those to look at again.
func (s *Solver) revisit(i int) {
	if s.known[i]&onOnes == 0 {
		if len(s.ones) == cap(s.ones) && len(s.ones) >= manyCells {
			s.ones = s.sweep(s.ones, onOnes)
		}
		s.ones = append(s.ones, int32(i))
	}
	if s.known[i]&onTwos == 0 {
		if len(s.twos) == cap(s.twos) && len(s.twos) >= manyCells {
			s.twos = s.sweep(s.twos, onTwos)
		}
		s.twos = append(s.twos, int32(i))
	}
	s.known[i] |= marks
}

// sweep takes those off a list that have no unknown cell around them any more.
func (s *Solver) sweep(list []int32, mark State) []int32 {
	return roomy(slices.DeleteFunc(list, func(i int32) bool {
		if s.clues[i].closed() != 0 {
			return false
		}
		s.known[i] &^= mark
		return true
	}))
}

// drop takes the last index off a list.
func (s *Solver) drop(list *[]int32, mark State) int {
	last := len(*list) - 1
	i := int((*list)[last])
	*list = (*list)[:last]
	s.known[i] &^= mark
	return i
}

// sweepOpened sweeps the list of the open cells: who wants more of them than those that touch
// unknown ones then looks at the whole board.
func (s *Solver) sweepOpened() {
	done := func(i int32) bool { return s.clues[i].closed() == 0 }
	left := slices.DeleteFunc(s.opened[:s.told], done)
	told := len(left)
	s.opened, s.told = roomy(append(left, s.opened[s.told:]...)), told
	s.swept, s.mine = true, s.mine[:0]
}

// roomy returns a list with room for as much again: else the next sweep would come too soon.
func roomy(left []int32) []int32 {
	if 2*len(left) > cap(left) {
		return slices.Grow(left, len(left))
	}
	return left
}

// allOpened yields the open cells.
func (s *Solver) allOpened() iter.Seq[int32] {
	if !s.swept {
		return slices.Values(s.opened)
	}
	return func(yield func(int32) bool) {
		for i, known := range s.known {
			if known.open() && !yield(int32(i)) {
				return
			}
		}
	}
}
