package solver

import "buscaminas/game"

// The limits of the search for the best start. The search costs 1 for each cell that it opens, and
// tryCost for each start that it tries. On a large board, it ends before it has tried every cell.
const (
	maxCost     = 1 << 21 // the search ends at this cost, plus costPerCell for each cell of the board
	costPerCell = 16      // added to maxCost for each cell of the board
	tryCost     = 8       // the cost of trying a start; each cell that it opens adds 1
)

// BestStart returns the start from which the most cells of the board can be opened without a guess.
// If several starts open equally many cells, BestStart prefers a start that needs only the easiest
// rules. Next it prefers an empty cell to a number, and last the first cell, row by row. The board
// must have a safe cell. From time to time, BestStart calls watch with the progress of the search,
// from 0 to 1.
func BestStart(l *game.Layout, watch func(share float64)) (best game.Cell, grade Grade) {
	return newStarts(l, watch).best()
}

// starts tries the cells of a board as starts. It skips each cell that was opened from an earlier
// start, because such a cell is not a better start.
type starts struct {
	try    *Solver
	l      *game.Layout
	watch  func(share float64)
	spent  int      // the cost of the search so far
	opened game.Set // the cells that were opened from an earlier start
}

func newStarts(l *game.Layout, watch func(share float64)) *starts {
	try := New(l.Grid(), l.Mines())
	return &starts{try: try, l: l, watch: watch, opened: game.NewSet(l.Grid())}
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

// widest returns the start that opens the most cells. If several open equally many, it returns the
// first.
func (s *starts) widest() (best game.Cell, grade Grade) {
	s.each(allRules, func(c game.Cell, g Grade) bool {
		if g.Open > grade.Open {
			best, grade = c, g
		}
		return !grade.Cleared
	})
	return best, grade
}

// easier returns the first start that opens as many cells as the grade than says, but by easier
// rules only. It reports false if there is none.
func (s *starts) easier(than Grade) (best game.Cell, grade Grade, ok bool) {
	s.each(allRules&(than.Hardest-1), func(c game.Cell, g Grade) bool {
		if ok = g.Open == than.Open; ok {
			best, grade = c, g
		}
		return !ok
	})
	return best, grade, ok
}

// each tries the cells of the board as starts, with the given rules. It calls found with each start
// and the grade of that start. It stops when found returns false, or when the search has cost too
// much.
func (s *starts) each(rules Rule, found func(game.Cell, Grade) bool) {
	rows, cols := s.l.Grid().Size()
	s.opened.Clear()
	most := maxCost + costPerCell*s.l.Cells()
	for round, clearing := range []bool{true, false} { // empty cells first
		for row := range rows {
			s.watch(float64(round*rows+row) / float64(2*rows))
			for col := range cols {
				c := game.Cell{Row: row, Col: col}
				if s.l.Mine(c) || (s.l.Around(c) == 0) != clearing || s.opened.Has(c) {
					continue
				}
				if s.spent > most || !found(c, s.gradeFrom(c, rules)) {
					return
				}
			}
		}
	}
}

// gradeFrom returns the grade of the start c if only the given rules are used. It adds the cells
// that it opens to s.opened.
func (s *starts) gradeFrom(c game.Cell, rules Rule) Grade {
	g := s.try.grade(s.l, rules, c)
	s.spent += tryCost + g.Open
	for _, i := range s.try.opened {
		s.opened.Add(s.try.field.cell(int(i)))
	}
	return g
}
