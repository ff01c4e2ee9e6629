package game

import (
	"cmp"
	"slices"
)

// maxFrontier is the largest number of cells on a frontier that [Game.AlongFrontier] follows. A
// longer frontier would take too long, so AlongFrontier visits its cells row by row.
const maxFrontier = 1 << 14

// AlongFrontier returns the cell n steps from c along the frontier (see [Game.OnFrontier]), or n
// steps backwards if n is negative. If possible, each step goes to a neighbour, so that the steps
// lead around one open region, and then around the next. If c is not on the frontier, the first
// step goes to the frontier cell nearest to c. If there is no frontier, AlongFrontier returns c.
// Cell c must be on the board.
func (g *Game) AlongFrontier(c Cell, n int) Cell {
	if n == 0 || g.Status() != Playing || g.opened == 0 {
		return c
	}
	all, ok := g.frontierCells()
	if len(all) == 0 || !ok {
		return g.next(c, n, g.OnFrontier)
	}
	path := walk(g.layout.grid, all)
	at := slices.Index(path, c)
	if at < 0 {
		near := slices.MinFunc(path, func(a, b Cell) int { return cmp.Compare(distance(a, c), distance(b, c)) })
		at = slices.Index(path, near)
		n -= cmp.Compare(n, 0)
	}
	return path[((at+n)%len(path)+len(path))%len(path)]
}

// frontierCells returns the cells of the frontier, row by row. It reports false if there are more
// than maxFrontier of them.
func (g *Game) frontierCells() (all []Cell, ok bool) {
	for c := range g.shut.Cells() {
		if !g.OnFrontier(c) {
			continue
		}
		if len(all) == maxFrontier {
			return nil, false
		}
		all = append(all, c)
	}
	return all, true
}

// walk returns the given cells in an order in which most cells touch the previous one. It is the
// order of a depth-first search that visits the nearest neighbour first. When a search ends, the
// next one begins at the first cell not visited yet.
func walk(grid Grid, all []Cell) []Cell {
	left := NewSet(grid)
	for _, c := range all {
		left.Add(c)
	}
	path := make([]Cell, 0, len(all))
	var stack, around []Cell
	for _, first := range all {
		for stack = append(stack, first); len(stack) > 0; {
			c := stack[len(stack)-1]
			stack = stack[:len(stack)-1]
			if !left.Has(c) {
				continue
			}
			left.Put(c, false)
			path = append(path, c)
			around = AppendNeighbors(around[:0], grid, c)
			slices.SortStableFunc(around, func(a, b Cell) int { return cmp.Compare(distance(b, c), distance(a, c)) })
			for _, n := range around {
				if left.Has(n) {
					stack = append(stack, n) // the nearest comes last, and is popped first
				}
			}
		}
	}
	return path
}

// distance returns the square of the Euclidean distance between two cells.
func distance(a, b Cell) int {
	rows, cols := a.Row-b.Row, a.Col-b.Col
	return rows*rows + cols*cols
}

// OnFrontier reports whether c, which must be on the board, is on the frontier: closed, not
// flagged, and touching an open cell. A game that is over has no frontier.
func (g *Game) OnFrontier(c Cell) bool {
	return g.Status() == Playing && g.shut.Has(c) && g.touches(c, g.Open)
}

// touches reports whether c has a neighbour for which wanted returns true.
func (g *Game) touches(c Cell, wanted func(Cell) bool) bool {
	for _, step := range g.layout.grid.Steps(c) {
		if n := c.Add(step); Contains(g.layout.grid, n) && wanted(n) {
			return true
		}
	}
	return false
}
