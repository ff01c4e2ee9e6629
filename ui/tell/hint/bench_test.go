package hint_test

import (
	"testing"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/deal"
	"buscaminas/ui/tell/hint"
)

// BenchmarkHint measures a hint from the key to the sentence, with most of the openings open.
func BenchmarkHint(b *testing.B) {
	for name, grid := range map[string]game.Grid{
		"square/16x30":     game.Square{Rows: 16, Cols: 30},
		"hex/16x30":        game.Hex{Rows: 16, Cols: 30},
		"square/1000x1000": game.Square{Rows: 1000, Cols: 1000},
		"hex/1000x1000":    game.Hex{Rows: 1000, Cols: 1000},
	} {
		b.Run(name, func(b *testing.B) {
			rows, cols := grid.Size()
			middle := game.Cell{Row: rows / 2, Col: cols / 2}
			board, err := deal.Spec{Grid: grid, Mines: rows * cols / 5, Seed: 1}.Deal(middle)
			if err != nil {
				b.Fatal(err)
			}
			g := game.New(board.Layout, game.Classic)
			open := 0
			for i := range rows * cols {
				c := game.Cell{Row: i / cols, Col: i % cols}
				if board.Around(c) == 0 && !board.Mine(c) && g.Apply(game.Action{Kind: game.Open, Cell: c}) == nil {
					open++
				}
			}
			b.ResetTimer()
			b.ReportMetric(float64(open), "openings")
			for b.Loop() {
				a := advice.See(g).Think().Advice(middle)
				hint.Teller{Game: g}.Whole(a)
			}
		})
	}
}
