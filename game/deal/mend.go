package deal

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// mend moves mines between unknown cells so that the solver can go on: one of the
// numbers that it is stuck at becomes plain. It reports false if no mine can be
// moved. Which ones are moved depends on what is known and on the dice, not on how
// the solver came to know it.
func (t *table) mend() bool {
	number, ok := t.find(t.rng.below(t.cells), t.stuck)
	if !ok {
		return t.breach()
	}
	near := slices.DeleteFunc(game.AppendNeighbors(nil, t.spec.Grid, number), func(c game.Cell) bool { return !t.unknown(c) })
	// All of the cells around it become mines, or none of them: whatever brings
	// the unknown cells closer to the density of the board.
	mines, cells := t.solver.Left()
	fill := mines*t.cells > cells*t.spec.Mines
	return t.exchange(near, fill) || t.exchange(near, !fill)
}

// exchange fills cells with mines, or empties them. The mines come from unknown
// cells elsewhere, or go there: rather to such as no number touches yet. It
// reports false, and changes nothing, if there are too few.
func (t *table) exchange(near []game.Cell, fill bool) bool {
	var change []game.Cell
	for _, c := range near {
		if t.mine(c) != fill {
			change = append(change, c)
		}
	}
	want := len(change)
	for _, far := range []func(game.Cell) bool{
		func(c game.Cell) bool { return t.unknown(c) && !t.touched(c) },
		t.unknown,
	} {
		for len(change) < 2*want {
			c, ok := t.draw(func(c game.Cell) bool {
				return far(c) && t.mine(c) == fill && !slices.Contains(near, c) && !slices.Contains(change, c)
			})
			if !ok {
				break
			}
			change = append(change, c)
		}
	}
	if len(change) < 2*want {
		return false
	}
	for _, c := range change {
		t.flip(c)
	}
	return true
}

// breach lets the solver through to unknown cells that no number touches: a mine
// of the wall around them changes places with one of them that is none.
func (t *table) breach() bool {
	wall, ok := t.draw(func(c game.Cell) bool {
		return t.solver.State(c) == solver.Mine && slices.ContainsFunc(game.AppendNeighbors(nil, t.spec.Grid, c), t.unknown)
	})
	if !ok {
		return false
	}
	free, ok := t.draw(func(c game.Cell) bool { return t.unknown(c) && !t.mine(c) })
	if !ok {
		return false
	}
	t.solver.Clear(wall)
	t.flip(wall)
	t.flip(free)
	return true
}

// flip lays a mine, or takes it away.
func (t *table) flip(c game.Cell) {
	t.mines.flip(t.place(c))
	for _, n := range game.AppendNeighbors(nil, t.spec.Grid, c) {
		if t.solver.State(n) == solver.Open {
			t.solver.Renumber(n, t.around(n))
		}
	}
}

func (t *table) unknown(c game.Cell) bool { return t.solver.State(c) == solver.Unknown }

// touched reports whether a number touches cell c.
func (t *table) touched(c game.Cell) bool {
	return slices.ContainsFunc(game.AppendNeighbors(nil, t.spec.Grid, c), func(n game.Cell) bool {
		return t.solver.State(n) == solver.Open
	})
}

// stuck reports whether cell c is open and touches unknown cells.
func (t *table) stuck(c game.Cell) bool {
	return t.solver.State(c) == solver.Open && slices.ContainsFunc(game.AppendNeighbors(nil, t.spec.Grid, c), t.unknown)
}

// draw returns a cell of which is holds, at random as long as there are many.
func (t *table) draw(is func(game.Cell) bool) (c game.Cell, ok bool) {
	for range 32 {
		if c := t.cell(t.rng.below(t.cells)); is(c) {
			return c, true
		}
	}
	return t.find(t.rng.below(t.cells), is)
}

// find returns the first cell of which is holds, from a place on and around.
func (t *table) find(from int, is func(game.Cell) bool) (c game.Cell, ok bool) {
	for i := range t.cells {
		if c := t.cell((from + i) % t.cells); is(c) {
			return c, true
		}
	}
	return game.Cell{}, false
}
