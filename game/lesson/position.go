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
	Patterns []Pattern // what solves the position
	Figures  []Figure  // in a lesson about figures, those of the patterns: to solve the position is to flag all mines of one
}

// A Pattern is a set of numbers that together prove some closed cells.
type Pattern struct {
	Rule    solver.Rule
	Numbers []game.Cell // the proof needs all of them
	Total   bool        // the proof also uses the number of mines on the whole board
	Safe    []game.Cell
	Mines   []game.Cell
}

// Game returns a game in this position.
func (p Position) Game(rules game.Rules) *game.Game {
	return game.NewAt(p.Layout, rules, p.Open, p.Flags)
}

// Solver returns a solver that knows the open cells, and that knows every flagged cell to be a
// mine.
func (p Position) Solver() *solver.Solver {
	s := solver.New(p.Layout.Grid(), p.Layout.Mines())
	p.tell(s)
	return s
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

// patterns makes patterns of the reasons with the given rule. Reasons that use the same numbers
// become one pattern.
func patterns(reasons []solver.Reason, rule solver.Rule) []Pattern {
	var all []Pattern
	for _, r := range reasons {
		if r.Rule != rule {
			continue
		}
		numbers := slices.Clone(r.Numbers)
		slices.SortFunc(numbers, compare)
		i := slices.IndexFunc(
			all,
			func(a Pattern) bool { return slices.Equal(a.Numbers, numbers) && a.Total == r.Total },
		)
		if i < 0 {
			i = len(all)
			all = append(all, Pattern{Rule: rule, Numbers: numbers, Total: r.Total})
		}
		list := &all[i].Safe
		if r.Mine {
			list = &all[i].Mines
		}
		if !slices.Contains(*list, r.Cell) {
			*list = append(*list, r.Cell)
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
