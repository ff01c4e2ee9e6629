package boards_test

import (
	"slices"
	"testing"

	"buscaminas/boards"
	"buscaminas/game"

	"pgregory.net/rapid"
)

// formats are the ways to write a board, and the grid that each is read on.
var formats = []struct {
	name   string
	append func([]byte, *game.Layout) []byte
	grid   func(rows, cols int) game.Grid
}{
	{"Map", boards.AppendMap, hex},
	{"List", boards.AppendList, square},
}

// What is written is read again as the same board, of any size, on either grid.
func TestWrittenBoardsAreReadAgain(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		size := rapid.OneOf(rapid.Just(1), rapid.IntRange(1, 12), rapid.IntRange(60, 70))
		rows, cols := size.Draw(t, "rows"), size.Draw(t, "cols")
		grid := rapid.SampledFrom([]game.Grid{hex(rows, cols), square(rows, cols)}).Draw(t, "grid")
		percent := rapid.IntRange(0, 100).Draw(t, "percent")
		dice := rapid.SliceOfN(rapid.IntRange(0, 99), rows*cols, rows*cols).Draw(t, "dice")
		want := []game.Cell{} // in the order in which they are written: row after row
		for i, die := range dice {
			if die < percent {
				want = append(want, game.Cell{Row: i / cols, Col: i % cols})
			}
		}
		layout, err := game.NewLayout(grid, slices.Values(want))
		if err != nil {
			t.Fatal(err)
		}
		for _, format := range formats {
			b, err := boards.Read(format.append(nil, layout))
			if err != nil {
				t.Fatalf("%s: %v", format.name, err)
			}
			if b.Grid != format.grid(rows, cols) || !slices.Equal(b.Mines, want) || len(b.Notes) > 0 {
				t.Fatalf("%s: read again as %#v with mines %v and notes %v", format.name, b.Grid, b.Mines, b.Notes)
			}
		}
	})
}

func TestAppend(t *testing.T) {
	layout, err := game.NewLayout(hex(2, 4), slices.Values(cells(1, 3, 0, 2, 0, 0)))
	if err != nil {
		t.Fatal(err)
	}
	if got, want := string(boards.AppendMap([]byte("before\n"), layout)), "before\n2 4\n*.*.\n...*\n"; got != want {
		t.Errorf("as a Map:\n%swant\n%s", got, want)
	}
	if got, want := string(boards.AppendList([]byte("before\n"), layout)), "before\n2 4\n3\n0 0\n0 2\n1 3\n"; got != want {
		t.Errorf("as a List:\n%swant\n%s", got, want)
	}
}
