package solver

import (
	"math/rand/v2"
	"slices"
	"testing"

	"buscaminas/game"
)

// A start that cannot be bettered ends the search, and one that another leads to is not
// tried: on a large board it takes a few times what one start does, not a thousand times.
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
				t.Errorf("%s, %d mines: it takes %d, want at most %d", kind.Name, mines, s.spent, most)
			}
		}
	}
}
