package solver_test

import (
	"fmt"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
)

// BenchmarkGrade grades starts on crowded boards.
func BenchmarkGrade(b *testing.B) {
	for _, size := range []int{100, 1000} {
		b.Run(fmt.Sprintf("%dx%d", size, size), func(b *testing.B) {
			g := game.Square{Rows: size, Cols: size}
			layout := dealt(b, deal.Spec{Grid: g, Mines: size * size * 45 / 100, Promise: deal.SafeStart},
				game.Cell{})
			i := 0
			for b.Loop() {
				solver.GradeOf(layout, game.Cell{Row: i % size, Col: i / size % size})
				i++
			}
		})
	}
}
