package check

import (
	"slices"

	"buscaminas/game"
)

// A group is a set of clues that are connected by shared cells. It holds the cells of the clues,
// and the ways to place mines in these cells.
type group struct {
	cells []game.Cell
	ways  map[int]*ways // for each number of mines, all ways to place that number, combined

	// For the search:

	cluesOf [][]int // for each cell, the clues that touch it, as indexes in room and need
	room    []int   // for each clue, the number of its cells that the search has not decided
	need    []int   // for each clue, the number of mines that it still needs
}

// ways combines several ways to place mines in a group. The value mine[i] says whether some way has
// a mine in cell i, and free[i] whether some way has none there.
type ways struct{ mine, free []bool }

// split divides clues into groups that share no cell, and finds the ways to place mines in each
// group. In the list of a group, cells of connected clues are close to each other, which keeps the
// search short.
func split(clues []clue) []group {
	var groups []group
	for len(clues) > 0 {
		g := group{ways: map[int]*ways{}}
		isIn := func(c game.Cell) bool { return slices.Contains(g.cells, c) }
		for i := 0; i >= 0; {
			g.add(clues[i])
			clues = slices.Delete(clues, i, i+1)
			i = slices.IndexFunc(clues, func(k clue) bool { return slices.ContainsFunc(k.cells, isIn) })
		}
		g.try(nil, 0)
		groups = append(groups, g)
	}
	return groups
}

func (g *group) add(k clue) {
	for _, c := range k.cells {
		i := slices.Index(g.cells, c)
		if i < 0 {
			i = len(g.cells)
			g.cells = append(g.cells, c)
			g.cluesOf = append(g.cluesOf, nil)
		}
		g.cluesOf[i] = append(g.cluesOf[i], len(g.need))
	}
	g.room = append(g.room, len(k.cells))
	g.need = append(g.need, k.mines)
}

// try is the recursive search for ways to place mines in the group. The first len(decided) cells
// are decided: decided says which of them are mines, and the parameter mines is how many. try
// decides the other cells in every way that fits the clues, and calls record for each way.
func (g *group) try(decided []bool, mines int) {
	at := len(decided)
	if at == len(g.cells) {
		if !slices.ContainsFunc(g.need, func(n int) bool { return n != 0 }) { // a clue may have no cells
			g.record(decided, mines)
		}
		return
	}
	for _, mine := range []bool{false, true} {
		is := 0
		if mine {
			is = 1
		}
		fits := true
		for _, k := range g.cluesOf[at] {
			g.room[k]--
			g.need[k] -= is
			fits = fits && 0 <= g.need[k] && g.need[k] <= g.room[k]
		}
		if fits {
			g.try(append(decided, mine), mines+is)
		}
		for _, k := range g.cluesOf[at] {
			g.room[k]++
			g.need[k] += is
		}
	}
}

// record adds to g.ways a way to place the given number of mines in the cells of the group.
func (g *group) record(way []bool, mines int) {
	w := g.ways[mines]
	if w == nil {
		w = &ways{make([]bool, len(way)), make([]bool, len(way))}
		g.ways[mines] = w
	}
	for i, mine := range way {
		w.mine[i] = w.mine[i] || mine
		w.free[i] = w.free[i] || !mine
	}
}

// totals returns the numbers of mines that all groups together can hold. They are the keys of the
// map.
func totals(groups []group) map[int]bool {
	sums := map[int]bool{0: true}
	for _, g := range groups {
		next := map[int]bool{}
		for sum := range sums {
			for count := range g.ways {
				next[sum+count] = true
			}
		}
		sums = next
	}
	return sums
}
