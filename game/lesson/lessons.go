package lesson

import (
	"buscaminas/game"
	"buscaminas/game/solver"
)

// lessons are the lessons in teaching order, each with the predicate of its patterns.
var lessons = []*Lesson{
	{"all", solver.One, mines, func(v view, a solver.Step) bool {
		return len(a.Mines()) > 0 && v.fresh(a.Numbers) && !v.onEdge(a.Numbers[0])
	}},
	{"all-edge", solver.One, mines, func(v view, a solver.Step) bool {
		return len(a.Mines()) > 0 && v.fresh(a.Numbers) && v.onEdge(a.Numbers[0])
	}},
	{"full", solver.One, safe, func(v view, a solver.Step) bool {
		return len(a.Safe()) > 0 && v.flags(a.Numbers[0]) == 1
	}},
	{"full-left", solver.One, safe, func(v view, a solver.Step) bool {
		return len(a.Safe()) > 0 && v.flags(a.Numbers[0]) > 1
	}},
	{"all-left", solver.One, mines, func(v view, a solver.Step) bool {
		return len(a.Mines()) > 0 && !v.fresh(a.Numbers)
	}},
	{"one-one-edge", solver.Two, safe, func(v view, a solver.Step) bool {
		return v.equal(a) && v.onesOnEdge(a)
	}},
	{"one-one", solver.Two, safe, func(v view, a solver.Step) bool {
		return v.equal(a) && v.fresh(a.Numbers) && !v.onesOnEdge(a)
	}},
	{"one-one-left", solver.Two, safe, func(v view, a solver.Step) bool {
		return v.equal(a) && !v.fresh(a.Numbers)
	}},
	{"one-two-within", solver.Two, mines, func(v view, a solver.Step) bool {
		few, many := v.pair(a.Numbers)
		return v.oneTwo(a) && v.fresh(a.Numbers) && v.within(few, many)
	}},
	{"one-two", solver.Two, mines, func(v view, a solver.Step) bool {
		few, many := v.pair(a.Numbers)
		return v.oneTwo(a) && v.fresh(a.Numbers) && !v.within(few, many)
	}},
	{"one-two-one", solver.Two, mines, func(v view, a solver.Step) bool { _, ok := v.oneTwoOne(a); return ok }},
	{"one-two-two-one", solver.Two, mines, func(v view, a solver.Step) bool { _, ok := v.oneTwoTwoOne(a); return ok }},
	{"one-two-left", solver.Two, mines, func(v view, a solver.Step) bool {
		return v.oneTwo(a) && !v.fresh(a.Numbers)
	}},
	{"more", solver.Two, mines, func(v view, a solver.Step) bool {
		few, many := v.pair(a.Numbers)
		_, ok := v.exceeds(many, few)
		return ok && !v.oneTwo(a)
	}},
	{"chain-safe", solver.Chain, safe, func(_ view, a solver.Step) bool {
		return len(a.Numbers) == 3 && len(a.Safe()) > 0
	}},
	{"chain-mine", solver.Chain, mines, func(_ view, a solver.Step) bool {
		return len(a.Numbers) == 3 && len(a.Mines()) > 0
	}},
	{"chain-long", solver.Chain, safe, func(_ view, a solver.Step) bool { return len(a.Numbers) > 3 }},
	{"remain-none", solver.Remain, safe, func(_ view, a solver.Step) bool { return len(a.Numbers) == 0 && len(a.Safe()) > 0 }},
	{"remain-one", solver.Remain, safe, func(_ view, a solver.Step) bool {
		return len(a.Numbers) == 1 && len(a.Safe()) > 0
	}},
	{"remain-more", solver.Remain, safe, func(_ view, a solver.Step) bool {
		return 2 <= len(a.Numbers) && len(a.Numbers) <= mostRemain && len(a.Safe()) > 0
	}},
	{"remain-mines", solver.Remain, mines, func(_ view, a solver.Step) bool {
		return len(a.Numbers) <= mostRemain && len(a.Mines()) > 0
	}},
	{"cases", solver.Cases, safe, func(_ view, a solver.Step) bool { return len(a.Numbers) <= 5 && !a.Board }},
}

// equal reports whether the two numbers of a pattern have the same number of mines left to find,
// and one of them touches all closed cells that the other touches. If so, every closed cell that
// only one of the two numbers touches is safe.
func (v view) equal(a solver.Step) bool {
	few, many := v.pair(a.Numbers)
	return v.left(few) == v.left(many) && v.within(few, many)
}

// onesOnEdge reports whether the two numbers of a pattern are ones at the edge of the board that
// touch no flag.
func (v view) onesOnEdge(a solver.Step) bool {
	one := func(c game.Cell) bool { return v.onEdge(c) && v.left(c) == 1 }
	return v.fresh(a.Numbers) && one(a.Numbers[0]) && one(a.Numbers[1])
}

// oneTwo reports whether one number of a pattern has one mine left and the other has two. Exactly
// one closed cell must touch the number with two mines left but not the other number.
func (v view) oneTwo(a solver.Step) bool {
	few, many := v.pair(a.Numbers)
	_, ok := v.exceeds(many, few)
	return ok && v.left(few) == 1 && v.left(many) == 2
}
