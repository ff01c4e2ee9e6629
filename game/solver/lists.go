package solver

import (
	"iter"
	"slices"
)

// The lists of open cells are given up in part on large boards: what is done with is swept
// off before a list grows. So they stay about as long as the frontier.

const (
	// manyCells is how long a list is at least of which a part is given up.
	manyCells = 1 << 12

	// sweptShare is what part of a large board is open at least when the list of the open
	// cells is swept: to close the whole board again then costs about what closing those did.
	sweptShare = 16
)

// revisit puts the open cell at i on the lists of those to look at again.
func (s *Solver) revisit(i int) {
	waiting := s.clues[i].waiting
	s.clues[i].waiting = onOnes | onTwos
	if waiting&onOnes == 0 {
		s.ones = append(s.room(s.ones, onOnes), int32(i))
	}
	if waiting&onTwos == 0 {
		s.twos = append(s.room(s.twos, onTwos), int32(i))
	}
}

// room returns a list with room for one more: if it is long and full, it is swept of those
// that have no unknown cell around them any more.
func (s *Solver) room(list []int32, mark uint8) []int32 {
	if len(list) < cap(list) || len(list) < manyCells {
		return list
	}
	return roomy(slices.DeleteFunc(list, func(i int32) bool {
		if s.clues[i].closed != 0 {
			return false
		}
		s.clues[i].waiting &^= mark
		return true
	}))
}

// drop takes the last index off a list.
func (s *Solver) drop(list *[]int32, mark uint8) int {
	last := len(*list) - 1
	i := int((*list)[last])
	*list = (*list)[:last]
	s.clues[i].waiting &^= mark
	return i
}

// sweepOpened sweeps the list of the open cells: who wants more of them than those that touch
// unknown ones then looks at the whole board.
func (s *Solver) sweepOpened() {
	done := func(i int32) bool { return s.clues[i].closed == 0 }
	left := slices.DeleteFunc(s.opened[:s.told], done)
	told := len(left)
	s.opened, s.told = roomy(append(left, s.opened[s.told:]...)), told
	s.swept, s.mine = true, nil
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
			if known == Open && !yield(int32(i)) {
				return
			}
		}
	}
}
