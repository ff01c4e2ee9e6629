package game_test

import (
	"slices"
	"testing"

	"buscaminas/game"

	"pgregory.net/rapid"
)

// MineCells yields exactly the cells with a mine, row by row, on a board of any width.
func TestMineCells(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		kind := rapid.SampledFrom(game.GridKinds()).Draw(t, "grid")
		g := kind.New(rapid.IntRange(1, 5).Draw(t, "rows"), rapid.IntRange(1, 200).Draw(t, "cols"))
		every := rapid.IntRange(1, 9).Draw(t, "every")
		var want []game.Cell
		n := 0
		for c := range game.Cells(g) {
			if n++; n%every == 0 {
				want = append(want, c)
			}
		}
		layout, err := game.NewLayout(g, slices.Values(want))
		if err != nil {
			t.Fatal(err)
		}
		if got := slices.Collect(layout.MineCells()); !slices.Equal(got, want) {
			t.Fatalf("mines at %v, want %v", got, want)
		}
	})
}
