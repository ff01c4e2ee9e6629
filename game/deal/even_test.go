package deal_test

import (
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
)

// On a crowded board that needs no guess, the mines around the cells that are open from the
// first are no more than elsewhere. At the rim there are more, as there are on all boards
// without a guess, see game/README.md: so that is not looked at. Nor are triangles: as crowded
// as this they need a guess.
func TestMinesDoNotCrowdAroundTheStart(t *testing.T) {
	const boards = 150
	for _, grid := range []func(rows, cols int) game.Grid{square, hex} {
		g := grid(16, 16)
		start := deal.Middle(g)
		distance := func(c game.Cell) int { return max(c.Row-start.Row, start.Row-c.Row, c.Col-start.Col, start.Col-c.Col) }
		var around, elsewhere struct{ mines, cells float64 }
		for seed := range uint64(boards) {
			board := mustDealBoard(t, deal.Spec{Grid: g, Mines: 90, Seed: seed, Promise: deal.Provable, Version: deal.V2}, start)
			for i := range 16 * 16 {
				c := game.Cell{Row: i / 16, Col: i % 16}
				count := &elsewhere
				switch rim := min(c.Row, c.Col, 15-c.Row, 15-c.Col); {
				case distance(c) < 2 || rim < 2:
					continue
				case distance(c) == 2:
					count = &around
				}
				count.cells++
				if board.Mine(c) {
					count.mines++
				}
			}
		}
		near, far := around.mines/around.cells, elsewhere.mines/elsewhere.cells
		t.Logf("%T: %.3f around the start, %.3f elsewhere", g, near, far)
		if near > far+.02 || near < far-.04 {
			t.Errorf("%T: a mine in %.3f of the cells around the start, in %.3f elsewhere", g, near, far)
		}
	}
}
