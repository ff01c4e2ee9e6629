package check_test

import (
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/solver/check"
)

func cells(numbers ...int) []game.Cell {
	var cells []game.Cell
	for pair := range slices.Chunk(numbers, 2) {
		cells = append(cells, game.Cell{Row: pair[0], Col: pair[1]})
	}
	return cells
}

// The result for these small boards can be seen by looking at them.
func TestCleared(t *testing.T) {
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
		{1, 5, cells(0, 0, 0, 4), cells(0, 1, 0, 3), true},  // in 0,2 it would be alone: no cell is left
		{1, 6, cells(0, 0, 0, 4), cells(0, 1, 0, 3), false}, // or 0,2 and 0,5
		{3, 1, nil, cells(0, 0), true},
		{2, 2, cells(0, 0), cells(0, 0), false},       // a mine
		{2, 2, cells(0, 0), cells(0, 0, 1, 1), false}, // and what comes after it
		{3, 3, cells(0, 0, 0, 2), cells(2, 0, 2, 2), true},
	}
	for _, tt := range tests {
		l, err := game.NewLayout(game.Square{Rows: tt.rows, Cols: tt.cols}, slices.Values(tt.mines))
		if err != nil {
			t.Fatal(err)
		}
		if got := check.Winnable(l, tt.opened...); got != tt.want {
			t.Errorf("mines %v, opened %v: cleared: %v, want %v", tt.mines, tt.opened, got, tt.want)
		}
	}
}

// On very small boards, Winnable agrees with trying all layouts.
func TestClearedOnEverySmallBoard(t *testing.T) {
	grids := []game.Grid{game.Square{Rows: 1, Cols: 9}}
	for _, kind := range game.GridKinds() {
		grids = append(grids, kind.New(3, 3), kind.New(2, 4))
	}
	for _, grid := range grids {
		rows, cols := grid.Size()
		var all []*game.Layout
		for m := range 1 << (rows * cols) {
			var mines []game.Cell
			for i := range rows * cols {
				if m>>i&1 == 1 {
					mines = append(mines, game.Cell{Row: i / cols, Col: i % cols})
				}
			}
			l, err := game.NewLayout(grid, slices.Values(mines))
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, l)
		}
		for m, l := range all {
			for i := range rows * cols {
				start := game.Cell{Row: i / cols, Col: i % cols}
				if l.Mine(start) {
					continue
				}
				if got, want := check.Winnable(l, start), clearedAmong(all, l, start); got != want {
					t.Fatalf("%#v, from %v: mines in the bits of %b: cleared: %v, want %v", grid, start, m,
						got, want)
				}
			}
		}
	}
}

// clearedAmong does the same as [check.Winnable], where all has all layouts that are possible.
func clearedAmong(all []*game.Layout, l *game.Layout, start game.Cell) bool {
	rows, cols := l.Grid().Size()
	open := []game.Cell{start}
	for next := 0; next < len(open); {
		for ; next < len(open); next++ {
			c := open[next]
			var left []*game.Layout
			for _, other := range all {
				if other.Mines() == l.Mines() && !other.Mine(c) && other.Around(c) == l.Around(c) {
					left = append(left, other)
				}
			}
			all = left
		}
		for i := range rows * cols {
			c := game.Cell{Row: i / cols, Col: i % cols}
			mine := func(other *game.Layout) bool { return other.Mine(c) }
			if !slices.Contains(open, c) && !slices.ContainsFunc(all, mine) {
				open = append(open, c)
			}
		}
	}
	return len(open) == l.Cells()-l.Mines()
}
