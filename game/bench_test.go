package game_test

import (
	"fmt"
	"iter"
	"math/rand/v2"
	"testing"

	"buscaminas/game"
)

// scattered yields each cell of g with the given chance, except the first few cells of the first
// rows, so that a cascade can start at 0,0.
func scattered(g game.Grid, percent int) iter.Seq[game.Cell] {
	rng := rand.New(rand.NewPCG(1, 2))
	rows, cols := g.Size()
	return func(yield func(game.Cell) bool) {
		for r := range rows {
			for c := range cols {
				if rng.IntN(100) < percent && r+c > 3 && !yield(game.Cell{Row: r, Col: c}) {
					return
				}
			}
		}
	}
}

// perCell reports the time of an iteration divided by the number of cells. Compare it with
// BenchmarkCopy of the same size in the same run.
func perCell(b *testing.B, cells int) {
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(cells), "ns/cell")
}

func BenchmarkCascade(b *testing.B) {
	open := game.Action{Kind: game.Open}
	undo := game.Action{Kind: game.Undo}
	for _, grid := range game.GridKinds() {
		for _, percent := range []int{0, 5} {
			for _, size := range []int{250, 1000} {
				shape := grid.New(size, size)
				layout, err := game.NewLayout(shape, scattered(shape, percent))
				if err != nil {
					b.Fatal(err)
				}
				name := fmt.Sprintf("%s/%dpct/%d", grid.Name, percent, size)
				b.Run(name, func(b *testing.B) {
					g := game.New(layout, game.LeftToFind)
					for b.Loop() {
						if err := g.Apply(open); err != nil {
							b.Fatal(err)
						}
						b.StopTimer()
						if err := g.Apply(undo); err != nil {
							b.Fatal(err)
						}
						b.StartTimer()
					}
					perCell(b, size*size)
				})
				b.Run(name+"/undo", func(b *testing.B) {
					g := game.New(layout, game.LeftToFind)
					for b.Loop() {
						b.StopTimer()
						if err := g.Apply(open); err != nil {
							b.Fatal(err)
						}
						b.StartTimer()
						if err := g.Apply(undo); err != nil {
							b.Fatal(err)
						}
					}
					perCell(b, size*size)
				})
			}
		}
	}
}

// BenchmarkCopy copies one byte for each cell. The other benchmarks are compared with it.
func BenchmarkCopy(b *testing.B) {
	for _, size := range []int{250, 1000} {
		b.Run(fmt.Sprint(size), func(b *testing.B) {
			from, to := make([]byte, size*size), make([]byte, size*size)
			for b.Loop() {
				copy(to, from)
			}
			perCell(b, size*size)
		})
	}
}
