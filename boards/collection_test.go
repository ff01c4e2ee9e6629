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
	return newThinker(t, layoutOf(t, b), b.Start).solve(simply)
}

func newThinker(t *testing.T, layout *game.Layout, opened ...game.Cell) *thinker {
	g := game.New(layout, game.LeftToFind)
	for _, c := range opened {
		if err := g.Apply(game.Action{Kind: game.Open, Cell: c}); err != nil {
			t.Fatal(err)
		}
	}
	return &thinker{game: g, grid: layout.Grid(), mines: map[game.Cell]bool{}}
}

// The checker knows thought from guesses.
func TestThinker(t *testing.T) {
	tests := []struct {
		rows, cols    int
		mines, opened []game.Cell
		want          bool
	}{
		{1, 2, cells(0, 0), cells(0, 1), true},
		{2, 3, cells(0, 0), cells(0, 2), false}, // or 1,0
		{2, 3, cells(0, 0, 1, 0), cells(0, 2), true},
		{1, 4, cells(0, 1), cells(0, 0), true},              // there is no mine left for the others
		{1, 4, cells(0, 1, 0, 2), cells(0, 0), false},       // or 0,3
		{1, 5, cells(0, 1, 0, 3), cells(0, 2), true},        // there is no mine left for the ends
		{1, 5, cells(0, 1, 0, 4), cells(0, 2), false},       // 0,1 or 0,3
		{1, 5, cells(0, 0, 0, 4), cells(0, 1, 0, 3), true},  // in 0,2 it would be one alone, with no cell left for another
		{1, 6, cells(0, 0, 0, 4), cells(0, 1, 0, 3), false}, // or 0,2 and 0,5
		{3, 1, nil, cells(0, 0), true},
	}
	for _, tt := range tests {
		layout, err := game.NewLayout(square(tt.rows, tt.cols), slices.Values(tt.mines))
		if err != nil {
			t.Fatal(err)
		}
		if got := newThinker(t, layout, tt.opened...).solve(false); got != tt.want {
			t.Errorf("mines %v, opened %v: solved: %v, want %v", tt.mines, tt.opened, got, tt.want)
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
