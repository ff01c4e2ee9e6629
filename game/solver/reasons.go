package solver

import "buscaminas/game"

// Give tells s that the closed cell c is a mine. The cell must be on the board. Arguments use this
// fact without a proof, like a correct flag.
func (s *Solver) Give(c game.Cell) {
	i := s.field.index(c)
	s.given = append(s.given, int32(i))
	s.prove(i, Mine)
}

// Reasons returns reasons for the states of the given cells. The easiest rule of a cell is the
// easiest one that proves its state. Reasons ignores cells whose state s has not proved, and cells
// whose easiest rule is harder than the parameter hardest. If the easiest rule is [One] or [Two],
// Reasons returns every reason by that rule. If the easiest rule is harder, Reasons returns only
// the smallest reason that it finds.
func (s *Solver) Reasons(cells []game.Cell, hardest Rule) []Reason {
	var all []Reason
	a := s.newAttempt()
	for _, c := range cells {
		if !a.begin(c) {
			continue
		}
		near := s.numbersFrom(a.cell)
		first := len(all)
		for one := range a.ones(near) {
			all = append(all, a.reason(One, one, false))
		}
		if len(all) > first || hardest < Two {
			continue
		}
		for two := range a.twos(near) {
			all = append(all, a.reason(Two, two, false))
		}
		if len(all) > first || hardest < Chain {
			continue
		}
		if r, ok := a.explain(c); ok && r.Rule <= hardest {
			all = append(all, r)
		}
	}
	return all
}
