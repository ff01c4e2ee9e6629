package solver

import "math/bits"

// overlap proves the cells that two overlapping numbers prove together, and reports whether it
// proved any. The cell at index i has one of the numbers, and the pair p leads from it to the cell
// with the other. For the cells that both numbers touch, overlap computes the least and the largest
// possible number of mines. From these limits it computes the limits for the cells that only one
// number touches.
func (s *Solver) overlap(i int, p pair) bool {
	j := i + p.offset
	both := s.clues[i].closed() & p.own
	if both == 0 {
		return false
	}
	own, its := s.clues[i].closed()&^both, s.clues[j].closed()&^p.its
	size := bits.OnesCount16(both)
	inside, onlyOwn, onlyIts, ok := between(size,
		contents{s.clues[i].need(), bits.OnesCount16(own) + size},
		contents{s.clues[j].need(), bits.OnesCount16(its) + size})
	if !ok {
		s.wrong = true
		return false
	}
	unknown := s.unknown
	s.proveAll(i, both, inside)
	s.proveAll(i, own, onlyOwn)
	s.proveAll(j, its, onlyIts)
	return s.unknown < unknown
}

// contents is the number of cells in a set, and the number of mines among them.
type contents struct{ mines, cells int }

// between compares two sets of cells, a and b, that have the given number of cells in common. It
// returns the proved states of the common cells, of the cells that only a has, and of the cells
// that only b has. It reports false if the sets contradict each other.
func between(common int, a, b contents) (inside, onlyA, onlyB State, ok bool) {
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

// stateOf returns the state that all cells of a set have if the set holds from minMines to maxMines
// mines. It returns [Unknown] if the cells need not all have the same state.
func stateOf(minMines, maxMines, cells int) State {
	switch {
	case maxMines == 0:
		return Safe
	case minMines == cells:
		return Mine
	default:
		return Unknown
	}
}
