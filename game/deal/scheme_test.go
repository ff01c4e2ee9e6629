package deal_test

import (
	"fmt"
	"hash/fnv"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
)

// Hundreds of boards are what they have always been, and so is whether they keep their
// promise: fresh ones, mended ones, and those that could not be mended.
func TestTheSchemeStays(t *testing.T) {
	for _, test := range []struct {
		grid    string
		promise deal.Promise
		version deal.Version
		want    string
	}{
		{"square", deal.ClearStart, deal.V1, "04934fd784edb845"}, {"hexagonal", deal.ClearStart, deal.V1, "c510dcbaba494555"},
		{"square", deal.SafeStart, deal.V1, "c25abdac74d709d5"}, {"hexagonal", deal.SafeStart, deal.V1, "c25abdac74d709d5"},
		{"square", deal.AnyStart, deal.V1, "1bac44e4f8ea81b5"}, {"hexagonal", deal.AnyStart, deal.V1, "1bac44e4f8ea81b5"},
		{"square", deal.Followable, deal.V1, "e4971cfc8b4797ca"}, {"hexagonal", deal.Followable, deal.V1, "ad63fc18635fcb4f"},
		{"square", deal.Provable, deal.V1, "774791fb50053163"}, {"hexagonal", deal.Provable, deal.V1, "ad63fc18635fcb4f"},
		{"square", deal.Followable, deal.V2, "28611bda9d4b8d2a"}, {"hexagonal", deal.Followable, deal.V2, "a81bfdc115d3c61c"},
		{"square", deal.Provable, deal.V2, "172accd81cf63e9a"}, {"hexagonal", deal.Provable, deal.V2, "a81bfdc115d3c61c"},
		{"square", deal.Followable, deal.V3, "10596f206ac1c92d"}, {"hexagonal", deal.Followable, deal.V3, "1317024031b794ff"},
		{"square", deal.Provable, deal.V3, "db367c326584edaf"}, {"hexagonal", deal.Provable, deal.V3, "1317024031b794ff"},
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
						Version: test.version,
					}
					board := mustDealBoard(t, spec, game.Cell{Row: int(seed*5) % l.Rows, Col: int(seed*3) % l.Cols})
					fmt.Fprint(sum, picture(board.Layout), board.Kept, board.Tries)
				}
			}
		}
		if got := fmt.Sprintf("%016x", sum.Sum64()); got != test.want {
			t.Errorf("%s boards with promise %d, dealing %v, are now %s, want %s",
				test.grid, test.promise, test.version, got, test.want)
		}
	}
}
