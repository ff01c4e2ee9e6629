package solver_test

import (
	"fmt"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
)

// A solver can grade several starts, and each grade is the same as from a new solver.
func TestGradesDoNotDependOnTheOneBefore(t *testing.T) {
	for _, kind := range game.GridKinds() {
		g := kind.New(9, 12)
		used := solver.New(g, 22)
		for seed := range uint64(40) {
			layout := dealt(t, deal.Spec{Grid: g, Mines: 22, Seed: seed}, game.Cell{Row: 4, Col: 6})
			for i := range 9 * 12 {
				start := game.Cell{Row: i / 12, Col: i % 12}
				got, want := used.Grade(layout, start), solver.New(g, 22).Grade(layout, start)
				if got != want {
					t.Fatalf("%s, seed %d: from %v it is %+v, for a new solver %+v", kind.Name, seed, start,
						got, want)
				}
			}
		}
	}
}

// BenchmarkGrade grades starts on crowded boards. The cost depends on the cells that a start opens,
// so the larger board must not take longer.
func BenchmarkGrade(b *testing.B) {
	for _, size := range []int{100, 1000} {
		b.Run(fmt.Sprintf("%dx%d", size, size), func(b *testing.B) {
			g := game.Square{Rows: size, Cols: size}
			layout := dealt(b, deal.Spec{Grid: g, Mines: size * size * 45 / 100, Promise: deal.SafeStart},
				game.Cell{})
			s := solver.New(g, layout.Mines())
			i := 0
			for b.Loop() {
				s.Grade(layout, game.Cell{Row: i % size, Col: i / size % size})
				i++
			}
		})
	}
}
