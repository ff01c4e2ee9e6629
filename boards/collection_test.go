package boards_test

import (
	"iter"
	"os"
	"slices"
	"strings"
	"testing"

	"buscaminas/boards"
	"buscaminas/game"
)

// How the collection begins: boards that single numbers solve, then boards that
// need more thought, and then the published ones.
const (
	simple    = 4
	solvable  = 12
	published = 4
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
		if !thinkThrough(t, b, false) {
			t.Errorf("%s: cannot be solved from %v without guessing", b.File, b.Start)
		}
		if solved := thinkThrough(t, b, true); solved != (i < simple) {
			t.Errorf("%s: solved by single numbers: %v", b.File, solved)
		}
	}
}

// thinkThrough reports whether thought solves the board from its start.
func thinkThrough(t *testing.T, b boards.Bundled, simply bool) bool {
	layout := layoutOf(t, b)
	g := game.New(layout, b.Rules)
	if err := g.Apply(game.Action{Kind: game.Open, Cell: b.Start}); err != nil {
		t.Fatal(err)
	}
	thinker := thinker{game: g, grid: layout.Grid(), mines: map[game.Cell]bool{}}
	return thinker.solve(simply)
}

// The checker does not call a guess thought.
func TestGuessesAreNoThought(t *testing.T) {
	tests := []struct {
		text  string
		start game.Cell
		want  bool
	}{
		{"1 2\n1\n0 0\n", game.Cell{Row: 0, Col: 1}, true},
		{"2 3\n1\n0 0\n", game.Cell{Row: 0, Col: 2}, false}, // or 1,0
		{"2 3\n2\n0 0\n1 0\n", game.Cell{Row: 0, Col: 2}, true},
		{"1 4\n1\n0 1\n", game.Cell{Row: 0, Col: 0}, true},           // nothing left for the rest
		{"1 4\n2\n0 1\n0 2\n", game.Cell{Row: 0, Col: 0}, false},     // or 0,3
		{"1 5\n2\n0 1\n0 3\n", game.Cell{Row: 0, Col: 2}, true},      // the far ends
		{"1 5\n2\n0 1\n0 4\n", game.Cell{Row: 0, Col: 2}, false},     // 0,1 or 0,3
		{"3 1\n0\n", game.Cell{Row: 0, Col: 0}, true},                // a single opening
		{"1 4\n3\n0 1\n0 2\n0 3\n", game.Cell{Row: 0, Col: 0}, true}, // won at once
	}
	for _, tt := range tests {
		board, err := boards.Read([]byte(tt.text))
		if err != nil {
			t.Fatal(err)
		}
		layout, err := board.Layout()
		if err != nil {
			t.Fatal(err)
		}
		g := game.New(layout, game.LeftToFind)
		if err := g.Apply(game.Action{Kind: game.Open, Cell: tt.start}); err != nil {
			t.Fatal(err)
		}
		thinker := thinker{game: g, grid: layout.Grid(), mines: map[game.Cell]bool{}}
		if got := thinker.solve(false); got != tt.want {
			t.Errorf("%q: solved: %v, want %v", tt.text, got, tt.want)
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
