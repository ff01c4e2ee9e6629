package deal

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// mend moves mines between unknown cells so that the solver can go on. It fills all unknown cells
// around one number with mines, or empties them, so that the number alone proves them. It reports
// whether it moved a mine.
func (t *table) mend() bool {
	number, ok := t.stuck()
	if !ok {
		return t.breach()
	}
	near := game.AppendNeighbors(make([]game.Cell, 0, game.MaxSteps), t.spec.Grid, number)
	near = slices.DeleteFunc(near, func(c game.Cell) bool { return !t.loose(c) })
	fill := t.fills()
	return t.exchange(near, fill) || t.exchange(near, !fill)
}

// aroundStart is roughly the number of numbers around the first opening.
const aroundStart = 8

// stuck returns a number that touches unknown cells, the first one from a random cell on. It
// reports false if there is none. While little is open, the first one would nearly always be the
// same, so stuck then skips some numbers at random.
func (t *table) stuck() (number game.Cell, ok bool) {
	number, ok = t.solver.Stuck(t.cell(t.rng.below(t.cells)))
	if ok {
		for range t.rng.below(aroundStart) {
			number, _ = t.solver.Stuck(t.after(number))
		}
	}
	return number, ok
}

// fills decides at random whether to fill the unknown cells around a number with mines or to
// empty them. It fills with the probability that an unknown cell holds a mine, so mending does
// not change the density of the mines.
func (t *table) fills() bool {
	mines, cells := t.solver.Left()
	return t.rng.below(cells) < mines
}

// exchange fills the cells near with mines, or empties them. The mines come from other unknown
// cells or go there; cells that no number touches are used first. If there are too few such
// cells, it changes nothing and reports false.
func (t *table) exchange(near []game.Cell, fill bool) bool {
	change := make([]game.Cell, 0, 2*len(near))
	for _, c := range near {
		if t.board.mines.Has(c) != fill {
			change = append(change, c)
		}
	}
	want := len(change)
	for _, far := range []func(game.Cell) bool{
		func(c game.Cell) bool { return t.loose(c) && !t.solver.Beside(c, solver.Open) },
		t.loose,
	} {
		for len(change) < 2*want {
			c, ok := t.draw(func(c game.Cell) bool {
				return far(c) && t.board.mines.Has(c) == fill && !slices.Contains(near, c) &&
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

// breach opens a way to unknown cells that no number touches: it moves a mine from the wall around
// them to one of them. If only corners are unknown, which must not change, it moves the mine to any
// cell, and the caller must solve the board again from the start.
func (t *table) breach() bool {
	wall, ok := t.draw(func(c game.Cell) bool {
		return t.solver.State(c) == solver.Mine && t.solver.Beside(c, solver.Unknown) && !t.keeps(c)
	})
	if !ok {
		return false
	}
	free, ok := t.draw(func(c game.Cell) bool { return t.loose(c) && !t.board.mines.Has(c) })
	if !ok {
		t.again = t.swap(wall)
		return false
	}
	t.solver.Clear(wall)
	t.flip(wall)
	t.flip(free)
	return true
}

// flip adds a mine at c, or removes it, and gives the solver the new numbers.
func (t *table) flip(c game.Cell) {
	t.board.flip(c)
	for _, step := range t.spec.Grid.Steps(c) {
		if n := c.Add(step); game.Contains(t.spec.Grid, n) && t.solver.State(n) == solver.Open {
			t.solver.Renumber(n, t.board.around(n))
		}
	}
}

func (t *table) unknown(c game.Cell) bool { return t.solver.State(c) == solver.Unknown }

// loose reports whether c is unknown and may change.
func (t *table) loose(c game.Cell) bool { return t.unknown(c) && !t.keeps(c) }

// draw returns a random cell for which is returns true. It reports false if it finds none.
func (t *table) draw(is func(game.Cell) bool) (c game.Cell, ok bool) {
	for range 32 {
		if c := t.cell(t.rng.below(t.cells)); is(c) {
			return c, true
		}
	}
	return t.find(t.rng.below(t.cells), is)
}

// find returns the first cell for which is returns true, from cell number from on, and wraps
// around after the last cell. It reports false if there is none.
func (t *table) find(from int, is func(game.Cell) bool) (c game.Cell, ok bool) {
	c = t.cell(from)
	for range t.cells {
		if is(c) {
			return c, true
		}
		c = t.after(c)
	}
	return game.Cell{}, false
}

// after returns the cell after c, row by row. After the last cell it returns the first.
func (t *table) after(c game.Cell) game.Cell {
	if c.Col++; c.Col == t.board.cols {
		c.Row, c.Col = (c.Row+1)%t.board.rows, 0
	}
	return c
}

// cell returns cell number n, row by row from 0.
func (t *table) cell(n int) game.Cell {
	return game.Cell{Row: n / t.board.cols, Col: n % t.board.cols}
}
