// Package survey describes a game to a player who does not see the whole board at once: the cells
// around one cell, the numbers that still touch closed cells, and the closed regions. It uses only
// what the player can see.
package survey

import "buscaminas/game"

// A Number is an open cell that touches closed cells without a flag.
type Number struct {
	Cell   game.Cell
	Left   int         // the mines left to find around it; negative if it has too many flags
	Closed []game.Cell // the cells it touches that are closed and not flagged, as [Clockwise] orders them
}

// NumberOf returns the [Number] for the open cell c of g. Its field Closed may be empty.
func NumberOf(g *game.Game, c game.Cell) Number {
	n := Number{Cell: c, Left: g.Left(c)}
	for _, around := range Clockwise(g.Layout().Grid(), c) {
		if shut(g, around) {
			n.Closed = append(n.Closed, around)
		}
	}
	return n
}

// shut reports whether c is closed and not flagged.
func shut(g *game.Game, c game.Cell) bool { return !g.Open(c) && !g.Flagged(c) }

// Frontier returns the numbers of g that touch closed cells without a flag. It orders them by their
// distance from the given cell. The distance is counted in steps of the grid.
func Frontier(g *game.Game, from game.Cell) []Number {
	var frontier []Number
	walk(g.Layout().Grid(), from, game.NewSet(g.Layout().Grid()), func(c game.Cell) bool {
		if g.Open(c) {
			if n := NumberOf(g, c); len(n.Closed) > 0 {
				frontier = append(frontier, n)
			}
		}
		return true
	})
	return frontier
}

// Regions returns the connected regions of cells of g that are closed and not flagged. They are
// in the order of their first cells, row by row.
func Regions(g *game.Game) []Region {
	var regions []Region
	grid := g.Layout().Grid()
	seen := game.NewSet(grid)
	for c := range game.Cells(grid) {
		if seen.Has(c) || !shut(g, c) {
			continue
		}
		var r Region
		walk(grid, c, seen, func(n game.Cell) bool {
			if shut(g, n) {
				r.Add(n)
				return true
			}
			return false
		})
		regions = append(regions, r)
	}
	return regions
}

// walk is a breadth-first search from a cell. It calls visit for each cell that it reaches. If
// visit returns true, the search goes on to the neighbours of that cell. The search skips the cells
// in seen, and adds to seen the cells that it reaches.
func walk(g game.Grid, from game.Cell, seen game.Set, visit func(game.Cell) bool) {
	seen.Add(from)
	next := []game.Cell{from}
	var around [game.MaxSteps]game.Cell
	for len(next) > 0 {
		c := next[0]
		next = next[1:]
		if !visit(c) {
			continue
		}
		for _, n := range game.AppendNeighbors(around[:0], g, c) {
			if !seen.Has(n) {
				seen.Add(n)
				next = append(next, n)
			}
		}
	}
}
