package solver

import "buscaminas/game"

// A Grade says how much of a board can be opened without a guess, and how hard that is.
type Grade struct {
	Cleared bool // every safe cell was opened
	Open    int  // the number of cells opened
	Hardest Rule // the hardest rule used, or 0; Chain|Remain if both were used and no harder one; never Exact
}

// allRules is the set of all rules. [Cases] alone would prove as much. With all rules, each cell
// is proved by the easiest rule that can prove it.
const allRules = Followable | Cases

// GradeOf opens the given cells of the board l, and then every cell that can be opened without a
// guess. It returns the grade of all these cells. If one of the given cells is a mine, GradeOf
// opens nothing.
func GradeOf(l *game.Layout, open ...game.Cell) Grade {
	return New(l.Grid(), l.Mines()).grade(l, allRules, open...)
}

// grade is [GradeOf] with only the given rules. It makes s forget what it knew before.
func (s *Solver) grade(l *game.Layout, rules Rule, open ...game.Cell) Grade {
	s.Reset(l.Mines())
	for _, c := range open {
		if l.Mine(c) {
			return Grade{Cleared: l.Mines() == l.Cells()}
		}
		s.Open(c, l.Around(c))
	}
	g := Grade{Open: len(open)}
	for {
		c, hardest, ok := s.Next(rules)
		if !ok {
			break
		}
		g.Hardest = Harder(g.Hardest, hardest)
		s.Open(c, l.Around(c))
		g.Open++
	}
	g.Cleared = g.Open == l.Cells()-l.Mines()
	return g
}
