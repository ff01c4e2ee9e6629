package lesson

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// lessons are the lessons in teaching order, each with the predicate of its patterns.
var lessons = []*Lesson{
	{"all", solver.One, func(v view, a Pattern) bool {
		return len(a.Mines) > 0 && v.fresh(a.Numbers) && !v.onEdge(a.Numbers[0])
	}},
	{"all-edge", solver.One, func(v view, a Pattern) bool {
		return len(a.Mines) > 0 && v.fresh(a.Numbers) && v.onEdge(a.Numbers[0])
	}},
	{"full", solver.One, func(v view, a Pattern) bool {
		return len(a.Safe) > 0 && v.flags(a.Numbers[0]) == 1
	}},
	{"full-left", solver.One, func(v view, a Pattern) bool {
		return len(a.Safe) > 0 && v.flags(a.Numbers[0]) > 1
	}},
	{"all-left", solver.One, func(v view, a Pattern) bool {
		return len(a.Mines) > 0 && !v.fresh(a.Numbers)
	}},
	{"one-one-edge", solver.Two, func(v view, a Pattern) bool {
		return v.equal(a) && v.onesOnEdge(a)
	}},
	{"one-one", solver.Two, func(v view, a Pattern) bool {
		return v.equal(a) && v.fresh(a.Numbers) && !v.onesOnEdge(a)
	}},
	{"one-one-left", solver.Two, func(v view, a Pattern) bool {
		return v.equal(a) && !v.fresh(a.Numbers)
	}},
	{"one-two-within", solver.Two, func(v view, a Pattern) bool {
		few, many := v.pair(a.Numbers)
		return v.oneTwo(a) && v.fresh(a.Numbers) && v.within(few, many)
	}},
	{"one-two", solver.Two, func(v view, a Pattern) bool {
		few, many := v.pair(a.Numbers)
		return v.oneTwo(a) && v.fresh(a.Numbers) && !v.within(few, many)
	}},
	{"one-two-one", solver.Two, view.oneTwoOne},
	{"one-two-two-one", solver.Two, view.oneTwoTwoOne},
	{"one-two-left", solver.Two, func(v view, a Pattern) bool {
		return v.oneTwo(a) && !v.fresh(a.Numbers)
	}},
	{"more", solver.Two, func(v view, a Pattern) bool {
		few, many := v.pair(a.Numbers)
		_, ok := v.exceeds(many, few)
		return ok && !v.oneTwo(a)
	}},
	{"chain-safe", solver.Chain, func(_ view, a Pattern) bool {
		return len(a.Numbers) == 3 && len(a.Safe) > 0
	}},
	{"chain-mine", solver.Chain, func(_ view, a Pattern) bool {
		return len(a.Numbers) == 3 && len(a.Mines) > 0
	}},
	{"chain-long", solver.Chain, func(_ view, a Pattern) bool { return len(a.Numbers) > 3 }},
	{"remain-none", solver.Remain, func(_ view, a Pattern) bool { return len(a.Numbers) == 0 && len(a.Safe) > 0 }},
	{"remain-one", solver.Remain, func(_ view, a Pattern) bool {
		return len(a.Numbers) == 1 && len(a.Safe) > 0
	}},
	{"remain-more", solver.Remain, func(_ view, a Pattern) bool {
		return 2 <= len(a.Numbers) && len(a.Numbers) <= mostRemain && len(a.Safe) > 0
	}},
	{"remain-mines", solver.Remain, func(_ view, a Pattern) bool {
		return len(a.Numbers) <= mostRemain && len(a.Mines) > 0
	}},
	{"cases", solver.Cases, func(_ view, a Pattern) bool { return len(a.Numbers) <= 5 && !a.Total }},
}

// equal compares the two numbers of a pattern. It reports whether they have the same number of
// mines left, and one of them touches all closed cells of the other. The closed cells that only one
// of the numbers touches are then safe.
func (v view) equal(a Pattern) bool {
	few, many := v.pair(a.Numbers)
	return v.left(few) == v.left(many) && v.within(few, many)
}

// onesOnEdge reports whether the two numbers of a pattern are ones at the edge of the board that
// touch no flag.
func (v view) onesOnEdge(a Pattern) bool {
	one := func(c game.Cell) bool { return v.onEdge(c) && v.left(c) == 1 }
	return v.fresh(a.Numbers) && one(a.Numbers[0]) && one(a.Numbers[1])
}

// oneTwo reports whether one number of a pattern has one mine left and the other has two mines
// left. Exactly one closed cell must touch the number with two mines left but not the other number.
func (v view) oneTwo(a Pattern) bool {
	few, many := v.pair(a.Numbers)
	_, ok := v.exceeds(many, few)
	return ok && v.left(few) == 1 && v.left(many) == 2
}

// oneTwoOne reports whether a pattern belongs to a 2 that touches two ones. Each 1 must touch all
// closed cells around the 2 except one. The cell that the first 1 does not touch must differ from
// the cell that the second 1 does not touch. No number may touch a flag.
func (v view) oneTwoOne(a Pattern) bool {
	few, two := v.pair(a.Numbers)
	if !v.oneTwo(a) || !v.fresh(a.Numbers) || !v.touch(few, two) {
		return false
	}
	extra, _ := v.exceeds(two, few)
	return v.anyOneNear(two, func(one, closed game.Cell) bool { return v.touch(one, two) && closed != extra[0] })
}

// anyOneNear looks for a 1 that shares a closed cell with a 2. Exactly one closed cell must touch
// the 2 but not the 1. For such a 1, anyOneNear calls accept with the 1 and with that closed cell.
// It reports whether accept returned true for any 1.
func (v view) anyOneNear(two game.Cell, accept func(one, closed game.Cell) bool) bool {
	return slices.ContainsFunc(v.freshNear(two, 1), func(one game.Cell) bool {
		extra, ok := v.exceeds(two, one)
		return ok && accept(one, extra[0])
	})
}

// oneTwoTwoOne reports whether a pattern belongs to two twos between two ones. Around each 2, exactly
// one closed cell is out of reach of the 1 beside it. These are two different cells, and both twos
// touch both of them. No number touches a flag.
func (v view) oneTwoTwoOne(a Pattern) bool {
	if !v.oneTwo(a) || !v.fresh(a.Numbers) || v.oneTwoOne(a) {
		return false
	}
	few, two := v.pair(a.Numbers)
	extra, _ := v.exceeds(two, few)
	return slices.ContainsFunc(v.freshNear(two, 2), func(next game.Cell) bool {
		return slices.Contains(v.closed(next), extra[0]) && v.anyOneNear(next, func(one, closed game.Cell) bool {
			return one != few && closed != extra[0] && slices.Contains(v.closed(two), closed)
		})
	})
}
