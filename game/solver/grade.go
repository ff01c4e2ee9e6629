package solver

import "buscaminas/game"

// A Grade tells how far thought alone leads on a board.
type Grade struct {
	Cleared bool // to the end: no guess is needed
	Open    int  // cells opened on the way
	Hardest Rule // that it took; 0 if none. Chain|Remain if those two were the hardest
}

// allRules is every rule, the easy ones too that prove nothing beyond the others:
// the easiest that leads on is taken.
const allRules = Followable | Cases

// Grade clears the board l, which is on the grid of s, as far as it can be cleared
// from start without a guess. What s knew is forgotten.
func (s *Solver) Grade(l *game.Layout, start game.Cell) Grade {
	return s.grade(l, start, allRules)
}

// grade is [Solver.Grade] by no more than the given rules.
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
