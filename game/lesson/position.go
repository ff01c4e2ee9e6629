package lesson

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// A Position is a board in the middle of a game. All its flags are on mines. Its patterns all have
// the same rule, and no easier rule proves a cell; only a position of [Of] asks about one cell,
// whatever else is proved.
type Position struct {
	Layout   *game.Layout
	Open     []game.Cell
	Flags    []game.Cell
	Patterns []solver.Step // what solves the position: the reasons for some cells, see [solver.Knowledge.Reasons]
	Figures  []Figure      // in a lesson about figures, those of the patterns: to solve the position is to flag all mines of one
}

// Game returns a game in this position.
func (p Position) Game(rules game.Rules) *game.Game {
	return game.NewAt(p.Layout, rules, p.Open, p.Flags)
}

// Know returns what follows from the position.
func (p Position) Know() *solver.Knowledge {
	return solver.Know(solver.Position{Game: p.Game(game.Rules{}), Flags: true})
}

// tell makes s forget everything and gives it the position.
func (p Position) tell(s *solver.Solver) {
	s.Reset(p.Layout.Mines())
	for _, c := range p.Open {
		s.Open(c, p.Layout.Around(c))
	}
	for _, c := range p.Flags {
		s.GiveMine(c)
	}
}

// patterns returns the reasons with the given rule. Reasons that use the same numbers become one
// pattern.
func patterns(reasons []solver.Step, rule solver.Rule) []solver.Step {
	var all []solver.Step
	for _, r := range reasons {
		if r.Rule != rule {
			continue
		}
		r.Numbers = slices.SortedFunc(slices.Values(r.Numbers), compare)
		i := slices.IndexFunc(all, func(a solver.Step) bool { return slices.Equal(a.Numbers, r.Numbers) && a.Board == r.Board })
		switch {
		case i < 0:
			all = append(all, r)
		case !slices.Contains(all[i].Concludes, r.Concludes[0]):
			all[i].Concludes = append(all[i].Concludes, r.Concludes...)
		}
	}
	return all
}

// compare orders cells row by row.
func compare(a, b game.Cell) int {
	if a.Row != b.Row {
		return a.Row - b.Row
	}
	return a.Col - b.Col
}
