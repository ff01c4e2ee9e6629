package deal

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// mend moves mines between unknown cells so that the solver can go on. It picks an open number that
// touches unknown cells, and fills all of them with mines or empties all of them. The number alone
// then proves what they are. If there is no such number, mend calls [search.breach]. It reports
// whether the solver can go on.
func (t *search) mend() bool {
	number, ok := t.chooseNumber()
	if !ok {
		return t.breach()
	}
	near := game.AppendNeighbors(make([]game.Cell, 0, game.MaxSteps), t.spec.Grid, number)
	near = slices.DeleteFunc(near, func(c game.Cell) bool { return !t.loose(c) })
	fill := t.fills()
	return t.exchange(near, fill) || t.exchange(near, !fill)
}

// aroundStart limits how many numbers chooseNumber skips: fewer than this. After the first opening,
// about this many open numbers touch a closed cell.
const aroundStart = 8

// chooseNumber returns a random open number that touches unknown cells. It reports false if there
// is none. It searches from a random cell, and then skips a few such numbers. Otherwise it would
// nearly always choose the same number on a board with few open cells.
func (t *search) chooseNumber() (number game.Cell, ok bool) {
	number, ok = t.solver.NextTouchingUnknown(t.cell(t.rng.below(t.cells)))
	if ok {
		for range t.rng.below(aroundStart) {
			number, _ = t.solver.NextTouchingUnknown(t.after(number))
		}
	}
	return number, ok
}

// fills decides at random whether mend fills the unknown cells around a number with mines. The
// chance of true is the chance of a mine in an unknown cell, so mending does not change the density
// of the mines.
func (t *search) fills() bool {
	mines, cells := t.solver.Left()
	return t.rng.below(cells) < mines
}

// exchange fills all given cells with mines if fill is true, and empties them otherwise. To keep
// the number of mines, it changes the same number of other unknown cells in the opposite way. It
// prefers cells that no open cell touches. If none of the given cells has to change, or if there
// are too few other cells, exchange changes nothing and reports false.
func (t *search) exchange(cells []game.Cell, fill bool) bool {
	change := make([]game.Cell, 0, 2*len(cells))
	for _, c := range cells {
		if t.board.mines.Has(c) != fill {
			change = append(change, c)
		}
	}
	want := len(change)
	for _, far := range []func(game.Cell) bool{
		func(c game.Cell) bool { return t.loose(c) && !t.solver.Touches(c, solver.Open) },
		t.loose,
	} {
		for len(change) < 2*want {
			c, ok := t.draw(func(c game.Cell) bool {
				return far(c) && t.board.mines.Has(c) == fill && !slices.Contains(cells, c) &&
					!slices.Contains(change, c)
			})
			if !ok {
				break
			}
			change = append(change, c)
		}
	}
	if want == 0 || len(change) < 2*want {
		return false
	}
	for _, c := range change {
		t.flip(c)
	}
	return true
}

// breach helps when mines separate all unknown cells from the open ones. It moves such a mine to an
// unknown cell, so that the solver can open the cell where the mine was. It reports whether the
// solver can go on.
//
// If no unknown cell can take the mine, breach tries to move it to any other cell, and reports
// false. After such a move it sets t.again, because the board must be solved from the start.
func (t *search) breach() bool {
	wall, ok := t.draw(func(c game.Cell) bool {
		return t.solver.State(c) == solver.Mine && t.solver.Touches(c, solver.Unknown) && !t.keeps(c)
	})
	if !ok {
		return false
	}
	free, ok := t.draw(func(c game.Cell) bool { return t.loose(c) && !t.board.mines.Has(c) })
	if !ok {
		t.again = t.swap(wall)
		return false
	}
	t.solver.MarkSafe(wall)
	t.flip(wall)
	t.flip(free)
	return true
}

// flip adds a mine at c or removes the mine at c, and gives the solver the new numbers.
func (t *search) flip(c game.Cell) {
	t.board.flip(c)
	for _, step := range t.spec.Grid.Steps(c) {
		if n := c.Add(step); game.Contains(t.spec.Grid, n) && t.solver.State(n) == solver.Open {
			t.solver.Renumber(n, t.board.around(n))
		}
	}
}

func (t *search) unknown(c game.Cell) bool { return t.solver.State(c) == solver.Unknown }

// loose reports whether a mine may be added or removed at c: c is unknown, and [search.keeps]
// reports false for it.
func (t *search) loose(c game.Cell) bool { return t.unknown(c) && !t.keeps(c) }

// draw returns a random cell that satisfies wanted. It reports false if there is none.
func (t *search) draw(wanted func(game.Cell) bool) (c game.Cell, ok bool) {
	for range 32 {
		if c := t.cell(t.rng.below(t.cells)); wanted(c) {
			return c, true
		}
	}
	return t.find(t.rng.below(t.cells), wanted)
}

// find returns the first cell that satisfies wanted, row by row from cell number n. After the last
// cell of the board comes the first. It reports false if there is no such cell.
func (t *search) find(n int, wanted func(game.Cell) bool) (c game.Cell, ok bool) {
	c = t.cell(n)
	for range t.cells {
		if wanted(c) {
			return c, true
		}
		c = t.after(c)
	}
	return game.Cell{}, false
}

// after returns the cell after c, row by row. After the last cell comes the first.
func (t *search) after(c game.Cell) game.Cell {
	if c.Col++; c.Col == t.board.cols {
		c.Row, c.Col = (c.Row+1)%t.board.rows, 0
	}
	return c
}

// cell returns cell number n, row by row from 0.
func (t *search) cell(n int) game.Cell {
	return game.Cell{Row: n / t.board.cols, Col: n % t.board.cols}
}
