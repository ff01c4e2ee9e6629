package cursor

import (
	"testing"

	"buscaminas/game"

	"pgregory.net/rapid"
)

// So many steps at once lead where as many lead one by one, however often around the board.
func TestNextStepByStep(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		grid := game.Square{Rows: rapid.IntRange(1, 4).Draw(t, "rows"), Cols: rapid.IntRange(1, 5).Draw(t, "cols")}
		cells := rapid.SliceOfN(rapid.Bool(), grid.Rows*grid.Cols, grid.Rows*grid.Cols).Draw(t, "like this")
		like := func(c game.Cell) bool { return cells[c.Row*grid.Cols+c.Col] }
		forward, times := rapid.Bool().Draw(t, "forward"), rapid.IntRange(1, 60).Draw(t, "times")
		from := game.Cell{Row: rapid.IntRange(0, grid.Rows-1).Draw(t, "row"), Col: rapid.IntRange(0, grid.Cols-1).Draw(t, "col")}
		want := from
		for range times {
			want = Next(grid, want, forward, 1, like)
		}
		looked := 0
		got := Next(grid, from, forward, times, func(c game.Cell) bool { looked++; return like(c) })
		if got != want {
			t.Fatalf("%d steps from %v lead to %v, want %v", times, from, got, want)
		}
		if looked > 2*len(cells) {
			t.Fatalf("looked at %d cells of a board of %d", looked, len(cells))
		}
	})
}
