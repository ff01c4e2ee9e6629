package solver_test

import (
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
)

// A solver grades one start after the other as though each were its first.
func TestGradesDoNotDependOnTheOneBefore(t *testing.T) {
	for _, kind := range kinds {
		g := kind.of(9, 12)
		used := solver.New(g, 22)
		for seed := range uint64(40) {
			layout := dealt(t, deal.Spec{Grid: g, Mines: 22, Seed: seed}, game.Cell{Row: 4, Col: 6})
			for i := range 9 * 12 {
				start := game.Cell{Row: i / 12, Col: i % 12}
				if got, want := used.Grade(layout, start), solver.New(g, 22).Grade(layout, start); got != want {
					t.Fatalf("%s, seed %d: from %v it is %+v, for a new solver %+v", kind.name, seed, start, got, want)
				}
			}
		}
	}
}

// To try a start costs what it opens, not what the board holds: else a crowded board
// would take the square of its cells.
func TestManyStartsOnALargeBoard(t *testing.T) {
	g := game.Square{Rows: 1000, Cols: 1000}
	layout := dealt(t, deal.Spec{Grid: g, Mines: 450_000, Promise: deal.SafeStart}, game.Cell{})
	s := solver.New(g, layout.Mines())
	begin := time.Now()
	for i := range 20_000 {
		s.Grade(layout, game.Cell{Row: i % 1000, Col: i / 1000})
	}
	if took := time.Since(begin); took > 5*time.Second {
		t.Errorf("20,000 starts took %v", took)
	}
}
