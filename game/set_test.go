package game_test

import (
	"slices"
	"testing"

	"buscaminas/game"

	"pgregory.net/rapid"
)

// A set has the cells that were added and not removed, row by row, and no cell off the board.
func TestSetIsAMap(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		kind := rapid.SampledFrom(game.GridKinds()).Draw(t, "grid")
		grid := kind.New(rapid.IntRange(1, 5).Draw(t, "rows"), rapid.IntRange(1, 140).Draw(t, "cols"))
		set, want := game.NewSet(grid), map[game.Cell]bool{}
		for range rapid.IntRange(0, 40).Draw(t, "changes") {
			c := drawCell(t, grid)
			want[c] = rapid.Bool().Draw(t, "member")
			set.Put(c, want[c])
		}
		other := set.Clone()
		set.Clear()
		var all []game.Cell
		for c := range game.Cells(grid) {
			if want[c] {
				all = append(all, c)
			}
			if other.Has(c) != want[c] || set.Has(c) {
				t.Fatalf("%v: %v in the copy, %v in the cleared set, want %v", c, other.Has(c), set.Has(c), want[c])
			}
			for _, step := range grid.Steps(c) {
				if n := c.Add(step); !game.Contains(grid, n) && other.Has(n) {
					t.Fatalf("%v off the board is in the set", n)
				}
			}
		}
		if got := slices.Collect(other.Cells()); !slices.Equal(got, all) {
			t.Fatalf("the cells are %v, want %v", got, all)
		}
	})
}
