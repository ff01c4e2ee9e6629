package lesson

import (
	"testing"

	"buscaminas/game"
	"buscaminas/game/solver"
	"buscaminas/game/solver/check"
)

// The patterns of a position are needed. Neither fewer numbers nor the mines that remain prove
// anything; this is checked by placing mines in all ways.
func TestThereIsNoEasierWay(t *testing.T) {
	wanted := func(l *Lesson) bool {
		return l.Rule >= solver.Chain && l.Name != "remain-mines" // this lesson does not say how many numbers it needs
	}
	eachPosition(t, wanted, func(t *testing.T, l *Lesson, p Position) {
		numbers := frontier(p)
		switch l.Rule {
		case solver.Chain:
			for n := 1; n < min(4, fewest(p)); n++ { // more than three numbers are a long chain
				none(t, p, numbers, n, false)
			}
		case solver.Remain:
			for n := range fewest(p) {
				none(t, p, numbers, n, true)
			}
		case solver.Cases:
			for n := range 4 {
				none(t, p, numbers, n, true)
			}
		}
	})
}

// fewest returns the number of numbers in the smallest pattern.
func fewest(p Position) int {
	n := len(p.Patterns[0].Numbers)
	for _, a := range p.Patterns {
		n = min(n, len(a.Numbers))
	}
	return n
}

// none fails if any n of the numbers prove something. With total, it fails if they prove more with
// the number of all mines than without it.
func none(t *testing.T, p Position, numbers []game.Cell, n int, total bool) {
	t.Helper()
	g := p.Game(game.Classic)
	var choose func(from int, chosen []game.Cell)
	choose = func(from int, chosen []game.Cell) {
		if len(chosen) == n {
			safe, mines := check.Certain(g, chosen, total)
			shown := len(safe) + len(mines)
			if total && shown > 0 {
				safe, mines := check.Certain(g, chosen, false)
				shown -= len(safe) + len(mines)
			}
			if shown > 0 {
				t.Errorf("%v are enough (with all mines: %v) for safe %v, mines %v:\n%s",
					chosen, total, safe, mines, drawn(p))
			}
			return
		}
		for i := from; i < len(numbers) && !t.Failed(); i++ {
			choose(i+1, append(chosen[:len(chosen):len(chosen)], numbers[i]))
		}
	}
	choose(0, nil)
}
