package game

// Openings returns the number of openings of the board. An opening is a connected region of empty
// cells with the numbers around it. In a cascade, any of its empty cells opens the whole region.
func (l *Layout) Openings() int {
	openings, _ := l.worth(Cascade, always)
	return openings
}

// Islands returns the number of connected regions of the cells that are neither mines nor in an opening.
func (l *Layout) Islands() (islands int) {
	seen := NewSet(l.grid)
	for c := range Cells(l.grid) {
		if l.bare(c) {
			seen.Add(c)
			for _, n := range AppendNeighbors(nil, l.grid, c) {
				seen.Add(n)
			}
		}
	}
	for c := range Cells(l.grid) {
		if seen.Has(c) || l.Mine(c) {
			continue
		}
		islands++
		for island := []Cell{c}; len(island) > 0; island = island[1:] {
			for _, n := range AppendNeighbors(nil, l.grid, island[0]) {
				if !seen.Has(n) && !l.Mine(n) {
					seen.Add(n)
					island = append(island, n)
				}
			}
		}
	}
	return islands
}

// ThreeBV returns the 3BV of the board, which is how players measure boards: the number of
// opens that it takes to win without a chord. It depends on the rule of opening:
//
//   - Cascade: one for each opening, and one for each number in no opening. Fewer opens cannot
//     win. On any grid, this is Bechtel's Board Benchmark Value
//     (http://stephan-bechtel.de/3bv.htm), with the neighbours that cells have on that grid.
//   - Ring: the number of opens of a player who goes row by row, first to the empty cells
//     that are still closed, then to the numbers. To find the least possible, one would have
//     to try all orders.
//   - Single: one for each safe cell.
func (l *Layout) ThreeBV(o Opening) int {
	openings, alone := l.worth(o, always)
	return openings + alone
}

// ThreeBV returns the part of the board's 3BV that is solved: the number of openings without a
// closed cell, plus the number of open safe cells that are in no opening. In a game that is won it
// is the whole 3BV.
func (g *Game) ThreeBV() int {
	if g.Status() == Won {
		return g.layout.ThreeBV(g.rules.Opening)
	}
	openings, alone := g.layout.worth(g.rules.Opening, g.Open)
	return openings + alone
}

// worth returns the number of openings whose cells are all open, and the number of open safe cells
// that are in no opening. Under [Ring] an opening is an empty cell with its neighbours; under
// [Single] there are no openings.
func (l *Layout) worth(o Opening, isOpen func(Cell) bool) (openings, alone int) {
	visited := NewSet(l.grid) // the cells of openings
	for c := range Cells(l.grid) {
		if o == Single || !l.bare(c) || visited.Has(c) {
			continue
		}
		allOpen := true
		visit := func(c Cell) bool {
			if !Contains(l.grid, c) {
				return false
			}
			allOpen = allOpen && isOpen(c)
			isNew := !visited.Has(c)
			visited.Add(c)
			return isNew
		}
		visit(c)
		if l.flood([]Cell{c}, l.bare, o.rounds(), visit); allOpen {
			openings++
		}
	}
	for c := range Cells(l.grid) {
		if !l.Mine(c) && !visited.Has(c) && isOpen(c) {
			alone++
		}
	}
	return openings, alone
}
