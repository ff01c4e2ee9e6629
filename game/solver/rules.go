package solver

import "math/bits"

// A Rule is a way to prove the states of closed cells. A set of rules is their sum.
type Rule uint8

const (
	One    Rule = 1 << iota // a single number
	Two                     // two numbers that overlap
	Chain                   // several numbers, each within the next
	Remain                  // the mines left on the whole board
	Cases                   // all possible layouts

	// Followable are the rules that a person can follow on a board.
	Followable = One | Two | Chain | Remain
	// Everything proves all that can be proved. The other rules add nothing to it.
	Everything = One | Two | Cases
)

// advance returns the index of a closed cell that the given rules prove safe, and the hardest rule
// used, which is 0 if the cell was already proved. It tries the easiest rules first. The index is
// -1 if the rules prove no cell safe.
func (s *Solver) advance(rules Rule) (i int, hardest Rule) {
	for {
		for ; s.next < len(s.safe); s.next++ {
			if i := s.safe[s.next]; s.known[i] == Safe {
				return int(i), hardest
			}
		}
		r := s.settle(rules)
		if r == 0 {
			return -1, hardest
		}
		hardest = harder(hardest, r)
	}
}

// harder returns the harder of two rules. It returns both for a chain and the mines left, of which
// neither is harder.
func harder(a, b Rule) Rule {
	if both := a | b; both == Chain|Remain {
		return both
	}
	return max(a, b)
}

// settle proves a new cell by the easiest of the given rules that proves any, and returns that
// rule, or 0 if none does.
func (s *Solver) settle(rules Rule) Rule {
	for _, r := range [...]struct {
		rule   Rule
		settle func(*Solver)
	}{
		{One, (*Solver).settleOnes},
		{Two, (*Solver).settleTwos},
		{Chain, (*Solver).settleChains},
		{Remain, (*Solver).settleRemain},
		{Cases, (*Solver).settleCases},
	} {
		if rules&r.rule == 0 || s.unknown == 0 {
			continue
		}
		known := s.unknown
		if r.settle(s); s.wrong {
			return 0
		}
		if s.unknown < known {
			return r.rule
		}
	}
	return 0
}

// settleOnes proves all that single numbers prove: those with no mine left, and those with only
// mines left.
func (s *Solver) settleOnes() {
	for len(s.ones) > 0 && !s.wrong {
		i := s.drop(&s.ones, onOnes)
		clue := s.clues[i]
		switch closed := clue.closed(); {
		case closed == 0:
		case clue.need() == 0:
			s.proveAll(i, closed, Safe)
		case clue.need() == bits.OnesCount16(closed):
			s.proveAll(i, closed, Mine)
		}
	}
}

// settleTwos proves the conclusions of the first two overlapping numbers that have any. Single
// numbers come before the next two.
func (s *Solver) settleTwos() {
	for len(s.twos) > 0 && !s.wrong {
		i := int(s.twos[len(s.twos)-1])
		if s.clues[i].closed() != 0 {
			for _, p := range s.field.pairsFrom(i) {
				if s.clues[i+p.offset].closed() != 0 && s.overlap(i, p) {
					return // i stays on the list: there may be more
				}
			}
		}
		s.drop(&s.twos, onTwos)
	}
}
