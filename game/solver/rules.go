package solver

import "math/bits"

// settleOnes proves all that single numbers prove: no mine is left around one, or
// nothing but mines.
func (s *Solver) settleOnes() {
	for len(s.ones) > 0 && !s.wrong {
		i := s.drop(&s.ones, onOnes)
		switch closed := s.closed[i]; {
		case closed == 0:
		case s.need[i] == 0:
			s.proveAll(i, closed, safe)
		case int(s.need[i]) == bits.OnesCount16(closed):
			s.proveAll(i, closed, mine)
		}
	}
}

// settleTwos proves what single numbers and any two that overlap prove. It stops
// at the first two that prove something, so that single numbers come first, and
// reports false when there are no such two.
func (s *Solver) settleTwos() bool {
	s.settleOnes()
	for len(s.twos) > 0 && !s.wrong {
		i := s.drop(&s.twos, onTwos)
		if s.closed[i] == 0 {
			continue
		}
		for _, p := range s.field.kinds[s.field.parity[i]].pairs {
			if s.closed[i+p.offset] != 0 && s.overlap(i, p) {
				if s.waiting[i]&onTwos == 0 { // there may be more to it
					s.waiting[i] |= onTwos
					s.twos = append(s.twos, int32(i))
				}
				return true
			}
		}
	}
	return false
}

// overlap proves what the number at i and the one of a pair prove together, and
// reports whether that is anything. The mines in both are at least and at most so
// many, and with that those in only one.
func (s *Solver) overlap(i int, p pair) bool {
	j := i + p.offset
	both := s.closed[i] & p.own
	if both == 0 {
		return false
	}
	mine1, mine2 := int(s.need[i]), int(s.need[j])
	only1, only2 := s.closed[i]&^both, s.closed[j]&^p.its
	size, size1, size2 := bits.OnesCount16(both), bits.OnesCount16(only1), bits.OnesCount16(only2)
	least := max(0, mine1-size1, mine2-size2)
	most := min(size, mine1, mine2)
	if least > most {
		s.wrong = true
		return false
	}
	found := len(s.safe) + len(s.mine)
	switch {
	case most == 0:
		s.proveAll(i, both, safe)
	case least == size:
		s.proveAll(i, both, mine)
	}
	s.proveOutside(i, only1, mine1-most, mine1-least)
	s.proveOutside(j, only2, mine2-most, mine2-least)
	return len(s.safe)+len(s.mine) > found
}

// proveOutside proves the cells that the given steps lead to from i, if they hold
// at most none or at least so many mines as there are cells.
func (s *Solver) proveOutside(i int, steps uint16, least, most int) {
	switch {
	case steps == 0:
	case most == 0:
		s.proveAll(i, steps, safe)
	case least == bits.OnesCount16(steps):
		s.proveAll(i, steps, mine)
	}
}
