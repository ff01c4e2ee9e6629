package solver

import "buscaminas/game"

// Give tells s that the closed cell c, which must be on the board, is a mine, and that
// nobody has to prove it any more: arguments take it for granted, as they take a flag that
// is right.
func (s *Solver) Give(c game.Cell) {
	i := s.field.index(c)
	s.given = append(s.given, int32(i))
	s.prove(i, Mine)
}

// Reasons returns the arguments for what each of the cells is that is proved to be safe or a
// mine, by the easiest rule there is for that cell, if it is none harder than the given one: of
// those by one number or by two, all; of others the smallest found.
func (s *Solver) Reasons(cells []game.Cell, hardest Rule) []Reason {
	var all []Reason
	a := s.newArgument()
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
