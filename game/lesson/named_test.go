package lesson

import (
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// named has the numbers that the title or the idea of a lesson names. The board must show exactly
// these, with no flag beside them.
var named = map[string][]int{
	"full":            {1}, // the idea says "the mine of a number", so the number is 1
	"one-one-edge":    {1, 1},
	"one-two-within":  {1, 2},
	"one-two":         {1, 2},
	"one-two-one":     {1, 1, 2},
	"one-two-two-one": {1, 1, 2, 2},
}

// If a lesson names a 1 and a 2, the board shows a 1 and a 2.
func TestTheBoardShowsTheNumbersThatTheLessonNames(t *testing.T) {
	wanted := func(l *Lesson) bool { return named[l.Name] != nil }
	eachPosition(t, wanted, func(t *testing.T, l *Lesson, p Position) {
		want, v := named[l.Name], newView(p)
		for _, a := range p.Patterns {
			pattern := a.Numbers
			switch l.Name {
			case "one-two-one":
				pattern = around121(v, a.Numbers)
			case "one-two-two-one":
				pattern = around1221(v, a.Numbers)
			}
			if got := numbersOf(p, pattern); !slices.Equal(got, want) {
				t.Fatalf("%v show %d, want %d:\n%s", pattern, got, want, drawn(p))
			}
			for _, c := range pattern {
				if l.Name != "full" && v.flags(c) > 0 {
					t.Fatalf("there is a flag beside %v:\n%s", c, drawn(p))
				}
			}
		}
	})
}

// numbersOf returns the numbers that the cells show, in ascending order, without subtracting flags.
func numbersOf(p Position, cells []game.Cell) []int {
	var all []int
	for _, c := range cells {
		all = append(all, p.Layout.Around(c))
	}
	slices.Sort(all)
	return all
}

// around121 adds to a 1 and a 2 the other 1 of a 1-2-1 pattern: it touches the 2, and leaves
// another cell of the 2 over.
func around121(v view, pair []game.Cell) []game.Cell {
	if !slices.Contains(v.neighbors(pair[0]), pair[1]) {
		return pair
	}
	for i, two := range pair {
		first := v.without(two, pair[1-i])
		for _, c := range v.neighbors(two) {
			if slices.Contains(pair, c) || !v.open(c) || v.layout.Around(c) != 1 {
				continue
			}
			if left := v.without(two, c); len(left) == 1 && len(first) == 1 && left[0] != first[0] {
				return append(slices.Clone(pair), c)
			}
		}
	}
	return pair
}

// around1221 adds to a 1 and a 2 the other 2 and its 1 of a 1-2-2-1 pattern: both twos touch the
// two cells that the ones leave over.
func around1221(v view, pair []game.Cell) []game.Cell {
	for i, two := range pair {
		rest := v.without(two, pair[1-i])
		if len(rest) != 1 {
			continue
		}
		for _, next := range v.freshNear(two, 2) {
			for _, one := range v.freshNear(next, 1) {
				its := v.without(next, one)
				if v.flags(next)+v.flags(one) == 0 && !slices.Contains(pair, one) &&
					len(its) == 1 && its[0] != rest[0] &&
					slices.Contains(v.closed(two), its[0]) && slices.Contains(v.closed(next), rest[0]) {
					return append(slices.Clone(pair), next, one)
				}
			}
		}
	}
	return pair
}

// Each position fits the idea of its lesson. If flags are subtracted there are flags. In a chain
// one number lies within another. Numbers that are added share no cell. If no mines remain, all are
// flagged.
func TestPositionsAreLikeTheIdea(t *testing.T) {
	likeIts := map[string]func(v view, p Position, a solver.Step) bool{
		"one-one-left": func(v view, _ Position, a solver.Step) bool {
			return !v.fresh(a.Numbers) && v.left(a.Numbers[0]) == v.left(a.Numbers[1])
		},
		"one-two-left": func(v view, _ Position, a solver.Step) bool {
			few, many := v.pair(a.Numbers)
			return !v.fresh(a.Numbers) && v.left(few) == 1 && v.left(many) == 2
		},
		"chain-safe":   oneWithinAnother,
		"chain-mine":   oneWithinAnother,
		"remain-none":  func(_ view, p Position, _ solver.Step) bool { return p.Layout.Mines() == len(p.Flags) },
		"remain-one":   shareNoCell,
		"remain-more":  shareNoCell,
		"remain-mines": shareNoCell,
	}
	wanted := func(l *Lesson) bool { return likeIts[l.Name] != nil }
	eachPosition(t, wanted, func(t *testing.T, l *Lesson, p Position) {
		for _, a := range p.Patterns {
			if !likeIts[l.Name](newView(p), p, a) {
				t.Errorf("%v:\n%s", a, drawn(p))
			}
		}
	})
}

func oneWithinAnother(v view, _ Position, a solver.Step) bool {
	return slices.ContainsFunc(a.Numbers, func(c game.Cell) bool {
		return slices.ContainsFunc(a.Numbers, func(other game.Cell) bool { return c != other && v.within(c, other) })
	})
}

func shareNoCell(v view, _ Position, a solver.Step) bool {
	for i, c := range a.Numbers {
		for _, other := range a.Numbers[:i] {
			if len(common(v.closed(c), v.closed(other))) > 0 {
				return false
			}
		}
	}
	return true
}
