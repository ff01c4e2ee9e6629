package solver

import "buscaminas/game"

// What is spent on the best start: on a large board not every cell is tried.
const (
	maxSpent     = 1 << 21 // one for each cell that is opened
	spentPerCell = 16      // and so many more for each cell of the board
	tryCost      = 8       // what it costs to try a cell, however little it opens
)

// BestStart returns the start from which a board can be cleared by the easiest rules, or
// from which most of it can; of those that are as good the first one, where a clearing
// opens before where none does. The board has a cell without a mine. Now and then watch
// is told through what share of the board it is.
func BestStart(l *game.Layout, watch func(share float64)) (best game.Cell, grade Grade) {
	return newStarts(l, watch).best()
}

// starts are the cells that a board may be begun with. What gets to a cell gets wherever
// that leads: so one that another has led to is no better than that, and is not tried.
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

// easier returns the first start that leads as far as that of the grade does, by rules
// that are all easier than the hardest of that.
func (s *starts) easier(than Grade) (best game.Cell, grade Grade, ok bool) {
	s.each(allRules&(than.Hardest-1), func(c game.Cell, g Grade) bool {
		if ok = g.Open == than.Open; ok {
			best, grade = c, g
		}
		return !ok
	})
	return best, grade, ok
}

// each tries one start after the other by the given rules, until found returns false,
// or enough has been spent.
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
