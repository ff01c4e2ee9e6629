package solver

import "math/bits"

// A Rule is a way to prove the states of closed cells. A set of rules is the bitwise or of its
// rules.
type Rule uint8

const (
	// One uses a single number.
	One Rule = 1 << iota
	// Two compares two numbers that overlap.
	Two
	// Chain compares several numbers. If the cells of one include all cells of another, their
	// difference counts like a number.
	Chain
	// Remain subtracts up to six numbers from the mines left on the board. The numbers share no
	// unknown cell.
	Remain
	// Cases is a count of all layouts. In a [Step] it is a supposition that leads to a
	// contradiction.
	Cases
	// Exact is a count of all layouts, without an argument that a person could follow. It is used
	// only in a [Step].
	Exact

	// Followable is the set of rules that a person can follow.
	Followable = One | Two | Chain | Remain
	// Complete is a set of rules that proves all that can be proved. The other rules would prove
	// nothing more.
	Complete = One | Two | Cases
)

// advance returns the index of a closed cell that the given rules prove safe, and the hardest rule
// that this call used. The rule is 0 if the cell was already proved safe. advance tries the easiest
// rules first. It returns -1 if the rules prove no cell safe.
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
		hardest = Harder(hardest, r)
	}
}

// Harder returns the harder of two rules. Chain and Remain are equally hard: for these two, Harder
// returns both, as Chain|Remain.
func Harder(a, b Rule) Rule {
	if both := a | b; both == Chain|Remain {
		return both
	}
	return max(a, b)
}

// settle tries the given rules, the easiest first, until one of them proves a cell. It returns that
// rule. It returns 0 if no rule proves a cell, or if the numbers contradict each other.
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

// settleOnes proves all cells that single numbers prove: the cells around a number with no mines
// left, and around a number with as many mines left as cells.
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

// settleTwos looks for a pair of overlapping numbers that proves cells, and proves these cells. It
// stops after one pair, so that single numbers are tried again before the next pair.
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
