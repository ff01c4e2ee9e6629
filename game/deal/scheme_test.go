package deal_test

import (
	"fmt"
	"hash/fnv"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
)

// Seeds saved with a scheme must keep giving the same boards. If this test fails, deal.Scheme must
// be raised.
func TestTheSchemeStays(t *testing.T) {
	for _, test := range []struct {
		grid    string
		promise deal.Promise
		want    string
	}{
		{"square", deal.ClearStart, "04934fd784edb845"}, {"hexagonal", deal.ClearStart, "c510dcbaba494555"},
		{"square", deal.SafeStart, "c25abdac74d709d5"}, {"hexagonal", deal.SafeStart, "c25abdac74d709d5"},
		{"square", deal.AnyStart, "1bac44e4f8ea81b5"}, {"hexagonal", deal.AnyStart, "1bac44e4f8ea81b5"},
		{"square", deal.Followable, "8404d2459ad9ab1e"}, {"hexagonal", deal.Followable, "1317024031b794ff"},
		{"square", deal.Provable, "db367c326584edaf"}, {"hexagonal", deal.Provable, "1317024031b794ff"},
	} {
		sum := fnv.New64a()
		for _, kind := range game.GridKinds() {
			if kind.Name != test.grid {
				continue
			}
			for _, l := range []game.Level{
				game.Beginner, game.Intermediate, game.Expert,
				{Rows: 16, Cols: 30, Mines: 170}, {Rows: 40, Cols: 50, Mines: 400},
				{Rows: 1, Cols: 12, Mines: 2}, {Rows: 12, Cols: 2, Mines: 3},
				{Rows: 5, Cols: 5, Mines: 9}, {Rows: 8, Cols: 8, Mines: 50},
			} {
				for seed := range uint64(8) {
					spec := deal.Spec{
						Grid:    kind.New(l.Rows, l.Cols),
						Mines:   l.Mines,
						Seed:    seed,
						Promise: test.promise,
					}
					board := mustDeal(t, spec, game.Cell{Row: int(seed*5) % l.Rows, Col: int(seed*3) % l.Cols})
					fmt.Fprint(sum, picture(board.Layout), board.Kept, board.Tries)
				}
			}
		}
		if got := fmt.Sprintf("%016x", sum.Sum64()); got != test.want {
			t.Errorf("%s boards with promise %d are now %s, want %s", test.grid, test.promise, got, test.want)
		}
	}
}
