package solver_test

import (
	"fmt"
	"math"
	"testing"

	"buscaminas/game"
	"buscaminas/game/solver"
)

// The chance that two cells are both safe is the chance of the first, times that of the second once
// the first is known to be safe. On these boards no cell is free of numbers, or just a few are, so
// that nearly all mines lie beside numbers.
func TestBothAreSafe(t *testing.T) {
	for _, board := range []struct{ cols, mines int }{{60, 66}, {60, 72}, {60, 84}, {62, 66}, {62, 84}, {68, 90}} {
		t.Run(fmt.Sprintf("3x%d with %d mines", board.cols, board.mines), func(t *testing.T) {
			open := func() *solver.Solver {
				s := solver.New(game.Square{Rows: 3, Cols: board.cols}, board.mines)
				for left := 0; left < 60; left += 5 {
					s.Open(game.Cell{Row: 1, Col: left + 1}, 4)
					s.Open(game.Cell{Row: 1, Col: left + 3}, 4)
				}
				return s
			}
			a, b := game.Cell{}, game.Cell{Col: 59}
			s, safe := open().Known(), open()
			safe.Trust(a)
			then := safe.Known()
			if !s.Exact() || !then.Exact() {
				t.Fatal("the board cannot be solved exactly")
			}
			want := (1 - s.Chance(a)) * (1 - then.Chance(b))
			if got := s.ChanceAllSafe([]game.Cell{a, b}); !(math.Abs(got-want) <= 1e-9) {
				t.Errorf("both are safe with a chance of %.6f, want %.6f", got, want)
			}
		})
	}
}
