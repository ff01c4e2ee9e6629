package solver_test

import (
	"math"
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
)

// A solver that is told each opening counts again only what has changed. It finds the same chances as
// a new solver that is told the whole position, and guesses the same cell.
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
					if k.State(c) != fresh.State(c) || !(math.Abs(k.Chance(c)-fresh.Chance(c)) <= 1e-9) {
						t.Fatalf("%s seed %d, %d cells open: the chance of %v is %v, and %v at first sight",
							kind.Name, seed, played.Opened(), c, k.Chance(c), fresh.Chance(c))
					}
				}
				next := slices.Collect(k.Safe())
				if len(next) == 0 {
					guess, _ := k.Guess()
					if first, _ := fresh.Guess(); first.Cell != guess.Cell {
						t.Fatalf("%s seed %d: guess %+v at first sight, but %+v after playing", kind.Name, seed, first, guess)
					}
					next = append(next, guess.Cell)
				}
				c = next[0]
			}
		}
		if compared < 200 {
			t.Errorf("%s: only %d positions compared", kind.Name, compared)
		}
	}
}
