package lesson

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// Teaching returns the lesson that teaches the hardest step of an argument about g. Of several
// equally hard steps, it takes the last. It returns nil for an argument without steps.
func Teaching(g *game.Game, a solver.Argument) *Lesson {
	if len(a.Steps) == 0 {
		return nil
	}
	hardest := a.Steps[0]
	for _, s := range a.Steps[1:] {
		if s.Rule >= hardest.Rule {
			hardest = s
		}
	}
	return teaching(g, hardest)
}

// teaching returns the first lesson that teaches the pattern of a step. If there is none, it
// returns the last lesson on the rule of the step. Mines that the step uses count as flagged.
func teaching(g *game.Game, s solver.Step) *Lesson {
	known := func(c game.Cell, mine bool) bool {
		return slices.Contains(s.Uses, solver.Fact{Cell: c, Mine: mine})
	}
	v := view{
		layout: g.Layout(),
		open:   func(c game.Cell) bool { return g.Seen(c) || known(c, false) },
		flag:   func(c game.Cell) bool { return known(c, true) },
	}
	var last *Lesson
	for _, l := range lessons {
		if l.Rule != s.Rule {
			continue
		}
		if last = l; l.fits(v, s) {
			return l
		}
	}
	return last
}
