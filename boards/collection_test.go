package boards_test

import (
	"iter"
	"os"
	"slices"
	"strings"
	"testing"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/game/solver/check"
)

// How the collection begins: boards that single numbers solve, then boards that
// need more thought, and then the published ones.
const (
	simple    = 4  // the first so many
	solvable  = 12 // the first so many, those among them
	published = 4  // the last so many
)

func TestCollection(t *testing.T) {
	titles := map[string]bool{}
	all := boards.Collection()
	if len(all) != solvable+published {
		t.Errorf("%d boards, want %d", len(all), solvable+published)
	}
	for _, b := range all {
		layout := layoutOf(t, b)
		if layout.Mine(b.Start) {
			t.Errorf("%s: a mine at the start, %v", b.File, b.Start)
		}
		for _, title := range []string{"es " + b.Title.Spanish, "en " + b.Title.English} {
			if len(title) == 3 || titles[title] {
				t.Errorf("%s: the title %q is empty or given twice", b.File, title)
			}
			titles[title] = true
		}
	}
}

func layoutOf(t *testing.T, b boards.Bundled) *game.Layout {
	t.Helper()
	board, err := b.Board()
	if err != nil {
		t.Fatal(err)
	}
	if len(board.Notes) > 0 {
		t.Errorf("%s: %v", b.File, board.Notes[0])
	}
	_, isHex := board.Grid.(game.Hex)
	if (strings.HasPrefix(b.File, "hex-") || strings.HasPrefix(b.File, "map-")) != isHex {
		t.Errorf("%s: its grid is %T", b.File, board.Grid)
	}
	layout, err := board.Layout()
	if err != nil {
		t.Fatalf("%s: %v", b.File, err)
	}
	return layout
}

// Every board in the folder is in the collection, once.
func TestEveryFileIsInTheCollection(t *testing.T) {
	want := []string{"map-2x4-trimmed.txt"} // in the folder only: the same board as map-2x4
	for _, b := range boards.Collection() {
		want = append(want, b.File)
	}
	slices.Sort(want)
	entries, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, e := range entries {
		if strings.HasSuffix(e.Name(), ".txt") {
			got = append(got, e.Name())
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("the folder has\n%q\nand the collection\n%q", got, want)
	}
}

func TestBoardsAreSolvedByThought(t *testing.T) {
	for i, b := range boards.Collection()[:solvable] {
		layout := layoutOf(t, b)
		if !check.Cleared(layout, b.Start) {
			t.Errorf("%s: cannot be solved from %v without guessing", b.File, b.Start)
		}
		if solved := check.ClearedByOne(layout, b.Start); solved != (i < simple) {
			t.Errorf("%s: solved by single numbers: %v", b.File, solved)
		}
	}
}

func everyCell(g game.Grid) iter.Seq[game.Cell] {
	rows, cols := g.Size()
	return func(yield func(game.Cell) bool) {
		for i := range rows * cols {
			if !yield(game.Cell{Row: i / cols, Col: i % cols}) {
				return
			}
		}
	}
}
