package game

// Openings returns the number of openings of the board. An opening is a connected region of empty
// cells together with the numbers around it. A click on any of its empty cells opens it whole.
func (l *Layout) Openings() int {
	openings, _ := l.worth(Cascade, always)
	return openings
}

// Islands returns the number of islands: the connected regions of safe cells that are in no
// opening.
func (l *Layout) Islands() (islands int) {
	_, alone := l.worth(Cascade, always)
	for c := range alone.Cells() {
		if alone.remove(c) {
			islands++
			l.flood([]Cell{c}, always, MaxCells, alone.remove)
		}
	}
	return islands
}

// ThreeBV returns the 3BV of the board, the usual measure of its length: the number of opens that
// win it without chords. It depends on the rule of opening:
//
//   - Cascade: one for each opening, and one for each number in no opening. Fewer opens cannot
//     win. On any grid, this is Bechtel's Board Benchmark Value
//     (http://stephan-bechtel.de/3bv.htm), with the neighbours that cells have on that grid.
//   - Ring: the number of opens of a player who goes over the board twice, row by row. The
//     first time, the player opens the empty cells that are still closed, and the second time
//     the numbers. Another order might need fewer opens, but finding the best order would take
//     a search through all orders.
//   - Single: one for each safe cell.
func (l *Layout) ThreeBV(o Opening) int { return l.threeBV(o, always) }

// ThreeBV returns the part of the board's 3BV that is solved: the number of openings whose cells
// are all open, plus the number of open safe cells that are in no opening. In a game that is won it
// is the whole 3BV.
func (g *Game) ThreeBV() int { return g.layout.threeBV(g.rules.Opening, g.Open) }

// threeBV returns the 3BV solved if exactly the cells that satisfy isOpen are open: see
// [Game.ThreeBV].
func (l *Layout) threeBV(o Opening, isOpen func(Cell) bool) int {
	n, alone := l.worth(o, isOpen)
	for c := range alone.Cells() {
		if isOpen(c) {
			n++
		}
	}
	return n
}

// worth returns the number of openings whose cells are all open, and the set of all safe cells that
// are in no opening. Under [Ring] an opening is an empty cell with its neighbours; under [Single]
// it is an empty cell alone.
func (l *Layout) worth(o Opening, isOpen func(Cell) bool) (openings int, alone Set) {
	alone = setOf(l.grid, func(c Cell) bool { return !l.Mine(c) })
	for c := range alone.Cells() {
		if !l.bare(c) || !alone.remove(c) {
			continue
		}
		allOpen := isOpen(c)
		l.flood([]Cell{c}, l.bare, o.rounds(), func(c Cell) bool {
			allOpen = allOpen && isOpen(c) // a cell off the board counts as open
			return alone.remove(c)
		})
		if allOpen {
			openings++
		}
	}
	return openings, alone
}
