package solver

import "math/bits"

// overlap proves the cells that two numbers prove together: the number at i, and the one to which
// the pair p leads from i. It reports whether it proved any. From the limits of the number of mines
// in the cells that both touch, it computes the limits for the cells that only one touches.
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

// A region is a number of cells and the number of mines in them.
type region struct{ mines, cells int }

// between returns the states of three sets of cells: those that the regions share, those that only
// a has, and those that only b has. The regions share common cells. It reports false if the regions
// contradict each other.
func between(common int, a, b region) (inside, onlyA, onlyB State, ok bool) {
	restA, restB := a.cells-common, b.cells-common
	least := max(0, a.mines-restA, b.mines-restB)
	most := min(common, a.mines, b.mines)
	if least > most {
		return Unknown, Unknown, Unknown, false
	}
	inside = stateOf(least, most, common)
	onlyA = stateOf(a.mines-most, a.mines-least, restA)
	onlyB = stateOf(b.mines-most, b.mines-least, restB)
	return inside, onlyA, onlyB, true
}

// stateOf returns the state of a set of cells that holds from least to most mines.
func stateOf(least, most, cells int) State {
	switch {
	case most == 0:
		return Safe
	case least == cells:
		return Mine
	default:
		return Unknown
	}
}

// proveAs sets the proved state of the cells to which the given steps lead from i. It does nothing
// if the state is [Unknown].
func (s *Solver) proveAs(i int, steps uint16, is State) {
	if is != Unknown {
		s.proveAll(i, steps, is)
	}
}
