package solver_test

import (
	"math"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
)

// A solver that is told each opening counts again only what has changed. It finds the same chances as
// a new solver that is told the whole position.
func TestChancesWhileAGameGoesOn(t *testing.T) {
	for _, kind := range game.GridKinds() {
		g, start, compared := kind.New(16, 30), game.Cell{Row: 8, Col: 15}, 0
		for seed := range uint64(6) {
			layout := dealt(t, deal.Spec{Grid: g, Mines: 99, Seed: seed, Promise: deal.ClearStart}, start)
			p := solver.NewPlayer(g, 99)
			shown := map[game.Cell]int{}
			for c, ok := start, true; ok; {
				shown[c] = layout.Around(c)
				p.Open(c, layout.Around(c))
				if err := p.Solve(); err != nil {
					t.Fatal(err)
				}
				fresh := solver.New(g, 99)
				for c, n := range shown {
					fresh.Open(c, n)
				}
				if err := fresh.Solve(); err != nil {
					t.Fatal(err)
				}
				compared++
				for c := range game.Cells(g) {
					if p.State(c) != fresh.State(c) || math.Abs(p.Chance(c)-fresh.Chance(c)) > 1e-9 {
						t.Fatalf("%s seed %d, %d cells open: the chance of %v is %v, and %v at first sight",
							kind.Name, seed, len(shown), c, p.Chance(c), fresh.Chance(c))
					}
				}
				if c, _, ok = p.Next(solver.Complete); !ok {
					if c, _, ok = p.Guess(); ok {
						ok = !layout.Mine(c)
					}
				}
			}
		}
		if compared < 200 {
			t.Errorf("%s: only %d positions compared", kind.Name, compared)
		}
	}
}
