package solver_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
)

// Everything that a part of a board proves is true on the whole board, by the same arguments.
func TestPartProvesWhatHolds(t *testing.T) {
	for _, kind := range game.GridKinds() {
		proved, cut := 0, 0
		for seed := range uint64(40) {
			rng := rand.New(rand.NewPCG(seed, 0))
			g := kind.New(30, 41)
			layout := dealt(t, deal.Spec{Grid: g, Mines: 220, Seed: seed}, game.Cell{Row: 15, Col: 20})
			played := game.New(layout, game.Classic)
			for range 80 {
				if c := (game.Cell{Row: rng.IntN(30), Col: rng.IntN(41)}); !layout.Mine(c) && !played.Open(c) {
					if err := played.Apply(game.Action{Kind: game.Open, Cell: c}); err != nil {
						t.Fatal(err)
					}
				}
			}
			at := game.Cell{Row: rng.IntN(30), Col: rng.IntN(41)}
			part, has := solver.KnownOfPart(played, at, 4+rng.IntN(20), 4+rng.IntN(20))
			if !has(at) {
				t.Fatalf("%s, seed %d: the part around %v has not that cell", kind.Name, seed, at)
			}
			if !has(game.Cell{}) || !has(game.Cell{Row: 29, Col: 40}) {
				cut++
			}
			for _, f := range part.Facts() {
				proved++
				if f.Mine != layout.Mine(f.Cell) || played.Open(f.Cell) || !has(f.Cell) {
					t.Fatalf("%s, seed %d: the proved state of %v is wrong", kind.Name, seed, f.Cell)
				}
				a, ok := part.Argue(slices.Values([]game.Cell{f.Cell}), at)
				if err := boardOf(played).holds(a.Steps, nil, false); err != nil || !ok {
					t.Fatalf("%s, seed %d: the argument about %v: %v", kind.Name, seed, f.Cell, err)
				}
			}
		}
		if proved < 100 || cut < 20 {
			t.Errorf("%s: %d cells proved, on %d parts that are not the whole", kind.Name, proved, cut)
		}
	}
}
