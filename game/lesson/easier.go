package lesson

import (
	"slices"

	"buscaminas/game/solver"
)

// tooHard: the mines that remain are needed only where the numbers alone show nothing, and
// nobody looks for them among too many numbers.
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

// easierWay reports whether fewer numbers than these patterns take show anything, or the mines
// that remain do. A pattern is the smallest of its kind only as far as the solver has looked.
func (f *finder) easierWay(all []Pattern) bool {
	fewest := len(slices.MinFunc(all, func(a, b Pattern) int { return len(a.Numbers) - len(b.Numbers) }).Numbers)
	switch f.Rule {
	case solver.Chain:
		return fewest > 3 && f.all.FewShow(3, false) // easier rules have tried one and two
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

// mostRemain is how many numbers the lessons on the mines that remain take at most.
const mostRemain = 3

// fewerShow reports whether fewer than n numbers show anything together with the mines that
// remain.
func (f *finder) fewerShow(n int) bool {
	for n := range n {
		if f.all.FewShow(n, true) {
			return true
		}
	}
	return false
}
