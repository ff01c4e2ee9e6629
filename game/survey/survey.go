// Package survey answers what a player asks of a board who does not see all of it at once:
// what lies around a cell, which numbers still touch closed cells, and into how many
// regions these fall. It knows no more than the player: what is open, and what that shows.
package survey

import "buscaminas/game"

// A Number is an open cell that touches closed cells without a flag.
type Number struct {
	Cell   game.Cell
	Left   int         // mines left to find around it; negative where there are more flags than mines
	Closed []game.Cell // closed and not flagged, in the order of [Clockwise]
}

// NumberOf returns what is known of the open cell c of g: it may touch no closed cell.
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

// Frontier returns the numbers of g that touch closed cells without a flag, the nearest to
// a cell first: by how many steps lead there.
func Frontier(g *game.Game, from game.Cell) []Number {
	var frontier []Number
	walk(g.Layout().Grid(), from, newSeen(g), func(c game.Cell) bool {
		if g.Open(c) {
			if n := NumberOf(g, c); len(n.Closed) > 0 {
				frontier = append(frontier, n)
			}
		}
		return true
	})
	return frontier
}

// Regions returns the closed cells of g without a flag, those that hang together each as a
// region of its own, in the order in which they are read.
func Regions(g *game.Game) []Region {
	var regions []Region
	grid, seen := g.Layout().Grid(), newSeen(g)
	for c := range game.Cells(grid) {
		if seen.has(c) || !shut(g, c) {
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

// walk visits the cells of g from one on, and from each that visit says so those that touch
// it, the nearest first. It visits none twice, and none that has been seen.
func walk(g game.Grid, from game.Cell, seen seen, visit func(game.Cell) bool) {
	seen.add(from)
	next := []game.Cell{from}
	var around [game.MaxSteps]game.Cell
	for len(next) > 0 {
		c := next[0]
		next = next[1:]
		if !visit(c) {
			continue
		}
		for _, n := range game.AppendNeighbors(around[:0], g, c) {
			if !seen.has(n) {
				seen.add(n)
				next = append(next, n)
			}
		}
	}
}
