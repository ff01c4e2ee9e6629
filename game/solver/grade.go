package solver

import "buscaminas/game"

// A Grade says how much of a board can be opened without a guess, and how hard that is.
type Grade struct {
	Cleared bool // every safe cell was opened
	Open    int  // the number of cells opened
	Hardest Rule // the hardest rule used, or 0; Chain|Remain if both were used and none harder; never Exact
}

// allRules is the set of all rules. [Cases] alone would prove as much, but with all rules each cell
// is proved by the easiest rule that can.
const allRules = Followable | Cases

// Grade opens start on the board l, and then every cell that can be opened without a guess. The
// board must have the grid of s. Grade makes s forget what it knew.
func (s *Solver) Grade(l *game.Layout, start game.Cell) Grade {
	return s.grade(l, start, allRules)
}

// grade is like [Solver.Grade], but uses only the given rules.
func (s *Solver) grade(l *game.Layout, start game.Cell, rules Rule) (g Grade) {
	s.Reset(l.Mines())
	if l.Mine(start) {
		g.Cleared = l.Mines() == l.Cells()
		return g
	}
	for c, ok := start, true; ok; {
		s.Open(c, l.Around(c))
		g.Open++
		var hardest Rule
		c, hardest, ok = s.Next(rules)
		if ok {
			g.Hardest = harder(g.Hardest, hardest)
		}
	}
	g.Cleared = g.Open == l.Cells()-l.Mines()
	return g
}
