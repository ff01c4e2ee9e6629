package lesson

import (
	"buscaminas/game"
)

// walls maps the names of the lessons about figures to the figure along a straight wall. A number
// there touches three cells of the wall: the one in front of it and the two next to that.
var walls = map[string]wall{
	"one-two-one":     {numbers: 3, mines: []int{0, 2}},
	"one-two-two-one": {numbers: 4, mines: []int{1, 2}},
}

// A wall is a figure along a straight wall of closed cells: how many numbers it has, and in front of
// which of them the mines are.
type wall struct {
	numbers int
	mines   []int
}

// HasStraight reports whether positions of the lesson may have a straight figure on this kind of
// grid: whether a cell in the middle touches three cells of the next row and three of the next
// column.
func (l *Lesson) HasStraight(kind *game.GridKind) bool {
	_, ok := walls[l.Name]
	below, beside := 0, 0
	for _, step := range kind.New(maxSide, maxSide).Steps(game.Cell{Row: maxSide / 2, Col: maxSide / 2}) {
		if step.Row == 1 {
			below++
		}
		if step.Col == 1 {
			beside++
		}
	}
	return ok && below == 3 && beside == 3
}

// FindStraight is like [Lesson.FindUnlike], but looks for a position with a straight figure. It
// reports false if there is none on this kind of grid: see [Lesson.HasStraight].
func (l *Lesson) FindStraight(kind *game.GridKind, seed uint64, earlier Position, watch func() bool) (Position, bool) {
	if !l.HasStraight(kind) {
		return Position{}, false
	}
	d := dice(seed)
	var last Position
	found := 0
	for range maxBoards {
		p, ok := l.plant(kind, &d, func(g game.Grid, d *dice) (sketch, bool) { return walls[l.Name].sketch(g, d), true })
		if ok && p.Figures[0].Straight {
			found++
			if last = p; found == unlikeTries || !p.Like(earlier) {
				break
			}
		}
		if !watch() {
			break
		}
	}
	return last, last.Layout != nil
}

// sketch draws the wall at a random place of a grid.
func (w wall) sketch(g game.Grid, d *dice) (s sketch) {
	rows, cols := g.Size()
	along, out := game.Cell{Col: 1}, game.Cell{Row: 1 - 2*d.below(2)}
	if d.below(2) == 0 {
		along, out = game.Cell{Row: 1}, game.Cell{Col: 1 - 2*d.below(2)}
	}
	first := game.Cell{Row: d.below(rows - along.Row*(w.numbers-1)), Col: d.below(cols - along.Col*(w.numbers-1))}
	if !game.Contains(g, first.Add(out)) {
		out = minus(game.Cell{}, out)
	}
	at := func(i int) game.Cell { return game.Cell{Row: first.Row + i*along.Row, Col: first.Col + i*along.Col} }
	for i := range w.numbers {
		s.open = append(s.open, at(i))
	}
	for i := -1; i <= w.numbers; i++ {
		if c := at(i).Add(out); game.Contains(g, c) {
			s.closed = append(s.closed, c)
		}
	}
	for _, i := range w.mines {
		s.mines = append(s.mines, at(i).Add(out))
	}
	return s
}
