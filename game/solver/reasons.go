package solver

import "buscaminas/game"

// Give tells s that the closed cell c, which must be on the board, is a mine. Arguments use it
// without proof, like a correct flag.
func (s *Solver) Give(c game.Cell) {
	i := s.field.index(c)
	s.given = append(s.given, int32(i))
	s.prove(i, Mine)
}

// Reasons returns reasons for the states of those of the cells that s has proved. For each cell it
// uses the easiest rule that proves the state: for the rules [One] and [Two] it returns every
// reason, and for harder rules only the smallest that it finds. It leaves out cells whose easiest
// rule is harder than hardest.
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
