package lesson

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// patterns returns the patterns of the lesson's rule. Steps with the same numbers are one pattern.
// If the rule is harder than [solver.Two], patterns leaves out every pattern with a [needless]
// number.
func (f *finder) patterns(k *solver.Knowledge) []solver.Step {
	return slices.DeleteFunc(patterns(k, f.Rule), func(a solver.Step) bool {
		return a.Rule != f.Rule || f.Rule > solver.Two && needless(k, a)
	})
}

// needless reports whether a pattern still proves one of its cells if one of its numbers is left
// out.
func needless(k *solver.Knowledge, a solver.Step) bool {
	for i := range a.Numbers {
		for _, f := range k.ProvedBy(slices.Delete(slices.Clone(a.Numbers), i, i+1), a.Board) {
			if slices.Contains(a.Concludes, f) {
				return true
			}
		}
	}
	return false
}

// easierWay reports whether some cell can be proved in an easier way than by the patterns. It tries all
// small sets of numbers, because the solver does not always find the smallest pattern. The easier ways
// depend on the rule of the lesson:
//
//   - One and Two: none.
//   - Chain: three numbers, if every pattern uses more.
//   - Remain: fewer numbers than every pattern uses, or any numbers without the number of mines left.
//   - Cases: at most mostRemain numbers, together with the number of mines left.
func (f *finder) easierWay(k *solver.Knowledge, all []solver.Step) bool {
	fewest := len(slices.MinFunc(all, func(a, b solver.Step) int { return len(a.Numbers) - len(b.Numbers) }).Numbers)
	var numbers []game.Cell
	v := f.view()
	for _, c := range f.Open {
		if len(v.closed(c)) > 0 {
			numbers = append(numbers, c)
		}
	}
	switch f.Rule {
	case solver.Chain:
		// One or two numbers prove nothing that is left: [solver.One] and [solver.Two] have tried them.
		return fewest > 3 && fewProve(k, nil, numbers, 3, false)
	case solver.Remain:
		return fewProve(k, nil, numbers, fewest-1, true) || len(k.ProvedBy(numbers, false)) > 0
	case solver.Cases:
		return fewProve(k, nil, numbers, mostRemain, true)
	}
	return false
}

// mostRemain is the largest number of open cells that a pattern may use in a lesson on the number
// of mines left.
const mostRemain = 3

// fewProve reports whether the chosen numbers prove a cell, alone or together with at most n of the
// others. If total is set, the number of all mines must help: with it, the numbers must prove more
// cells than without it.
func fewProve(k *solver.Knowledge, chosen, others []game.Cell, n int, total bool) bool {
	if n < 0 {
		return false
	}
	shown := len(k.ProvedBy(chosen, total))
	if shown > 0 && (!total || shown > len(k.ProvedBy(chosen, false))) {
		return true
	}
	for i := range others {
		if fewProve(k, append(chosen[:len(chosen):len(chosen)], others[i]), others[i+1:], n-1, total) {
			return true
		}
	}
	return false
}
