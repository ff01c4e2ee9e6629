package game

import (
	"math/bits"
	"slices"
)

// Openings returns the number of openings of the board. An opening is a connected region of empty
// cells with the numbers around it. In a cascade, any of its empty cells opens the whole region.
func (l *Layout) Openings() int {
	openings, _ := l.worth(Cascade, nil)
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
	openings, alone := l.worth(o, nil)
	return openings + alone
}

// ThreeBV returns the part of the board's 3BV that is solved: the number of openings without a
// closed cell, plus the number of open safe cells that are in no opening. In a game that is won it
// is the whole 3BV.
func (g *Game) ThreeBV() int {
	if g.Status() == Won {
		return g.layout.ThreeBV(g.rules.Opening)
	}
	closed := slices.Clone(g.shut)
	for w, flagged := range g.flagged {
		closed[w] |= flagged
	}
	openings, alone := g.layout.worth(g.rules.Opening, closed)
	return openings + alone
}

// worth returns the number of openings without a closed cell, and the number of safe cells that are
// neither closed nor in an opening. Under [Ring] an opening is an empty cell with its neighbours;
// under [Single] there are no openings. If closed is nil, no cell is closed.
func (l *Layout) worth(o Opening, closed cells) (openings, alone int) {
	visited := make(cells, l.frame.words()) // cells of an opening
	for row := 0; row < l.frame.rows && o != Single; row++ {
		for place := range l.frame.stride {
			w := l.frame.word(row, place)
			for l.bare[w]&^visited[w] != 0 {
				first := Cell{row, place*wordBits + bits.TrailingZeros64(l.bare[w]&^visited[w])}
				if l.addOpening(visited, first, o, closed) {
					openings++
				}
			}
		}
	}
	for row := range l.frame.rows {
		for place := range l.frame.stride {
			w := l.frame.word(row, place)
			safe := l.frame.onBoard(row, place) &^ l.mine[w] &^ visited[w]
			if closed != nil {
				safe &^= closed[w]
			}
			alone += bits.OnesCount64(safe)
		}
	}
	return openings, alone
}

// addOpening adds to visited the cells of the opening that contains the empty cell c, and reports
// whether none of them is closed.
func (l *Layout) addOpening(visited cells, c Cell, o Opening, closed cells) (allOpen bool) {
	allOpen = true
	visit := func(c Cell) bool {
		at := l.frame.bit(c)
		allOpen = allOpen && (closed == nil || !closed.has(at))
		if visited.has(at) {
			return false
		}
		visited.add(at)
		return true
	}
	visit(c)
	l.flood([]Cell{c}, l.bare, o.rounds(), visit)
	return allOpen
}
