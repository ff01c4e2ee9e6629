package solver

import "buscaminas/game"

// The limits of the search for the best start, because of which it does not try every cell of a
// large board. The cost is 1 for each cell opened.
const (
	maxSpent     = 1 << 21 // the cost after which the search ends
	spentPerCell = 16      // added to maxSpent for each cell of the board
	tryCost      = 8       // the cost of a try, besides the cells that it opens
)

// BestStart returns the start from which most of the board can be opened without a guess and, of
// several, the one that needs the easiest rules. Of equal starts it returns the first, row by row,
// but empty cells before numbers. The board must have a safe cell. BestStart calls watch now and
// then with the share of the work that is done, from 0 to 1.
func BestStart(l *game.Layout, watch func(share float64)) (best game.Cell, grade Grade) {
	return newStarts(l, watch).best()
}

// starts tries the starts of a board. If one start leads to a cell, that cell is no better as a
// start. So starts skips the cells that an earlier start has opened.
type starts struct {
	try   *Solver
	l     *game.Layout
	watch func(share float64)
	spent int
	led   game.Set // the cells that an earlier start has opened
}

func newStarts(l *game.Layout, watch func(share float64)) *starts {
	try := New(l.Grid(), l.Mines())
	return &starts{try: try, l: l, watch: watch, led: game.NewSet(l.Grid())}
}

func (s *starts) best() (best game.Cell, grade Grade) {
	best, grade = s.widest()
	for grade.Hardest > One {
		c, g, ok := s.easier(grade)
		if !ok {
			break
		}
		best, grade = c, g
	}
	return best, grade
}

// widest returns the first of the starts that open most cells.
func (s *starts) widest() (best game.Cell, grade Grade) {
	s.each(allRules, func(c game.Cell, g Grade) bool {
		if g.Open > grade.Open {
			best, grade = c, g
		}
		return !grade.Cleared
	})
	return best, grade
}

// easier returns the first start that opens as many cells as the given grade, by easier rules than
// its hardest. It reports false if there is none.
func (s *starts) easier(than Grade) (best game.Cell, grade Grade, ok bool) {
	s.each(allRules&(than.Hardest-1), func(c game.Cell, g Grade) bool {
		if ok = g.Open == than.Open; ok {
			best, grade = c, g
		}
		return !ok
	})
	return best, grade, ok
}

// each calls found with each start and its grade by the given rules. It stops when found returns
// false or the limit of the cost is reached.
func (s *starts) each(rules Rule, found func(game.Cell, Grade) bool) {
	rows, cols := s.l.Grid().Size()
	s.led.Clear()
	most := maxSpent + spentPerCell*s.l.Cells()
	for round, clearing := range []bool{true, false} { // empty cells first
		for row := range rows {
			s.watch(float64(round*rows+row) / float64(2*rows))
			for col := range cols {
				c := game.Cell{Row: row, Col: col}
				if s.l.Mine(c) || (s.l.Around(c) == 0) != clearing || s.led.Has(c) {
					continue
				}
				if s.spent > most || !found(c, s.from(c, rules)) {
					return
				}
			}
		}
	}
}

// from returns the grade of the start c by the given rules.
func (s *starts) from(c game.Cell, rules Rule) Grade {
	g := s.try.grade(s.l, c, rules)
	s.spent += tryCost + g.Open
	for _, i := range s.try.opened {
		s.led.Add(s.try.field.cell(int(i)))
	}
	return g
}
