package lesson

import (
	"slices"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// A Lesson is a rule of the solver, and which of its arguments it is about.
type Lesson struct {
	Name string // as files keep it
	Rule solver.Rule
	fits func(view, Argument) bool
}

// lessons are in the order in which they are taught.
var lessons = []*Lesson{
	{"all", solver.One, func(v view, a Argument) bool {
		return len(a.Mines) > 0 && v.fresh(a.Numbers) && !v.onEdge(a.Numbers[0])
	}},
	{"all-edge", solver.One, func(v view, a Argument) bool {
		return len(a.Mines) > 0 && v.fresh(a.Numbers) && v.onEdge(a.Numbers[0])
	}},
	{"full", solver.One, func(v view, a Argument) bool {
		return len(a.Safe) > 0 && v.flags(a.Numbers[0]) == 1
	}},
	{"full-left", solver.One, func(v view, a Argument) bool {
		return len(a.Safe) > 0 && v.flags(a.Numbers[0]) > 1
	}},
	{"all-left", solver.One, func(v view, a Argument) bool {
		return len(a.Mines) > 0 && !v.fresh(a.Numbers)
	}},
	{"one-one-edge", solver.Two, func(v view, a Argument) bool {
		return v.equal(a) && v.fresh(a.Numbers) && v.allOnEdge(a)
	}},
	{"one-one", solver.Two, func(v view, a Argument) bool {
		return v.equal(a) && v.fresh(a.Numbers) && !v.allOnEdge(a)
	}},
	{"one-one-left", solver.Two, func(v view, a Argument) bool {
		return v.equal(a) && !v.fresh(a.Numbers)
	}},
	{"one-two-within", solver.Two, func(v view, a Argument) bool {
		few, many := v.pair(a.Numbers)
		return v.oneTwo(a) && v.within(few, many)
	}},
	{"one-two", solver.Two, func(v view, a Argument) bool {
		few, many := v.pair(a.Numbers)
		return v.oneTwo(a) && v.fresh(a.Numbers) && !v.within(few, many)
	}},
	{"one-two-one", solver.Two, view.oneTwoOne},
	{"one-two-two-one", solver.Two, view.oneTwoTwoOne},
	{"one-two-left", solver.Two, func(v view, a Argument) bool {
		few, many := v.pair(a.Numbers)
		return v.oneTwo(a) && !v.fresh(a.Numbers) && !v.within(few, many)
	}},
	{"more", solver.Two, func(v view, a Argument) bool {
		few, many := v.pair(a.Numbers)
		_, ok := v.exceeds(many, few)
		return ok && !v.oneTwo(a)
	}},
	{"chain-safe", solver.Chain, func(_ view, a Argument) bool {
		return len(a.Numbers) == 3 && len(a.Safe) > 0
	}},
	{"chain-mine", solver.Chain, func(_ view, a Argument) bool {
		return len(a.Numbers) == 3 && len(a.Mines) > 0
	}},
	{"chain-long", solver.Chain, func(_ view, a Argument) bool { return len(a.Numbers) > 3 }},
	{"remain-none", solver.Remain, func(_ view, a Argument) bool { return len(a.Numbers) == 0 }},
	{"remain-one", solver.Remain, func(_ view, a Argument) bool {
		return len(a.Numbers) == 1 && len(a.Safe) > 0
	}},
	{"remain-more", solver.Remain, func(_ view, a Argument) bool {
		return (len(a.Numbers) == 2 || len(a.Numbers) == 3) && len(a.Safe) > 0
	}},
	{"remain-mines", solver.Remain, func(_ view, a Argument) bool {
		return len(a.Numbers) <= 3 && len(a.Mines) > 0
	}},
	{"cases", solver.Cases, func(_ view, a Argument) bool { return len(a.Numbers) <= 5 && !a.Total }},
}

// Lessons returns all lessons in order. The caller does not change the slice.
func Lessons() []*Lesson { return lessons }

// Named returns the lesson of this name, or nil.
func Named(name string) *Lesson {
	for _, l := range lessons {
		if l.Name == name {
			return l
		}
	}
	return nil
}

// equal: both numbers have as many mines left, so there is none where only one of them looks.
func (v view) equal(a Argument) bool {
	few, many := v.pair(a.Numbers)
	return v.left(few) == v.left(many) && v.within(few, many)
}

func (v view) allOnEdge(a Argument) bool {
	return !slices.ContainsFunc(a.Numbers, func(c game.Cell) bool { return !v.onEdge(c) })
}

// oneTwo: the number with one mine more has one cell of its own.
func (v view) oneTwo(a Argument) bool {
	few, many := v.pair(a.Numbers)
	_, ok := v.exceeds(many, few)
	return ok && v.left(few) == 1 && v.left(many) == 2
}

// oneTwoOne: the same is true of the two and of a second one.
func (v view) oneTwoOne(a Argument) bool {
	if !v.oneTwo(a) {
		return false
	}
	few, two := v.pair(a.Numbers)
	rest, _ := v.exceeds(two, few)
	return v.anyOneBeside(two, func(_, other game.Cell) bool { return other != rest[0] })
}

// anyOneBeside reports whether yes says so of any number with one mine left that the two
// exceeds, with the cell that only the two touches.
func (v view) anyOneBeside(two game.Cell, yes func(one, rest game.Cell) bool) bool {
	return slices.ContainsFunc(v.beside(two, 1), func(one game.Cell) bool {
		rest, ok := v.exceeds(two, one)
		return ok && yes(one, rest[0])
	})
}

// oneTwoTwoOne: another two shares cells with the two, and has a one of its own.
func (v view) oneTwoTwoOne(a Argument) bool {
	if !v.oneTwo(a) || v.oneTwoOne(a) {
		return false
	}
	few, two := v.pair(a.Numbers)
	rest, _ := v.exceeds(two, few)
	return slices.ContainsFunc(v.beside(two, 2), func(next game.Cell) bool {
		return v.anyOneBeside(next, func(one, its game.Cell) bool {
			return one != few && its != rest[0] && slices.Contains(v.closed(two), its)
		})
	})
}
