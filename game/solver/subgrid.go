package solver

import (
	"iter"

	"buscaminas/game"
)

// NewPart returns a solver for a part of a board: this many rows and columns around a cell. The
// cost depends on the size of the part, not of the board. The caller must use [Solver.See] to tell
// the solver the open cells, not [Solver.Open].
//
// The proofs of the solver are valid for the whole board. The solver does not know the number of
// mines, so it computes no chances. It ignores the numbers at the edge of the part, because they
// touch cells outside the part.
func NewPart(g game.Grid, around game.Cell, rows, cols int) *Solver {
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

// Cells yields the cells of the board of s, or of its part after [NewPart], row by row.
func (s *Solver) Cells() iter.Seq[game.Cell] {
	return func(yield func(game.Cell) bool) {
		f := s.field
		for row := range f.rows {
			for col := range f.cols {
				if !yield(f.from.Add(game.Cell{Row: row, Col: col})) {
					return
				}
			}
		}
	}
}

// atEdge reports whether a cell may have neighbours outside the field.
func (f *field) atEdge(c game.Cell) bool {
	rows, cols := f.grid.Size()
	near := func(at, from, size, all int) bool {
		return from > 0 && at < from+game.MaxStep || from+size < all && at >= from+size-game.MaxStep
	}
	return near(c.Row, f.from.Row, f.rows, rows) || near(c.Col, f.from.Col, f.cols, cols)
}
