package solver_test

import (
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
)

// On a large board the solver drops lists that it no longer needs. It still knows the board, and
// after Reset solves another board as a new solver does.
func TestLargeBoardsAreKnownAndForgotten(t *testing.T) {
	for _, kind := range game.GridKinds() {
		grid := kind.New(500, 400)
		first := dealt(t, deal.Spec{Grid: grid, Mines: 12_000, Seed: 1}, game.Cell{})
		second := dealt(t, deal.Spec{Grid: grid, Mines: 12_000, Seed: 2}, game.Cell{})
		s := solver.New(grid, 12_000)
		if got := s.Grade(first); got.Open < 150_000 {
			t.Fatalf("%s: %+v: too little to test anything", kind.Name, got)
		}
		proved := map[game.Cell]bool{}
		for _, c := range s.Mines() {
			if proved[c] || !first.Mine(c) {
				t.Fatalf("%s: %v among the mines", kind.Name, c)
			}
			proved[c] = true
		}
		for c := range game.Cells(grid) {
			if is := s.State(c) == solver.Mine; is != proved[c] {
				t.Fatalf("%s: %v is a mine: %v, and among them: %v", kind.Name, c, is, proved[c])
			}
		}
		want := solver.GradeOf(second, game.Cell{})
		if got := s.Grade(second); got != want {
			t.Errorf("%s: after another board %+v, before %+v", kind.Name, got, want)
		}
	}
}
