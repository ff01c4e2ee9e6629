package lesson

import (
	"slices"

	"buscaminas/game/solver"
)

// unsuitable checks a position for a lesson on the rule [solver.Remain]. It returns true if the
// rule proves no cell, or if some reason does not use the number of mines left on the board. For a
// lesson on another rule, it always returns false.
func (f *finder) unsuitable(reasons []solver.Reason) bool {
	if f.Rule != solver.Remain {
		return false
	}
	for _, r := range reasons {
		if !r.Total {
			return true
		}
	}
	return !remainProves(f.easier)
}

// remainProves reports whether the rule [solver.Remain] proves a cell.
func remainProves(s *solver.Solver) bool {
	_, before := s.Left()
	_, _, ok := s.Next(solver.Remain)
	_, after := s.Left()
	return ok || after < before
}

// easierWay reports whether any cell can be proved by fewer numbers than the patterns use, or with
// the help of the number of mines left. It tries all sets of numbers, because the solver does not
// always find the smallest pattern. If the lesson is on the rule
// [solver.One] or [solver.Two], easierWay returns false.
func (f *finder) easierWay(all []Pattern) bool {
	fewest := len(slices.MinFunc(all, func(a, b Pattern) int { return len(a.Numbers) - len(b.Numbers) }).Numbers)
	switch f.Rule {
	case solver.Chain:
		return fewest > 3 && f.all.ProvableByFew(3, false) // one or two numbers were tried by easier rules
	case solver.Remain:
		return f.fewerProve(fewest)
	case solver.Cases:
		if f.fewerProve(mostRemain + 1) {
			return true
		}
		f.tell(f.all)
		return remainProves(f.all)
	}
	return false
}

// mostRemain is the largest number of open cells that a pattern may use in a lesson on the number
// of mines left.
const mostRemain = 3

// fewerProve reports whether fewer than n open cells prove anything together with the number of
// mines left.
func (f *finder) fewerProve(n int) bool {
	for n := range n {
		if f.all.ProvableByFew(n, true) {
			return true
		}
	}
	return false
}
