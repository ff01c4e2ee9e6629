package solver_test

import (
	"fmt"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
)

// BestStart finds the same start as trying every cell.
func TestBestStart(t *testing.T) {
	for _, kind := range game.GridKinds() {
		for seed := range uint64(60) {
			g := kind.New(8, 11)
			l := dealt(t, deal.Spec{Grid: g, Mines: int(seed)%5*6 + 1, Seed: seed}, game.Cell{Row: 4, Col: 6})
			var want game.Cell
			var wanted solver.Grade
			for _, clearing := range []bool{true, false} {
				for i := range 8 * 11 {
					c := game.Cell{Row: i / 11, Col: i % 11}
					if l.Mine(c) || (l.Around(c) == 0) != clearing {
						continue
					}
					if g := solver.GradeOf(l, c); g.Open > wanted.Open || g.Open == wanted.Open && g.Hardest < wanted.Hardest {
						want, wanted = c, g
					}
				}
			}
			if got, grade := solver.BestStart(l, func(float64) {}); got != want || grade != wanted {
				t.Errorf("%s, seed %d: %v, %+v; trying all %v, %+v", kind.Name, seed, got, grade, want, wanted)
			}
		}
	}
}

// BenchmarkBestStart finds the best start of large boards. It measures clearing the board from a
// single start for comparison.
func BenchmarkBestStart(b *testing.B) {
	for _, density := range []int{5, 15, 20, 30, 45} {
		g := game.Square{Rows: 100, Cols: 100}
		l := dealt(b, deal.Spec{Grid: g, Mines: 100 * density, Seed: 3}, game.Cell{})
		b.Run(fmt.Sprintf("best/%d%%", density), func(b *testing.B) {
			for b.Loop() {
				solver.BestStart(l, func(float64) {})
			}
		})
		b.Run(fmt.Sprintf("one/%d%%", density), func(b *testing.B) {
			for b.Loop() {
				solver.GradeOf(l, game.Cell{})
			}
		})
	}
}
