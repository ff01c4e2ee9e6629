package lesson

import (
	"slices"

	"buscaminas/game"
)

// A view answers the questions that the predicates of lessons ask about a position.
type view struct {
	layout *game.Layout
	open   func(game.Cell) bool
	flag   func(game.Cell) bool
}

func (v view) neighbors(c game.Cell) []game.Cell {
	return game.AppendNeighbors(nil, v.layout.Grid(), c)
}

func (v view) touch(a, b game.Cell) bool { return slices.Contains(v.neighbors(a), b) }

// flags returns the number of flags around c.
func (v view) flags(c game.Cell) int {
	n := 0
	for _, c := range v.neighbors(c) {
		if v.flag(c) {
			n++
		}
	}
	return n
}

// left returns the number of mines left to find around c.
func (v view) left(c game.Cell) int { return v.layout.Around(c) - v.flags(c) }

// closed returns the cells around c that are neither open nor flagged.
func (v view) closed(c game.Cell) []game.Cell {
	return slices.DeleteFunc(v.neighbors(c), func(c game.Cell) bool { return v.open(c) || v.flag(c) })
}

// onEdge reports whether c has fewer neighbours than a cell far from the edge of the board.
func (v view) onEdge(c game.Cell) bool {
	return len(v.neighbors(c)) < len(v.layout.Grid().Steps(c))
}

// fresh reports whether none of the numbers touches a flag.
func (v view) fresh(numbers []game.Cell) bool {
	return !slices.ContainsFunc(numbers, func(c game.Cell) bool { return v.flags(c) > 0 })
}

// pair returns the two numbers of a pattern, first the one with fewer mines left to find. If both
// have equally many, the number that touches fewer closed cells comes first.
func (v view) pair(numbers []game.Cell) (few, many game.Cell) {
	few, many = numbers[0], numbers[1]
	if l, m := v.left(few), v.left(many); l > m || l == m && len(v.closed(few)) > len(v.closed(many)) {
		few, many = many, few
	}
	return few, many
}

// without returns the closed cells around a that do not touch b.
func (v view) without(a, b game.Cell) []game.Cell {
	touched := v.closed(b)
	return slices.DeleteFunc(v.closed(a), func(c game.Cell) bool { return slices.Contains(touched, c) })
}

// within reports whether all closed cells that touch a also touch b.
func (v view) within(a, b game.Cell) bool { return len(v.without(a, b)) == 0 }

// exceeds returns the closed cells around the number a that do not touch the number b. It reports
// whether all of these cells must be mines. They must if there are n > 0 of them, and a has n more
// mines left to find than b.
func (v view) exceeds(a, b game.Cell) (extra []game.Cell, ok bool) {
	extra = v.without(a, b)
	return extra, len(extra) > 0 && v.left(a)-v.left(b) == len(extra)
}

// freshNear returns the open cells that show this number, touch no flag, and share a closed
// neighbour with c.
func (v view) freshNear(c game.Cell, number int) []game.Cell {
	var all []game.Cell
	for _, closed := range v.closed(c) {
		for _, n := range v.neighbors(closed) {
			if n != c && v.open(n) && v.layout.Around(n) == number && v.flags(n) == 0 && !slices.Contains(all, n) {
				all = append(all, n)
			}
		}
	}
	return all
}
