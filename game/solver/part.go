package solver

import "buscaminas/game"

// newPart returns a solver for a part of a board: about the given number of rows and columns around
// a cell. The cost depends on the size of the part, not on the size of the board. To open cells,
// the caller must use takeIn, not [Solver.Open].
//
// The proofs of the solver are valid for the whole board. The solver does not know the number of
// mines, so it computes no chances. It ignores the numbers at the edge of the part, because they
// touch cells outside the part.
func newPart(g game.Grid, around game.Cell, rows, cols int) *Solver {
	allRows, allCols := g.Size()
	within := func(at, size, all int) (from, length int) {
		from = max(0, min(at-size/2, all-size)) &^ 1 // even, as newFieldOf requires
		return from, min(size+1, all-from)
	}
	var from game.Cell
	from.Row, rows = within(around.Row, rows, allRows)
	from.Col, cols = within(around.Col, cols, allCols)
	s := newClosed(newFieldOf(g, from, rows, cols))
	s.noTotal, s.isPart = true, true
	s.Reset(0)
	return s
}

// closeSide is about the number of rows, and of columns, of the part that [Solver.closeUp] returns.
const closeSide = 32

// maxWholeSide is the largest number of rows or columns of a board that is first searched as a
// whole. On a larger board, the first search is only near one cell. The search takes some sixty
// bytes for each cell of the board, and an easier argument far away helps nobody.
const maxWholeSide = 128

// closeUp returns a solver for a part of the board around c. It knows what s knows there. A proof
// by cases copies the board for each supposition, so on a large board such proofs are searched for
// only in a part. closeUp reports false if the board is not larger than the part, or if s is itself
// the solver of a part.
func (s *Solver) closeUp(c game.Cell) (part *Solver, ok bool) {
	if s.isPart || s.field.rows <= closeSide && s.field.cols <= closeSide {
		return nil, false
	}
	part = newPart(s.field.grid, c, closeSide, closeSide)
	part.takeIn(
		func(c game.Cell) bool { return s.known[s.field.index(c)].open() },
		func(c game.Cell) int { return s.around(int32(s.field.index(c))) })
	part.given, part.recalled = part.indexesFrom(s, s.given), part.indexesFrom(s, s.recalled)
	for _, i := range part.given {
		part.prove(int(i), Mine)
	}
	part.solve()
	return part, true
}

// indexesFrom translates the indexes in list, which belong to the solver of, into indexes of the
// same cells in s. It leaves out cells outside the field of s.
func (s *Solver) indexesFrom(of *Solver, list []int32) (cells []int32) {
	for _, i := range list {
		if c := of.field.cell(int(i)); s.field.contains(c) {
			cells = append(cells, int32(s.field.index(c)))
		}
	}
	return cells
}

func (f *field) contains(c game.Cell) bool {
	return f.from.Row <= c.Row && c.Row < f.from.Row+f.rows && f.from.Col <= c.Col && c.Col < f.from.Col+f.cols
}

// atEdge reports whether a cell may have neighbours outside the field.
func (f *field) atEdge(c game.Cell) bool {
	rows, cols := f.grid.Size()
	near := func(at, from, size, all int) bool {
		return from > 0 && at < from+game.MaxStep || from+size < all && at >= from+size-game.MaxStep
	}
	return near(c.Row, f.from.Row, f.rows, rows) || near(c.Col, f.from.Col, f.cols, cols)
}
