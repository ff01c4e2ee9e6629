package game

// flood does a flood fill in at most the given number of rounds. The first round begins with the
// cells of edge. In each round, flood takes the cells of the edge that satisfy spreads, and calls
// visit with each neighbour of these cells, even if the neighbour is off the board. The neighbours
// for which visit returns true are the edge of the next round. The flood overwrites the slice edge.
func (l *Layout) flood(edge []Cell, spreads func(Cell) bool, rounds int, visit func(Cell) bool) {
	for next := make([]Cell, 0, 32); len(edge) > 0 && rounds > 0; edge, next = next, edge[:0] {
		rounds--
		for _, c := range edge {
			if !spreads(c) {
				continue
			}
			for _, step := range l.grid.Steps(c) {
				if n := c.Add(step); visit(n) {
					next = append(next, n)
				}
			}
		}
	}
}

// rounds returns how many rounds of [Layout.flood] are allowed after a cell is opened under rule o:
// none under [Single], one under [Ring], and any number under [Cascade].
func (o Opening) rounds() int { return [...]int{Cascade: MaxCells, Ring: 1, Single: 0}[o] }

// spreading returns a function that reports whether the next opening spreads from a cell to its
// neighbours.
func (g *Game) spreading() func(Cell) bool {
	first := g.steps == 0 && g.opened == 0 // steps counts undone steps, too; opened counts the cells of NewAt
	if first && g.layout.promised || g.rules.Numbering == Total || g.rules.Opening != Cascade || g.flags == 0 {
		return g.layout.bare
	}
	return func(c Cell) bool {
		return g.layout.around != nil && !g.layout.Mine(c) && g.left(c) <= 0
	}
}
