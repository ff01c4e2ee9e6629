package lesson

import (
	"slices"

	"buscaminas/game/solver"
)

// unsuitable checks a position for a lesson on the rule [solver.Remain]. It returns true if the
// rule proves no cell, or if some reason does not use the number of mines left on the board. For a
// lesson on another rule, it always returns false.
func (f *finder) unsuitable(reasons []solver.Step) bool {
	if f.Rule != solver.Remain {
		return false
	}
	return slices.ContainsFunc(reasons, func(r solver.Step) bool { return !r.Board }) || !f.proves(solver.Remain)
}

// easierWay reports whether any cell can be proved by fewer numbers than the patterns use, or with
// the help of the number of mines left. It tries all sets of numbers, because the solver does not
// always find the smallest pattern. If the lesson is on the rule
// [solver.One] or [solver.Two], easierWay returns false.
func (f *finder) easierWay(k *solver.Knowledge, all []solver.Step) bool {
	fewest := len(slices.MinFunc(all, func(a, b solver.Step) int { return len(a.Numbers) - len(b.Numbers) }).Numbers)
	switch f.Rule {
	case solver.Chain:
		return fewest > 3 && k.ProvableByFew(3, false) // one or two numbers were tried by easier rules
	case solver.Remain:
		return fewerProve(k, fewest)
	case solver.Cases:
		return fewerProve(k, mostRemain+1) || f.proves(solver.Remain)
	}
	return false
}

// mostRemain is the largest number of open cells that a pattern may use in a lesson on the number
// of mines left.
const mostRemain = 3

// fewerProve reports whether fewer than n open cells prove anything together with the number of
// mines left.
func fewerProve(k *solver.Knowledge, n int) bool {
	for n := range n {
		if k.ProvableByFew(n, true) {
			return true
		}
	}
	return false
}
