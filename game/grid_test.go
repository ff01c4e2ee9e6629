package game_test

import (
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/gridtest"
)

// grids are the grids that the tests of this package run on.
var grids = append(slices.Clone(game.GridKinds()), &game.GridKind{
	Name: "triangles",
	New:  func(rows, cols int) game.Grid { return gridtest.Triangles{Rows: rows, Cols: cols} },
})

func TestGridsConform(t *testing.T) {
	for _, grid := range grids {
		for _, size := range [][2]int{{1, 1}, {1, 7}, {7, 1}, {2, 2}, {9, 10}, {10, 9}} {
			if err := gridtest.Check(grid.New(size[0], size[1])); err != nil {
				t.Errorf("%s %v: %v", grid.Name, size, err)
			}
		}
	}
}

// broken is Square with one promise of Grid broken.
type broken struct {
	game.Square
	steps func(game.Cell) []game.Cell
}

func (g broken) Steps(c game.Cell) []game.Cell { return g.steps(c) }

func TestGridCheckFinds(t *testing.T) {
	always := func(steps ...game.Cell) func(game.Cell) []game.Cell {
		return func(game.Cell) []game.Cell { return steps }
	}
	for name, grid := range map[string]game.Grid{
		"no cells":       game.Square{Rows: 0, Cols: 5},
		"touches itself": broken{game.Square{Rows: 3, Cols: 3}, always(game.Cell{})},
		"one-sided":      broken{game.Square{Rows: 3, Cols: 3}, always(game.Cell{Col: 1})},
		"too far": broken{game.Square{Rows: 9, Cols: 9},
			always(game.Cell{Col: 3}, game.Cell{Col: -3})},
		"the same twice": broken{game.Square{Rows: 3, Cols: 3},
			always(game.Cell{Col: 1}, game.Cell{Col: -1}, game.Cell{Col: 1})},
		"too many": broken{game.Square{Rows: 3, Cols: 3},
			always(make([]game.Cell, game.MaxSteps+1)...)},
		"more than a parity": broken{game.Square{Rows: 3, Cols: 3},
			func(c game.Cell) []game.Cell { return make([]game.Cell, c.Row%3) }},
	} {
		if gridtest.Check(grid) == nil {
			t.Errorf("%s: passes", name)
		}
	}
}

func TestNeighborCounts(t *testing.T) {
	square, hex := game.Square{Rows: 9, Cols: 10}, game.Hex{Rows: 9, Cols: 10}
	for _, test := range []struct {
		grid game.Grid
		cell string
		want int
	}{
		{square, "Aa", 3}, {square, "Aj", 3}, {square, "Ia", 3}, {square, "Ij", 3},
		{square, "Ad", 5}, {square, "Da", 5}, {square, "Dj", 5}, {square, "Id", 5},
		{square, "Dd", 8}, {square, "Ed", 8},
		// Even rows lie to the right: their left end has one neighbour more
		// above and below, their right end one less.
		{hex, "Aa", 3}, {hex, "Aj", 2}, {hex, "Ia", 3}, {hex, "Ij", 2},
		{hex, "Ad", 4}, {hex, "Id", 4},
		{hex, "Ca", 5}, {hex, "Da", 3}, {hex, "Cj", 3}, {hex, "Dj", 5},
		{hex, "Dd", 6}, {hex, "Ed", 6},
		{game.Square{Rows: 1, Cols: 1}, "Aa", 0}, {game.Hex{Rows: 1, Cols: 1}, "Aa", 0},
		{game.Square{Rows: 1, Cols: 9}, "Ab", 2}, {game.Hex{Rows: 9, Cols: 1}, "Ba", 2},
	} {
		c := cell(t, test.cell)
		if got := game.AppendNeighbors(nil, test.grid, c); len(got) != test.want {
			t.Errorf("%#v: %s touches %v, want %d cells", test.grid, test.cell, got, test.want)
		}
	}
}

func cell(t *testing.T, name string) game.Cell {
	t.Helper()
	c, err := game.ParseCell(name)
	if err != nil {
		t.Fatalf("%q: %v", name, err)
	}
	return c
}

// Cells have names in each way of naming, up to the size that it can name.
func TestWaysOfNaming(t *testing.T) {
	for _, test := range []struct {
		rows, cols int
		cell       game.Cell
		want       [3]string // of game.Letters, game.Numbers, game.Mixed
	}{
		{9, 9, game.Cell{Row: 1, Col: 2}, [3]string{"Bc", "1,2", "B3"}},
		{30, 30, game.Cell{Row: 29, Col: 29}, [3]string{"&/", "29,29", "&30"}},
		{30, 31, game.Cell{Row: 26, Col: 9}, [3]string{"26,9", "26,9", "@10"}},
		{1, 1000, game.Cell{Row: 0, Col: 999}, [3]string{"0,999", "0,999", "A1000"}},
		{31, 30, game.Cell{}, [3]string{"0,0", "0,0", "0,0"}},
		{2, 2, game.Cell{Row: 2, Col: -1}, [3]string{"2,-1", "2,-1", "2,-1"}}, // off the board
	} {
		g := game.Hex{Rows: test.rows, Cols: test.cols}
		for names, want := range test.want {
			if got := game.Names(names).Of(g, test.cell); got != want {
				t.Errorf("%d×%d, names %d: %v is %q, want %q", test.rows, test.cols, names, test.cell, got, want)
			}
		}
	}
}

// Cells can be typed in every way of naming. Other text is refused.
func TestCellsAsTheyAreTyped(t *testing.T) {
	for text, want := range map[string]game.Cell{
		"Hd": {Row: 7, Col: 3}, "7,3": {Row: 7, Col: 3}, "7 3": {Row: 7, Col: 3}, "7  3": {Row: 7, Col: 3},
		"H4": {Row: 7, Col: 3}, "h4": {Row: 7, Col: 3}, "@1": {Row: 26}, "A40": {Col: 39}, "&/": {Row: 29, Col: 29},
	} {
		if got, err := game.ParseCell(text); err != nil || got != want {
			t.Errorf("ParseCell(%q) = %v, %v, want %v", text, got, err, want)
		}
	}
	for _, text := range []string{
		"", " ", "H", "7", "hd", "hD", "HD", "H0", "H-1", "H 4", "H,4", "7,", "7, 3", ",3", "7,d", "7d", "é4",
		"H99999999999999999999", "7 99999999999999999999", "Hd4", "H4d", "H4 ",
	} {
		if got, err := game.ParseCell(text); err != game.NotAPlay {
			t.Errorf("ParseCell(%q) = %v, %v, want %v", text, got, err, game.NotAPlay)
		}
	}
}

// If a row is typed alone, its column is asked for. The columns are then numbered as the row was
// named.
func TestRowsAndColumnsAlone(t *testing.T) {
	for _, test := range []struct {
		row, col string
		want     game.Cell
	}{
		{"B", "3", game.Cell{Row: 1, Col: 2}},
		{"b", "3", game.Cell{Row: 1, Col: 2}},
		{"2", "3", game.Cell{Row: 2, Col: 3}},
		{"0", "0", game.Cell{}},
		{"B", "c", game.Cell{Row: 1, Col: 2}},
		{"2", "/", game.Cell{Row: 2, Col: 29}},
	} {
		row, first, err := game.ParseRow(test.row)
		if err != nil {
			t.Errorf("ParseRow(%q): %v", test.row, err)
		}
		col, err := game.ParseCol(test.col, first)
		if got := (game.Cell{Row: row, Col: col}); err != nil || got != test.want {
			t.Errorf("%q, then %q: %v, %v, want %v", test.row, test.col, got, err, test.want)
		}
	}
	for _, text := range []string{"", "Bc", "B3", "1,2", "1 2", "é", "-1", "*"} {
		if row, _, err := game.ParseRow(text); err != game.NotAPlay {
			t.Errorf("ParseRow(%q) = %d, %v, want %v", text, row, err, game.NotAPlay)
		}
	}
	for _, text := range []string{"", "0", "-1", "ab", "A", "1 2", "3*", "é"} {
		if col, err := game.ParseCol(text, 1); err != game.NotAPlay {
			t.Errorf("ParseCol(%q) = %d, %v, want %v", text, col, err, game.NotAPlay)
		}
	}
}
