package advice_test

import (
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/gametest"
	"buscaminas/game/review"

	"pgregory.net/rapid"
)

// Whoever does what the hints say is never blamed, wherever flags are.
func TestHintsAreNeverBlamed(t *testing.T) {
	guesses := 0
	rapid.Check(t, func(t *rapid.T) {
		grid := rapid.SampledFrom([]game.Grid{square(7, 7), hex(6, 7), square(5, 12), square(1, 14)}).Draw(t, "grid")
		cells := slices.Collect(game.Cells(grid))
		mines := rapid.Permutation(cells).Draw(t, "places")[:rapid.IntRange(1, len(cells)/4).Draw(t, "mines")]
		layout, err := game.NewLayout(grid, slices.Values(mines))
		if err != nil {
			t.Fatal(err)
		}
		judged := review.Game{Layout: layout, Rules: game.SingleCells} // a wrong flag cannot lead a cascade to a mine
		g := game.New(layout, judged.Rules)
		gametest.LogIfFailed(t, func() string {
			var plays []game.Action
			for _, m := range judged.Moves {
				plays = append(plays, m.Action)
			}
			return gametest.Text(layout, judged.Rules, plays)
		})
		do := func(kind game.Kind, c game.Cell) {
			a := game.Action{Kind: kind, Cell: c}
			if err := g.Apply(a); err != nil {
				t.Fatal(a, err)
			}
			judged.Moves = append(judged.Moves, review.Move{Action: a})
		}
		flags := rapid.SliceOfNDistinct(rapid.SampledFrom(cells), 0, 4, rapid.ID).Draw(t, "flags")
		for _, c := range flags {
			do(game.Flag, c)
		}
		for g.Status() == game.Playing {
			a := advice.See(g).Think().Advice(game.Cell{})
			switch {
			case a.About == advice.MineCell, a.About == advice.WrongFlag:
				do(game.Flag, a.Cell)
				continue
			case a.Flagged:
				do(game.Flag, a.Cell)
			}
			if a.About == advice.Guess {
				guesses++
			}
			do(game.Open, a.Cell)
		}
		for o := range judged.Openings() {
			if o.Verdict.Wrong() {
				t.Fatalf("move %d is blamed: %+v", o.Move, o)
			}
		}
	})
	if guesses == 0 {
		t.Error("no hint was a guess")
	}
}
