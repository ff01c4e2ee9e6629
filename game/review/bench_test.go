package review_test

import (
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/review"
	"buscaminas/game/solver"
)

// BenchmarkExpert judges a game on an Expert board that was played without guesses. Dealing and
// playing the board is measured for comparison.
func BenchmarkExpert(b *testing.B) {
	for _, kind := range game.GridKinds() {
		spec := deal.Spec{Grid: kind.New(16, 30), Mines: 99, Seed: 1, Promise: deal.Followable}
		b.Run(kind.Name+"/played", func(b *testing.B) {
			for b.Loop() {
				thought(b, spec)
			}
		})
		g := thought(b, spec)
		b.Run(kind.Name+"/judged", func(b *testing.B) { judged(b, g) })
	}
}

// BenchmarkLarge judges a game on a board of 10,000 cells that was played without guesses.
func BenchmarkLarge(b *testing.B) {
	for _, kind := range game.GridKinds() {
		spec := deal.Spec{Grid: kind.New(100, 100), Mines: 2000, Seed: 1, Promise: deal.Followable}
		g := thought(b, spec)
		b.Run(kind.Name, func(b *testing.B) { judged(b, g) })
	}
}

func judged(b *testing.B, g review.Game) {
	for b.Loop() {
		if all := slices.Collect(g.Openings()); len(all) != len(g.Moves) {
			b.Fatalf("%d openings of %d moves", len(all), len(g.Moves))
		}
	}
}

// thought returns a game that was played without guesses.
func thought(b *testing.B, spec deal.Spec) review.Game {
	start := deal.Middle(spec.Grid)
	board, err := spec.Deal(start)
	if err != nil {
		b.Fatal(err)
	}
	g := review.Game{Layout: board.Layout, Safe: []game.Cell{start}}
	played, s := game.New(board.Layout, g.Rules), solver.New(spec.Grid, spec.Mines)
	for c, ok := start, true; ok && played.Status() == game.Playing; c, _, ok = s.Next(solver.Followable) {
		a := game.Action{Kind: game.Open, Cell: c}
		if err := played.Apply(a); err != nil {
			b.Fatal(err)
		}
		g.Moves = append(g.Moves, review.Move{Action: a})
		for c := range game.Cells(spec.Grid) {
			if played.Open(c) {
				s.Open(c, board.Around(c))
			}
		}
	}
	return g
}
