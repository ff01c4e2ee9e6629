package gridtest

import (
	"slices"

	"buscaminas/game"

	"pgregory.net/rapid"
)

// DrawBoard returns a random board from rapid, so small that all its layouts can be counted. Its
// grid is of any kind, or of triangles. At most half of its cells are mines. DrawBoard also returns
// all cells in random order, the mines first.
func DrawBoard(t *rapid.T) (layout *game.Layout, cells []game.Cell) {
	grids := []game.Grid{Triangles{Rows: 2, Cols: 4}, Triangles{Rows: 3, Cols: 3}}
	for _, kind := range game.GridKinds() {
		grids = append(grids, kind.New(3, 4), kind.New(2, 5), kind.New(1, 7), kind.New(4, 2))
	}
	grid := rapid.SampledFrom(grids).Draw(t, "grid")
	cells = rapid.Permutation(slices.Collect(game.Cells(grid))).Draw(t, "cells")
	layout, err := game.NewLayout(grid, slices.Values(cells[:rapid.IntRange(1, len(cells)/2).Draw(t, "mines")]))
	if err != nil {
		t.Fatal(err)
	}
	return layout, cells
}
