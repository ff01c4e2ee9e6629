package solver

import "buscaminas/game"

// A Grade is the part of a board that proofs alone clear.
type Grade struct {
	Cleared bool // all of it: no guess is needed
	Open    int  // the number of cells opened
	Hardest Rule // the hardest rule used; 0: none. Chain|Remain if those two were the hardest
}

// allRules is every rule. The easier rules prove nothing that [Cases] does not, but each proof uses
// the easiest rule that makes it.
const allRules = Followable | Cases

// Grade clears the board l, whose grid is that of s, as far as possible from start without a guess.
// It forgets what s knew.
func (s *Solver) Grade(l *game.Layout, start game.Cell) Grade {
	return s.grade(l, start, allRules)
}

// grade is [Solver.Grade] with these rules only.
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
