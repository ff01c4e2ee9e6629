package game

// Openings returns the number of openings of the board. An opening is a connected region of empty
// cells with the numbers around it. In a cascade, any of its empty cells opens the whole region.
func (l *Layout) Openings() int {
	openings, _ := l.worth(Cascade, anyCell, always)
	return openings
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
	openings, alone := l.worth(o, anyCell, always)
	return openings + alone
}

// Worth returns the 3BV of the board and the number of its openings, as [Layout.ThreeBV] and
// [Layout.Openings] do. On a large board that takes seconds: Worth calls watch now and then, and
// gives up and reports false once watch returns false.
func (l *Layout) Worth(o Opening, watch func() bool) (threeBV, openings int, ok bool) {
	ok = true
	goOn := func() bool {
		ok = ok && watch()
		return ok
	}
	openings, alone := l.worth(o, anyCell, goOn)
	threeBV = openings + alone
	if o != Cascade {
		openings, _ = l.worth(Cascade, anyCell, goOn)
	}
	return threeBV, openings, ok
}

// ThreeBV returns the part of the board's 3BV that is solved: the number of openings without a
// closed cell, plus the number of open safe cells that are in no opening. In a game that is won it
// is the whole 3BV.
func (g *Game) ThreeBV() int {
	if g.Status() == Won {
		return g.layout.ThreeBV(g.rules.Opening)
	}
	openings, alone := g.layout.worth(g.rules.Opening, g.Open, always)
	return openings + alone
}

func anyCell(Cell) bool { return true }

func always() bool { return true }

// worth returns the number of openings whose cells are all open, and the number of open safe
// cells that are in no opening. Under [Ring] an opening is an empty cell with its neighbours;
// under [Single] there are no openings. If goOn returns false, worth stops, and its results mean
// nothing.
func (l *Layout) worth(o Opening, open func(Cell) bool, goOn func() bool) (openings, alone int) {
	visited := make(cells, l.frame.words()) // cells of an opening
	if o != Single {
		for c := range Cells(l.grid) {
			at := l.frame.bit(c)
			if l.bare.has(at) && !visited.has(at) && l.addOpening(visited, c, o, open, goOn) {
				openings++
			}
			if c.Col == 0 && !goOn() {
				return 0, 0
			}
		}
	}
	for c := range Cells(l.grid) {
		if c.Col == 0 && !goOn() {
			return 0, 0
		}
		if !l.Mine(c) && !visited.has(l.frame.bit(c)) && open(c) {
			alone++
		}
	}
	return openings, alone
}

// addOpening adds to visited the cells of the opening that contains the empty cell c, and reports
// whether all of them are open. The function open must return true for a cell off the board. If goOn
// returns false, addOpening stops.
func (l *Layout) addOpening(
	visited cells, c Cell, o Opening, open func(Cell) bool, goOn func() bool,
) (allOpen bool) {
	visited.add(l.frame.bit(c))
	allOpen = open(c)
	for edge, next := []Cell{c}, []Cell(nil); len(edge) > 0 && goOn(); edge, next = next, edge[:0] {
		for _, c := range edge {
			for _, step := range l.grid.Steps(c) {
				n := c.Add(step)
				at := l.frame.bit(n)
				allOpen = allOpen && open(n)
				if o == Cascade && l.bare.has(at) && !visited.has(at) {
					next = append(next, n)
				}
				visited.add(at)
			}
		}
	}
	return allOpen
}
