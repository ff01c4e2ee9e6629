//go:build thirdgrid

package game_test

import (
	"slices"
	"testing"

	"buscaminas/game"
)

// corners returns the corners of a triangle as points in the plane, in units of half a side and of
// a height.
func corners(c game.Cell) []game.Cell {
	top, bottom := c.Row, c.Row+1
	if (c.Row+c.Col)%2 == 0 { // it points up
		return []game.Cell{
			{Row: top, Col: c.Col + 1},
			{Row: bottom, Col: c.Col},
			{Row: bottom, Col: c.Col + 2},
		}
	}
	return []game.Cell{{Row: bottom, Col: c.Col + 1}, {Row: top, Col: c.Col}, {Row: top, Col: c.Col + 2}}
}

// Triangles touch if they share a corner, and each touches twelve.
func TestTrianglesShareCorners(t *testing.T) {
	grid := game.Triangle{Rows: 7, Cols: 9}
	for c := range game.Cells(grid) {
		for n := range game.Cells(grid) {
			shared := slices.ContainsFunc(corners(n),
				func(p game.Cell) bool { return slices.Contains(corners(c), p) })
			touches := slices.Contains(game.AppendNeighbors(nil, grid, c), n)
			if touches != (shared && n != c) {
				t.Errorf("%v touches %v: %v, and shares a corner with it: %v", c, n, touches, shared)
			}
		}
		if n := len(grid.Steps(c)); n != 12 {
			t.Errorf("%v touches %d cells", c, n)
		}
	}
}
