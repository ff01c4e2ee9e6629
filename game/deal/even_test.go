package deal_test

import (
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
)

// On a crowded board that needs no guess, the first opening and the corners have no more mines
// around them than other places. The edge is not checked: it has more mines on all boards that need
// no guess (see game/README.md). Triangles are not checked either: boards as crowded as these need
// a guess.
func TestMinesDoNotCrowd(t *testing.T) {
	const boards, size = 250, 16
	type count struct{ mines, cells float64 }
	for _, grid := range []func(rows, cols int) game.Grid{square, hex} {
		g := grid(size, size)
		start := deal.Middle(g)
		distance := func(c game.Cell) int { return max(c.Row-start.Row, start.Row-c.Row, c.Col-start.Col, start.Col-c.Col) }
		counts := map[string]count{}
		for seed := range uint64(boards) {
			spec := deal.Spec{Grid: g, Mines: 90, Seed: seed, Promise: deal.Provable}
			board := mustDeal(t, spec, start)
			for c := range game.Cells(g) {
				down, across := min(c.Row, size-1-c.Row), min(c.Col, size-1-c.Col)
				place := "elsewhere"
				switch {
				case distance(c) < 2:
					continue
				case down+across == 0:
					place = "in the corners"
				case min(down, across) < 2:
					continue
				case distance(c) == 2:
					place = "around the start"
				}
				n := counts[place]
				n.cells++
				if board.Mine(c) {
					n.mines++
				}
				counts[place] = n
			}
		}
		share := func(place string) float64 { return counts[place].mines / counts[place].cells }
		for place, most := range map[string]float64{"around the start": .02, "in the corners": .04} {
			t.Logf("%T: %.3f %s, %.3f elsewhere", g, share(place), place, share("elsewhere"))
			if off := share(place) - share("elsewhere"); off > most || off < -most {
				t.Errorf("%T: a mine in %.3f of the cells %s, in %.3f elsewhere", g, share(place), place, share("elsewhere"))
			}
		}
	}
}
