package solver_test

import (
	"fmt"
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
)

// A solver that sees a whole position at once, as for a hint, guesses the same cell as a player who
// opened it cell by cell.
func TestGuessesDependOnThePositionAlone(t *testing.T) {
	for _, kind := range game.GridKinds() {
		guesses := 0
		for seed := range uint64(40) {
			g, start := kind.New(16, 30), game.Cell{Row: 2, Col: 3}
			played := game.New(dealt(t, deal.Spec{Grid: g, Mines: 99, Seed: seed}, start), game.Classic)
			for c, k := start, new(solver.Knowledge); ; {
				if err := played.Apply(game.Action{Kind: game.Open, Cell: c}); err != nil {
					t.Fatal(err)
				}
				if played.Status() != game.Playing {
					break
				}
				k = k.Next(solver.Position{Game: played})
				if safe := slices.Collect(k.Safe()); len(safe) > 0 {
					c = safe[0]
					continue
				}
				guesses++
				next, _ := k.Guess()
				if fresh, _ := know(played).Guess(); fresh.Cell != next.Cell {
					t.Fatalf("%s seed %d: guess %v on first sight, but %v after playing", kind.Name, seed, fresh.Cell, next.Cell)
				}
				c = next.Cell
			}
		}
		if guesses < 30 {
			t.Errorf("%s: only %d guesses", kind.Name, guesses)
		}
	}
}

// The player plays the same games on every machine, however the machine rounds.
func TestGamesAreTheSameEverywhere(t *testing.T) {
	for _, test := range []struct{ grid, want string }{
		{"square", "25 won with 191 guesses"},
		{"hexagonal", "27 won with 185 guesses"},
	} {
		for _, kind := range game.GridKinds() {
			if kind.Name != test.grid {
				continue
			}
			g, won, guesses := kind.New(16, 30), 0, 0
			var p solver.Player
			for seed := range uint64(60) {
				layout := dealt(t, deal.Spec{Grid: g, Mines: 99, Seed: seed, Promise: deal.SafeStart}, game.Cell{})
				r := p.Play(game.New(layout, game.Classic), game.Cell{})
				if guesses += r.Guesses; r.Won {
					won++
				}
			}
			if got := fmt.Sprintf("%d won with %d guesses", won, guesses); got != test.want {
				t.Errorf("%s: %s, want %s", test.grid, got, test.want)
			}
		}
	}
}
