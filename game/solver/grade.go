package solver

import "buscaminas/game"

// A Grade says how much of a board can be opened without a guess, and how hard that is.
type Grade struct {
	Cleared bool // every safe cell was opened
	Open    int  // the number of cells opened
	// Hardest is the hardest rule that was needed, or 0 if none was. It is Chain|Remain if both
	// were needed, and [Cases] was not. It is never [Exact].
	Hardest Rule
}

// allRules is the set of all rules. [Cases] alone would prove as much. The other rules make sure
// that each cell is proved by the easiest rule that can prove it.
const allRules = Followable | Cases

// GradeOf opens the given cells of the board l, and then every cell that can be opened without a
// guess. It returns how many cells that were, and how hard it was to find them. If one of the given
// cells is a mine, GradeOf opens nothing.
func GradeOf(l *game.Layout, open ...game.Cell) Grade {
	return New(l.Grid(), l.Mines()).grade(l, allRules, open...)
}

// grade is [GradeOf] for a player who uses only the given rules. It makes s forget what it knew
// before.
func (s *Solver) grade(l *game.Layout, rules Rule, open ...game.Cell) Grade {
	s.Reset(l.Mines())
	var g Grade
	for _, c := range open {
		if l.Mine(c) {
			return Grade{Cleared: l.Mines() == l.Cells()}
		}
		if s.State(c) != Open { // a cell given twice is opened once
			s.Open(c, l.Around(c))
			g.Open++
		}
	}
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
