package solver

import "math/bits"

// overlap proves what the number at i and the other of a pair prove together, and reports
// whether that is anything. It bounds the mines in the cells that both touch, and from that
// those in the cells that only one touches.
func (s *Solver) overlap(i int, p pair) bool {
	j := i + p.offset
	both := s.clues[i].closed() & p.own
	if both == 0 {
		return false
	}
	own, its := s.clues[i].closed()&^both, s.clues[j].closed()&^p.its
	size := bits.OnesCount16(both)
	inside, onlyOwn, onlyIts, ok := between(size,
		region{s.clues[i].need(), bits.OnesCount16(own) + size},
		region{s.clues[j].need(), bits.OnesCount16(its) + size})
	if !ok {
		s.wrong = true
		return false
	}
	unknown := s.unknown
	s.proveAs(i, both, inside)
	s.proveAs(i, own, onlyOwn)
	s.proveAs(j, its, onlyIts)
	return s.unknown < unknown
}

// A region is a number of cells with a number of mines in them.
type region struct{ mines, cells int }

// between returns the states of the cells that two regions share, and of those that only one has.
// It reports false if the regions contradict each other.
func between(common int, a, b region) (inside, onlyA, onlyB State, ok bool) {
	restA, restB := a.cells-common, b.cells-common
	least := max(0, a.mines-restA, b.mines-restB)
	most := min(common, a.mines, b.mines)
	if least > most {
		return Unknown, Unknown, Unknown, false
	}
	inside = what(least, most, common)
	onlyA = what(a.mines-most, a.mines-least, restA)
	onlyB = what(b.mines-most, b.mines-least, restB)
	return inside, onlyA, onlyB, true
}

// what returns the state of cells that hold at least and at most these numbers of mines.
func what(least, most, cells int) State {
	switch {
	case most == 0:
		return Safe
	case least == cells:
		return Mine
	default:
		return Unknown
	}
}

// proveAs proves the cells that the given steps lead to from i, unless they are
// unknown.
func (s *Solver) proveAs(i int, steps uint16, is State) {
	if is != Unknown {
		s.proveAll(i, steps, is)
	}
}
