package solver_test

import (
	"fmt"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
)

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
