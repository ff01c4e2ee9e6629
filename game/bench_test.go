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

func BenchmarkCascade(b *testing.B) {
	for _, grid := range game.GridKinds() {
		for _, percent := range []int{0, 5} {
			shape := grid.New(1000, 1000)
			layout, err := game.NewLayout(shape, scattered(shape, percent))
			if err != nil {
				b.Fatal(err)
			}
			b.Run(fmt.Sprintf("%s/%dpct", grid.Name, percent), func(b *testing.B) {
				g := game.New(layout, game.LeftToFind)
				for b.Loop() {
					for _, kind := range []game.Kind{game.Open, game.Undo} {
						if err := g.Apply(game.Action{Kind: kind}); err != nil {
							b.Fatal(err)
						}
					}
				}
			})
		}
	}
}
