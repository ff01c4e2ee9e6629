// Package survey describes a game to a player who does not see the whole board at once: the
// cells around one cell, the numbers that still touch closed cells, and the closed regions.
// It uses no more than the player sees.
package survey

import "buscaminas/game"

// A Number is an open cell that touches closed cells without a flag.
type Number struct {
	Cell   game.Cell
	Left   int         // mines left to find around it; negative where there are more flags than mines
	Closed []game.Cell // closed and not flagged, in the order of [Clockwise]
}

// NumberOf returns the number on the open cell c of g. It may touch no closed cell.
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

// Frontier returns the numbers of g that touch closed, unflagged cells, the nearest to from first.
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

// Regions returns the connected regions of closed cells of g without a flag, row by row of
// their first cells.
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

// walk visits from and then, the nearest first, the cells that touch a visited cell for which
// visit has returned true. It visits no cell that has been seen, and adds those it visits.
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
