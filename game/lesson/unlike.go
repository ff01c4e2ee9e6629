package lesson

import (
	"slices"

	"buscaminas/game"
)

// unlikeTries is the largest number of positions that FindUnlike looks at.
const unlikeTries = 6

// FindUnlike is like [Lesson.Find], but looks for a position that does not look like an earlier
// one: see [Position.like]. If straight is set in a lesson about figures, the position must also
// have a straight figure.
//
// FindUnlike tries at most unlikeTries positions. If all of them look like the earlier one, it
// returns the last. If straight is set, it returns the last that has a straight figure, or the
// first of all if none has one. It calls watch after each board, and stops when watch returns
// false.
func (l *Lesson) FindUnlike(kind *game.GridKind, seed uint64, earlier Position, straight bool, watch func() bool) (Position, bool) {
	d := dice(seed)
	var last Position
	for range unlikeTries {
		p, ok := l.find(kind, &d, watch)
		if !ok {
			break
		}
		bent := straight && len(p.Figures) > 0 && !p.Figures[0].Straight
		if last.Layout == nil || !bent {
			last = p
		}
		if !bent && !p.like(earlier) {
			break
		}
	}
	return last, last.Layout != nil
}

// like reports whether the first patterns of two positions look alike: they lie in the same quarter
// of the board, or the cells that they prove lie on the same side of their numbers.
func (p Position) like(q Position) bool {
	if len(p.Patterns) == 0 || len(q.Patterns) == 0 {
		return false
	}
	return p.quarter() == q.quarter() || p.side() == q.side() && p.side() != (game.Cell{})
}

// quarter returns the quarter of the board in which the first pattern lies. Row 0 is the upper half
// and row 1 the lower half, column 0 is the left half and column 1 the right half.
func (p Position) quarter() (q game.Cell) {
	rows, cols := p.Layout.Grid().Size()
	row, col := middle(append(p.answers(), p.Patterns[0].Numbers...))
	if 2*row >= float64(rows-1) {
		q.Row = 1
	}
	if 2*col >= float64(cols-1) {
		q.Col = 1
	}
	return q
}

// side returns the direction from the numbers of the first pattern to the cells that they prove.
// Its row and column are -1, 0 or 1.
func (p Position) side() (s game.Cell) {
	if len(p.Patterns[0].Numbers) == 0 {
		return s
	}
	row, col := middle(p.answers())
	fromRow, fromCol := middle(p.Patterns[0].Numbers)
	sign := func(d float64) int {
		const straight = 0.25
		switch {
		case d > straight:
			return 1
		case d < -straight:
			return -1
		}
		return 0
	}
	return game.Cell{Row: sign(row - fromRow), Col: sign(col - fromCol)}
}

// answers returns the cells that the first pattern proves.
func (p Position) answers() []game.Cell {
	return slices.Concat(p.Patterns[0].Safe(), p.Patterns[0].Mines())
}

func middle(cells []game.Cell) (row, col float64) {
	for _, c := range cells {
		row, col = row+float64(c.Row), col+float64(c.Col)
	}
	n := float64(len(cells))
	return row / n, col / n
}
