package game_test

import (
	"slices"
	"testing"

	"buscaminas/game"

	"pgregory.net/rapid"
)

// AppendMines appends the closed cells around an open cell if they must all be mines by its number
// and the flags around it.
func TestAppendMines(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, r := midGame(t)
		for c := range game.Cells(r.grid) {
			var closed, want []game.Cell
			for _, n := range game.AppendNeighbors(nil, r.grid, c) {
				if !r.open[n] {
					closed = append(closed, n)
				}
			}
			if mines, _ := r.around(c); r.status() == game.Playing && r.open[c] && mines == len(closed) {
				want = slices.DeleteFunc(closed, func(n game.Cell) bool { return r.flagged[n] })
			}
			equalCells(t, c, g.AppendMines(nil, c), want)
		}
	})
}
