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
			played, k := game.New(layout, game.Classic), new(solver.Knowledge)
			for c := start; ; {
				if err := played.Apply(game.Action{Kind: game.Open, Cell: c}); err != nil {
					t.Fatal(err)
				}
				if played.Status() != game.Playing {
					break
				}
				k = k.Next(solver.Position{Game: played})
				fresh := know(played)
				compared++
				for c := range game.Cells(g) {
					if k.State(c) != fresh.State(c) || math.Abs(k.Chance(c)-fresh.Chance(c)) > 1e-9 {
						t.Fatalf("%s seed %d, %d cells open: the chance of %v is %v, and %v at first sight",
							kind.Name, seed, played.Opened(), c, k.Chance(c), fresh.Chance(c))
					}
				}
				guess, _ := k.Guess()
				c = guess.Cell
				for c = range k.Safe() {
					break
				}
			}
		}
		if compared < 200 {
			t.Errorf("%s: only %d positions compared", kind.Name, compared)
		}
	}
}
