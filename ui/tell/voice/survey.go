package voice

import (
	"cmp"
	"math"
	"slices"

	"buscaminas/game"
)

// A number is an open cell that touches closed cells without a flag.
type number struct {
	Cell   game.Cell
	Left   int         // the mines left to find around the cell; negative if it touches too many flags
	Closed []game.Cell // the closed cells without a flag around the cell, as [clockwise] orders them
}

// numberOf returns the [number] for the open cell c of g. Its field Closed may be empty.
func numberOf(g *game.Game, c game.Cell) number {
	n := number{Cell: c, Left: g.Left(c)}
	for _, around := range clockwise(g.Layout().Grid(), c) {
		if shut(g, around) {
			n.Closed = append(n.Closed, around)
		}
	}
	return n
}

// shut reports whether c is closed and not flagged.
func shut(g *game.Game, c game.Cell) bool { return !g.Open(c) && !g.Flagged(c) }

// frontierFrom returns the numbers of g that touch closed cells without a flag. It orders them by
// their distance from the given cell. The distance is counted in steps of the grid.
func frontierFrom(g *game.Game, from game.Cell) []number {
	var frontier []number
	walk(g.Layout().Grid(), from, game.NewSet(g.Layout().Grid()), func(c game.Cell) bool {
		if g.Open(c) {
			if n := numberOf(g, c); len(n.Closed) > 0 {
				frontier = append(frontier, n)
			}
		}
		return true
	})
	return frontier
}

// regionsOf returns the connected regions of cells of g that are closed and not flagged. They are
// in the order of their first cells, row by row.
func regionsOf(g *game.Game) []region {
	var regions []region
	grid := g.Layout().Grid()
	seen := game.NewSet(grid)
	for c := range game.Cells(grid) {
		if seen.Has(c) || !shut(g, c) {
			continue
		}
		var r region
		walk(grid, c, seen, func(n game.Cell) bool {
			if shut(g, n) {
				r.add(n)
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

// A region describes a set of cells: their number, and the rectangle around them. The zero value is
// the empty set.
type region struct {
	Cells       int
	First, Last game.Cell // First has the smallest row and column of any cell, and Last the largest
}

// add adds the cell c to the set. The set must not have c yet.
func (r *region) add(c game.Cell) {
	if r.Cells == 0 {
		r.First, r.Last = c, c
	}
	r.Cells++
	r.First = game.Cell{Row: min(r.First.Row, c.Row), Col: min(r.First.Col, c.Col)}
	r.Last = game.Cell{Row: max(r.Last.Row, c.Row), Col: max(r.Last.Col, c.Col)}
}

// clockwise returns the cells of g that touch c, clockwise from straight above. Of two cells in
// the same direction the nearer one comes first.
func clockwise(g game.Grid, c game.Cell) []game.Cell {
	steps := slices.Clone(g.Steps(c))
	middle := middles(steps)
	hand := func(step game.Cell) (angle, far float64) {
		x, y := float64(step.Col)-middle[step.Row+game.MaxStep], float64(-step.Row)
		angle = math.Atan2(x, y) // 0 is straight above, and it grows clockwise
		if angle < 0 {
			angle += 2 * math.Pi
		}
		return angle, math.Hypot(x, y)
	}
	slices.SortFunc(steps, func(a, b game.Cell) int {
		angleA, farA := hand(a)
		angleB, farB := hand(b)
		return cmp.Or(cmp.Compare(angleA, angleB), cmp.Compare(farA, farB))
	})
	var around []game.Cell
	for _, step := range steps {
		if n := c.Add(step); game.Contains(g, n) {
			around = append(around, n)
		}
	}
	return around
}

// middles returns, for each row near a cell, the column straight above or below the cell. It counts
// columns from the column of the cell. On the hexagonal grid a result may be 0.5: then the cell
// touches the columns 0 and 1 of that row, one to its left and one to its right. The first result
// is for the row [game.MaxStep] above the cell, and the last for the row [game.MaxStep] below it.
// The parameter steps holds the steps to the neighbours of the cell.
func middles(steps []game.Cell) (middle [2*game.MaxStep + 1]float64) {
	var cells [len(middle)]int
	for _, step := range steps {
		middle[step.Row+game.MaxStep] += float64(step.Col)
		cells[step.Row+game.MaxStep]++
	}
	for i, n := range cells {
		middle[i] /= float64(max(1, n))
	}
	return middle
}
