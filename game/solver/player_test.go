package solver_test

import (
	"fmt"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/solver"
)

func BenchmarkPlay(b *testing.B) {
	for _, l := range []game.Level{game.Beginner, game.Intermediate, game.Expert} {
		for _, promise := range []deal.Promise{deal.SafeStart, deal.ClearStart} {
			b.Run(fmt.Sprintf("%dx%dn%d/%d", l.Rows, l.Cols, l.Mines, promise), func(b *testing.B) {
				g := game.Square{Rows: l.Rows, Cols: l.Cols}
				p := solver.NewPlayer(g, l.Mines)
				won, games, guesses := 0, 0, 0
				for seed := uint64(1); b.Loop(); seed++ {
					board, _ := deal.Spec{Grid: g, Mines: l.Mines, Seed: seed, Promise: promise}.Deal(game.Cell{})
					r := p.Play(game.New(board.Layout, game.Classic), game.Cell{})
					games++
					guesses += r.Guesses
					if r.Won {
						won++
					}
				}
				b.ReportMetric(100*float64(won)/float64(games), "%won")
				b.ReportMetric(float64(guesses)/float64(games), "guesses/game")
				b.ReportMetric(float64(games)/b.Elapsed().Seconds(), "games/s")
			})
		}
	}
}
