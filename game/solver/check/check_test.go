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

// Boards so small that who looks at them sees what can be known.
func TestCleared(t *testing.T) {
	tests := []struct {
		rows, cols    int
		mines, opened []game.Cell
		want, byOne   bool
	}{
		{1, 2, cells(0, 0), cells(0, 1), true, true},
		{2, 3, cells(0, 0), cells(0, 2), false, false}, // or 1,0
		{2, 3, cells(0, 0, 1, 0), cells(0, 2), true, true},
		{1, 4, cells(0, 1), cells(0, 0), true, false},              // there is no mine left for the others
		{1, 4, cells(0, 1, 0, 2), cells(0, 0), false, false},       // or 0,3
		{1, 5, cells(0, 1, 0, 3), cells(0, 2), true, false},        // there is no mine left for the ends
		{1, 5, cells(0, 1, 0, 4), cells(0, 2), false, false},       // 0,1 or 0,3
		{1, 5, cells(0, 0, 0, 4), cells(0, 1, 0, 3), true, false},  // in 0,2 it would be one alone, with no cell left for another
		{1, 6, cells(0, 0, 0, 4), cells(0, 1, 0, 3), false, false}, // or 0,2 and 0,5
		{3, 1, nil, cells(0, 0), true, true},
		{2, 2, cells(0, 0), cells(0, 0), false, false},       // a mine
		{2, 2, cells(0, 0), cells(0, 0, 1, 1), false, false}, // and what comes after it
		{3, 3, cells(0, 0, 0, 2), cells(2, 0, 2, 2), true, false},
	}
	for _, tt := range tests {
		l, err := game.NewLayout(game.Square{Rows: tt.rows, Cols: tt.cols}, slices.Values(tt.mines))
		if err != nil {
			t.Fatal(err)
		}
		if got := check.Cleared(l, tt.opened...); got != tt.want {
			t.Errorf("mines %v, opened %v: cleared: %v, want %v", tt.mines, tt.opened, got, tt.want)
		}
		if got := check.ClearedByOne(l, tt.opened...); got != tt.byOne {
			t.Errorf("mines %v, opened %v: cleared by single numbers: %v, want %v", tt.mines, tt.opened, got, tt.byOne)
		}
	}
}
