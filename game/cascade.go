package game

// flood does a flood fill in rounds, starting from the cells of edge. Each round calls visit with
// the neighbours of those edge cells that satisfy spreads. The neighbours for which visit returns
// true are the edge of the next round. The parameter rounds is the largest number of rounds.
// Neighbours may be off the board. The flood overwrites edge.
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

// rounds returns the largest number of rounds of [Layout.flood] when a cell is opened under rule o.
func (o Opening) rounds() int { return [...]int{Cascade: MaxCells, Ring: 1, Single: 0}[o] }

// spreading returns a function that reports whether the next opening spreads from a cell to its
// neighbours.
func (g *Game) spreading() func(Cell) bool {
	first := g.steps == 0 && g.opened == 0 // undo does not lower steps; NewAt opens without a step
	if first && g.layout.promised || g.rules.Numbering == Total || g.rules.Opening != Cascade || g.flags == 0 {
		return g.layout.bare
	}
	return func(c Cell) bool {
		return g.layout.around != nil && !g.layout.Mine(c) && g.left(c) <= 0
	}
}
