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

// GradeFrom is like [Solver.Grade], but goes on from a position of the board l: the given open
// cells. None of them may be a mine. They count as opened.
func (s *Solver) GradeFrom(l *game.Layout, open []game.Cell) Grade {
	s.Reset(l.Mines())
	for _, c := range open {
		s.Open(c, l.Around(c))
	}
	return s.openAll(l, len(open), allRules)
}

// grade is like [Solver.Grade], but uses only the given rules.
func (s *Solver) grade(l *game.Layout, start game.Cell, rules Rule) Grade {
	s.Reset(l.Mines())
	if l.Mine(start) {
		return Grade{Cleared: l.Mines() == l.Cells()}
	}
	s.Open(start, l.Around(start))
	return s.openAll(l, 1, rules)
}

// openAll opens every cell that the rules prove safe. The number of cells that are open already is
// the parameter open.
func (s *Solver) openAll(l *game.Layout, open int, rules Rule) Grade {
	g := Grade{Open: open}
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
