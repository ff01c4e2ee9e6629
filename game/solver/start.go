package solver

import "buscaminas/game"

// The bounds of the search for the best start: on a large board not every cell is tried.
const (
	maxSpent     = 1 << 21 // one for each cell that is opened
	spentPerCell = 16      // and so many more for each cell of the board
	tryCost      = 8       // what it costs to try a cell, however little it opens
)

// BestStart returns the start from which the board can be cleared by the easiest rules, or
// else the one from which most of it can. Of equals it returns the first, those with a
// cascade before all others. The board must have a cell without a mine. BestStart calls watch
// now and then with the share of the board it has tried.
func BestStart(l *game.Layout, watch func(share float64)) (best game.Cell, grade Grade) {
	return newStarts(l, watch).best()
}

// starts tries the cells that a game may begin with. A start is no better than one that
// leads to it, so the cells that an earlier start has opened are not tried.
type starts struct {
	try   *Solver
	l     *game.Layout
	watch func(share float64)
	spent int
	led   game.Set // cells that a start tried before has opened
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

// widest returns the first start that leads furthest.
func (s *starts) widest() (best game.Cell, grade Grade) {
	s.each(allRules, func(c game.Cell, g Grade) bool {
		if g.Open > grade.Open {
			best, grade = c, g
		}
		return !grade.Cleared
	})
	return best, grade
}

// easier returns the first start that leads as far as the given grade by easier rules than
// its hardest.
func (s *starts) easier(than Grade) (best game.Cell, grade Grade, ok bool) {
	s.each(allRules&(than.Hardest-1), func(c game.Cell, g Grade) bool {
		if ok = g.Open == than.Open; ok {
			best, grade = c, g
		}
		return !ok
	})
	return best, grade, ok
}

// each calls found with one start after the other and its grade by the given rules. It stops
// when found returns false, or when too much has been spent.
func (s *starts) each(rules Rule, found func(game.Cell, Grade) bool) {
	rows, cols := s.l.Grid().Size()
	s.led.Clear()
	most := maxSpent + spentPerCell*s.l.Cells()
	for round, clearing := range []bool{true, false} { // where a clearing opens first
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
