package check

import (
	"slices"

	"buscaminas/game"
)

// A group is clues that hang together, the cells they are about, and the ways
// that mines can lie there, by the number of these mines.
type group struct {
	cells []game.Cell
	ways  map[int]*ways

	// While the ways are looked for.
	about [][]int // by cell, the clues about it
	room  []int   // by clue, how many of its cells have not been tried
	need  []int   // by clue, how many mines more it needs
}

// ways says of each cell of a group whether there is a way with a mine in it,
// and one with none.
type ways struct{ mine, free []bool }

// split puts clues into groups that have no cell in common. The cells of a group
// are in such an order that neighbours come soon after each other.
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

// certain returns what is safe and what is a mine whichever of the ways it is, of those
// with a number of mines that can be.
func (g *group) certain(canBe func(mines int) bool) (safe, mines []game.Cell) {
	mine, free := make([]bool, len(g.cells)), make([]bool, len(g.cells))
	for count, way := range g.ways {
		if !canBe(count) {
			continue
		}
		for j := range g.cells {
			mine[j] = mine[j] || way.mine[j]
			free[j] = free[j] || way.free[j]
		}
	}
	for j, c := range g.cells {
		if !mine[j] {
			safe = append(safe, c)
		}
		if !free[j] {
			mines = append(mines, c)
		}
	}
	return safe, mines
}

// add puts a clue into the group.
func (g *group) add(k clue) {
	for _, c := range k.cells {
		i := slices.Index(g.cells, c)
		if i < 0 {
			i = len(g.cells)
			g.cells = append(g.cells, c)
			g.about = append(g.about, nil)
		}
		g.about[i] = append(g.about[i], len(g.need))
	}
	g.room = append(g.room, len(k.cells))
	g.need = append(g.need, k.mines)
}

// try finds all ways to go on from the first cells of the group being mines or
// not as given.
func (g *group) try(given []bool, mines int) {
	at := len(given)
	if at == len(g.cells) {
		g.keep(given, mines)
		return
	}
	for _, mine := range []bool{false, true} {
		is := 0
		if mine {
			is = 1
		}
		fits := true
		for _, k := range g.about[at] {
			g.room[k]--
			g.need[k] -= is
			fits = fits && 0 <= g.need[k] && g.need[k] <= g.room[k]
		}
		if fits {
			g.try(append(given, mine), mines+is)
		}
		for _, k := range g.about[at] {
			g.room[k]++
			g.need[k] += is
		}
	}
}

// keep takes down a way that has been found.
func (g *group) keep(way []bool, mines int) {
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

// totals returns how many mines the groups can have together.
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
