package solver

import (
	"math/rand/v2"
	"slices"
	"testing"

	"buscaminas/game"
)

// BestStart stops at a start that no other can beat, and does not try cells that an earlier start
// has opened. So on a large board it costs a few times as much as one start, and not a thousand
// times.
func TestBestStartTriesFew(t *testing.T) {
	for _, kind := range game.GridKinds() {
		for _, mines := range []int{0, 500, 1500, 2500, 4500, 9000} {
			var laid []game.Cell
			for _, i := range rand.New(rand.NewPCG(1, 1)).Perm(100 * 100)[:mines] {
				laid = append(laid, game.Cell{Row: i / 100, Col: i % 100})
			}
			board, err := game.NewLayout(kind.New(100, 100), slices.Values(laid))
			if err != nil {
				t.Fatal(err)
			}
			s := newStarts(board, func(float64) {})
			s.best()
			if most := 20 * board.Cells(); s.spent > most {
				t.Errorf("%s, %d mines: cost %d, want at most %d", kind.Name, mines, s.spent, most)
			}
		}
	}
}
