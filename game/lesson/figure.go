package lesson

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// A Figure is a complete 1-2-1 or 1-2-2-1: all of its numbers, and all of the mines that they
// prove. Two of the numbers suffice to prove each mine.
type Figure struct {
	Numbers  []game.Cell // the numbers, from one end to the other
	Mines    []game.Cell
	Straight bool // the numbers stand in a row or a column, along a wall of closed cells
}

// figures maps the name of each lesson about figures to a function that finds the figure of a
// pattern.
var figures = map[string]func(view, solver.Step) (Figure, bool){
	"one-two-one":     view.oneTwoOne,
	"one-two-two-one": view.oneTwoTwoOne,
}

// oneTwoOne returns the figure of a pattern that is part of a 1-2-1: a 2 that touches two ones. Of
// the closed cells around the 2, each 1 touches all but one, and the two ones leave out different
// cells. No number may touch a flag.
func (v view) oneTwoOne(a solver.Step) (f Figure, ok bool) {
	few, two := v.pair(a.Numbers)
	if !v.oneTwo(a) || !v.fresh(a.Numbers) || !v.touch(few, two) {
		return f, false
	}
	extra, _ := v.exceeds(two, few)
	one, closed, ok := v.oneNear(two, func(one, closed game.Cell) bool { return v.touch(one, two) && closed != extra[0] })
	return v.figure([]game.Cell{few, two, one}, []game.Cell{extra[0], closed}), ok
}

// oneTwoTwoOne returns the figure of a pattern that is part of a 1-2-2-1: two twos between two
// ones. Each 2 touches exactly one closed cell that the 1 next to it does not touch. These two
// closed cells must be different, and each must touch both twos. No number may touch a flag.
func (v view) oneTwoTwoOne(a solver.Step) (f Figure, ok bool) {
	if _, other := v.oneTwoOne(a); other || !v.oneTwo(a) || !v.fresh(a.Numbers) {
		return f, false
	}
	few, two := v.pair(a.Numbers)
	extra, _ := v.exceeds(two, few)
	for _, next := range v.freshNear(two, 2) {
		if !slices.Contains(v.closed(next), extra[0]) {
			continue
		}
		one, closed, ok := v.oneNear(next, func(one, closed game.Cell) bool {
			return one != few && closed != extra[0] && slices.Contains(v.closed(two), closed)
		})
		if ok {
			return v.figure([]game.Cell{few, two, next, one}, []game.Cell{extra[0], closed}), true
		}
	}
	return f, false
}

// oneNear returns a 1 near a 2, and a closed cell that the 2 touches but the 1 does not. The 1 must
// touch all other closed cells around the 2, and accept must return true for the 1 and the closed
// cell. Otherwise oneNear reports false.
func (v view) oneNear(two game.Cell, accept func(one, closed game.Cell) bool) (one, closed game.Cell, ok bool) {
	for _, one := range v.freshNear(two, 1) {
		if extra, ok := v.exceeds(two, one); ok && accept(one, extra[0]) {
			return one, extra[0], true
		}
	}
	return one, closed, false
}

func (v view) figure(numbers, mines []game.Cell) Figure {
	return Figure{numbers, mines, v.straight(numbers)}
}

// straight reports whether the numbers form a line, in a row or a column, and all closed cells that
// they touch lie on one side of that line.
func (v view) straight(numbers []game.Cell) bool {
	step := minus(numbers[1], numbers[0])
	if step.Row*step.Col != 0 {
		return false
	}
	for i := range numbers[1:] {
		if minus(numbers[i+1], numbers[i]) != step {
			return false
		}
	}
	side := 0
	for _, c := range numbers {
		for _, closed := range v.closed(c) {
			d := minus(closed, c)
			off := d.Row
			if step.Row != 0 {
				off = d.Col
			}
			if off == 0 || side != 0 && off != side {
				return false
			}
			side = off
		}
	}
	return true
}

func minus(a, b game.Cell) game.Cell { return game.Cell{Row: a.Row - b.Row, Col: a.Col - b.Col} }

// finish removes from the patterns all cells that the lesson does not ask for. It sets f.Figures to
// the figures of the patterns, each once, the straight ones first.
func (f *finder) finish() {
	for i, a := range f.Patterns {
		f.Patterns[i] = f.asked(a)
	}
	of := figures[f.Name]
	if of == nil {
		return
	}
	v := f.view()
	for _, a := range f.Patterns {
		fig, ok := of(v, a)
		if ok && !slices.ContainsFunc(f.Figures, func(g Figure) bool { return sameCells(g.Mines, fig.Mines) }) {
			f.Figures = append(f.Figures, fig)
		}
	}
	slices.SortStableFunc(f.Figures, func(a, b Figure) int {
		switch {
		case a.Straight && !b.Straight:
			return -1
		case b.Straight && !a.Straight:
			return 1
		}
		return 0
	})
}

func sameCells(a, b []game.Cell) bool {
	return len(a) == len(b) && !slices.ContainsFunc(a, func(c game.Cell) bool { return !slices.Contains(b, c) })
}
