package lesson

import (
	"slices"

	"buscaminas/game"
)

// A sketch is a pattern to add to a dealt board.
type sketch struct {
	open   []game.Cell // the numbers of the pattern
	closed []game.Cell // the closed cells that the numbers touch
	mines  []game.Cell // the mines among the closed cells
}

// sketches maps the names of some lessons to functions that draw the pattern of the lesson. On some
// grids the positions of these lessons are too rare to be found by chance. A sketch does not always
// lead to a position, because an easier argument may exist.
var sketches = map[string]func(game.Grid, *dice) (sketch, bool){
	"one-two-one":     sketchOneTwoOne,
	"one-two-two-one": sketchOneTwoTwoOne,
}

// addTo adds the sketch to a copy of the board l, and removes most other mines around the numbers
// of the sketch. It returns the copy and the cells to open. These are the numbers of the sketch and
// the safe cells around them, without the closed cells of the sketch.
func (s sketch) addTo(l *game.Layout, d *dice) (board *game.Layout, open []game.Cell) {
	const keeps = 8 // one in eight mines around the numbers stays
	mine := game.NewSet(l.Grid())
	for c := range l.MineCells() {
		mine.Add(c)
	}
	for _, c := range s.open {
		mine.Put(c, false)
		open = append(open, c)
		for _, n := range game.AppendNeighbors(nil, l.Grid(), c) {
			if slices.Contains(s.closed, n) {
				continue
			}
			if mine.Has(n) && d.below(keeps) == 0 {
				continue
			}
			mine.Put(n, false)
			open = append(open, n)
		}
	}
	for _, c := range s.closed {
		mine.Put(c, slices.Contains(s.mines, c))
	}
	board, _ = game.NewLayout(l.Grid(), mine.Cells()) // no mine is off the grid
	return board, open
}

// trySketch calls draw with random cells until draw returns a sketch whose numbers are those in
// want: see [sketch.counts]. It returns this sketch. It reports false after many tries without
// success.
func trySketch(
	g game.Grid, d *dice, draw func(two game.Cell, around func(game.Cell) []game.Cell) (sketch, bool), want ...int,
) (sketch, bool) {
	const tries = 1000
	around := func(c game.Cell) []game.Cell { return game.AppendNeighbors(nil, g, c) }
	for range tries {
		if s, ok := draw(d.cell(g), around); ok && s.counts(g, want) {
			return s, true
		}
	}
	return sketch{}, false
}

// sketchOneTwoOne draws the pattern of [view.oneTwoOne]: a 2 and two ones that touch it.
func sketchOneTwoOne(g game.Grid, d *dice) (sketch, bool) {
	return trySketch(g, d, func(two game.Cell, around func(game.Cell) []game.Cell) (sketch, bool) {
		// A mine of the second 1, a safe cell, and a mine of the first 1.
		own, ok := d.pick(3, around(two))
		if !ok {
			return sketch{}, false
		}
		touching := func(a, b game.Cell) []game.Cell { return common(around(two), common(around(a), around(b))) }
		first, ok := d.pick(1, touching(own[1], own[2]), own...)
		if !ok {
			return sketch{}, false
		}
		second, ok := d.pick(1, touching(own[0], own[1]), append(own, first...)...)
		if !ok {
			return sketch{}, false
		}
		mines := []game.Cell{own[0], own[2]}
		return sketch{[]game.Cell{two, first[0], second[0]}, own, mines}, true
	}, 2, 1, 1)
}

// sketchOneTwoTwoOne draws the pattern of [view.oneTwoTwoOne]: two twos that touch the same two
// mines, and for each of these mines a 1 that touches no other mine.
func sketchOneTwoTwoOne(g game.Grid, d *dice) (sketch, bool) {
	return trySketch(g, d, func(two game.Cell, around func(game.Cell) []game.Cell) (sketch, bool) {
		// A mine of the first 1, a safe cell, and a mine of the second 1.
		own, ok := d.pick(3, around(two))
		if !ok {
			return sketch{}, false
		}
		one, ok := d.pick(1, common(around(own[0]), around(own[1])), append(own, two)...)
		if !ok {
			return sketch{}, false
		}
		next, ok := d.pick(1, common(around(own[0]), around(own[2])), append(own, two, one[0])...)
		if !ok {
			return sketch{}, false
		}
		rest, ok := d.pick(1, around(next[0]), own[0], own[2], two, one[0])
		if !ok {
			return sketch{}, false
		}
		closed := append(own, without(rest, own[1])...)
		last, ok := d.pick(1, common(around(own[2]), around(rest[0])), append(closed, two, one[0], next[0])...)
		if !ok {
			return sketch{}, false
		}
		mines := []game.Cell{own[0], own[2]}
		return sketch{[]game.Cell{two, next[0], one[0], last[0]}, closed, mines}, true
	}, 2, 2, 1, 1)
}

// counts reports whether each cell s.open[i] touches exactly want[i] mines of the sketch.
func (s sketch) counts(g game.Grid, want []int) bool {
	for i, c := range s.open {
		if len(common(s.mines, game.AppendNeighbors(nil, g, c))) != want[i] {
			return false
		}
	}
	return true
}

// pick returns n random cells of a list, all different and none of them in others. It reports false
// if the list has fewer than n such cells.
func (d *dice) pick(n int, cells []game.Cell, others ...game.Cell) ([]game.Cell, bool) {
	left := without(cells, others...)
	if len(left) < n {
		return nil, false
	}
	for i := range n {
		j := i + d.below(len(left)-i)
		left[i], left[j] = left[j], left[i]
	}
	return left[:n:n], true
}

func common(a, b []game.Cell) []game.Cell {
	return slices.DeleteFunc(slices.Clone(a), func(c game.Cell) bool { return !slices.Contains(b, c) })
}

func without(cells []game.Cell, others ...game.Cell) []game.Cell {
	return slices.DeleteFunc(slices.Clone(cells), func(c game.Cell) bool { return slices.Contains(others, c) })
}
