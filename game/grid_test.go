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

// broken is Square with one thing changed.
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
		"no cells":           game.Square{Rows: 0, Cols: 5},
		"touches itself":     broken{game.Square{Rows: 3, Cols: 3}, always(game.Cell{})},
		"one-sided":          broken{game.Square{Rows: 3, Cols: 3}, always(game.Cell{Col: 1})},
		"too far":            broken{game.Square{Rows: 9, Cols: 9}, always(game.Cell{Col: 3}, game.Cell{Col: -3})},
		"the same twice":     broken{game.Square{Rows: 3, Cols: 3}, always(game.Cell{Col: 1}, game.Cell{Col: -1}, game.Cell{Col: 1})},
		"too many":           broken{game.Square{Rows: 3, Cols: 3}, always(make([]game.Cell, game.MaxSteps+1)...)},
		"more than a parity": broken{game.Square{Rows: 3, Cols: 3}, func(c game.Cell) []game.Cell { return make([]game.Cell, c.Row%3) }},
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

func TestNames(t *testing.T) {
	small, big := game.Hex{Rows: 30, Cols: 30}, game.Hex{Rows: 30, Cols: 31}
	for _, test := range []struct {
		grid game.Grid
		cell game.Cell
		want string
	}{
		{small, game.Cell{Row: 7, Col: 3}, "Hd"},
		{small, game.Cell{Row: 26, Col: 25}, "@z"},
		{small, game.Cell{Row: 29, Col: 29}, "&/"},
		{big, game.Cell{Row: 7, Col: 3}, "7,3"},
		{big, game.Cell{Row: 29, Col: 30}, "29,30"},
	} {
		if got := game.Name(test.grid, test.cell); got != test.want {
			t.Errorf("Name(%#v, %v) = %q, want %q", test.grid, test.cell, got, test.want)
		}
		for _, text := range []string{test.want, test.cell.String()} {
			if got := cell(t, text); got != test.cell {
				t.Errorf("ParseCell(%q) = %v, want %v", text, got, test.cell)
			}
		}
	}
}
