package lesson

import (
	"slices"

	"buscaminas/game/solver"
)

// tooHard reports whether a position is too hard for a lesson on the mines left. It is too hard if
// some proof does not use the mines left, or if the rule [solver.Remain] gives up on the position.
func (f *finder) tooHard(reasons []solver.Reason) bool {
	if f.Rule != solver.Remain {
		return false
	}
	for _, r := range reasons {
		if !r.Total {
			return true
		}
	}
	_, before := f.easier.Left()
	_, _, ok := f.easier.Next(solver.Remain)
	_, after := f.easier.Left()
	return !ok && after == before
}

// easierWay reports whether something can be proved by fewer numbers than the patterns use, or with
// the help of the mines that remain. It tries all sets of numbers, because the solver does not
// always find the smallest pattern.
func (f *finder) easierWay(all []Pattern) bool {
	fewest := len(slices.MinFunc(all, func(a, b Pattern) int { return len(a.Numbers) - len(b.Numbers) }).Numbers)
	switch f.Rule {
	case solver.Chain:
		return fewest > 3 && f.all.FewShow(3, false) // one or two numbers were tried by easier rules
	case solver.Remain:
		return f.fewerShow(fewest)
	case solver.Cases:
		if f.fewerShow(mostRemain + 1) {
			return true
		}
		f.tell(f.all)
		return f.all.RemainShows()
	}
	return false
}

// mostRemain is the largest number of numbers in a pattern of the mines that remain.
const mostRemain = 3

// fewerShow reports whether fewer than n numbers prove anything together with the mines that
// remain.
func (f *finder) fewerShow(n int) bool {
	for n := range n {
		if f.all.FewShow(n, true) {
			return true
		}
	}
	return false
}
