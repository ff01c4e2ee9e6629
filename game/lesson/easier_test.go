package lesson

import (
	"slices"
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
			if apart, ok := remaining(p, numbers); ok {
				t.Errorf("the mines that remain and the numbers %v prove a cell:\n%s", apart, drawn(p))
			}
			if c, ok := subtracted(p, numbers); ok {
				t.Errorf("a chain shows %v:\n%s", c, drawn(p))
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

// remaining returns numbers that share no closed cell, such that the cells that they do not touch
// have no mines or only mines. It reports false if there are none.
func remaining(p Position, numbers []game.Cell) (apart []game.Cell, ok bool) {
	v := newView(p)
	taken := map[game.Cell]bool{}
	isTaken := func(c game.Cell) bool { return taken[c] }
	var choose func(from, mines, cells int) bool
	choose = func(from, mines, cells int) bool {
		if cells <= 0 || mines < 0 {
			return false
		}
		if mines == 0 || mines == cells {
			return true
		}
		for i := from; i < len(numbers); i++ {
			closed := v.closed(numbers[i])
			if slices.ContainsFunc(closed, isTaken) {
				continue
			}
			for _, c := range closed {
				taken[c] = true
			}
			apart = append(apart, numbers[i])
			if choose(i+1, mines-v.left(numbers[i]), cells-len(closed)) {
				return true
			}
			apart = apart[:len(apart)-1]
			for _, c := range closed {
				delete(taken, c)
			}
		}
		return false
	}
	closed := p.Layout.Cells() - len(p.Open) - len(p.Flags)
	return apart, choose(0, p.Layout.Mines()-len(p.Flags), closed)
}

// subtracted returns a cell that follows by subtracting numbers from each other, again and again
// while there are new differences. It reports false if there is none.
func subtracted(p Position, numbers []game.Cell) (game.Cell, bool) {
	type span struct {
		cells []game.Cell
		mines int
	}
	const most = 3000 // nobody would subtract so often
	v := newView(p)
	var all []span
	seen := map[string]bool{}
	add := func(s span) {
		key := make([]byte, 0, 2*len(s.cells))
		for _, c := range s.cells {
			key = append(key, byte(c.Row), byte(c.Col))
		}
		if len(s.cells) > 0 && !seen[string(key)] {
			seen[string(key)] = true
			all = append(all, s)
		}
	}
	for _, c := range numbers {
		cells := v.closed(c)
		slices.SortFunc(cells, compare)
		add(span{cells, v.left(c)})
	}
	for i := 0; i < len(all) && len(all) < most; i++ {
		for _, b := range all[:i] {
			a := all[i]
			both := common(a.cells, b.cells)
			if len(both) == 0 {
				continue
			}
			onlyA, onlyB := without(a.cells, both...), without(b.cells, both...)
			least := max(0, a.mines-len(onlyA), b.mines-len(onlyB))
			top := min(len(both), a.mines, b.mines)
			for _, s := range []struct {
				cells       []game.Cell
				least, most int
			}{{both, least, top}, {onlyA, a.mines - top, a.mines - least}, {onlyB, b.mines - top, b.mines - least}} {
				if len(s.cells) > 0 && (s.most == 0 || s.least == len(s.cells)) {
					return s.cells[0], true
				}
			}
			if len(onlyA) == 0 {
				add(span{onlyB, b.mines - a.mines})
			}
			if len(onlyB) == 0 {
				add(span{onlyA, a.mines - b.mines})
			}
		}
	}
	return game.Cell{}, false
}
