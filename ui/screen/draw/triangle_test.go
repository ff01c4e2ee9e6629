//go:build thirdgrid

package draw_test

import (
	"testing"

	"buscaminas/game"
	"buscaminas/ui/screen/draw"
)

// The frames in testdata show cells that touch ten, eleven and twelve mines, one of them under the
// cursor, in every layout.
func TestNumbersAboveNine(t *testing.T) {
	grid := game.Triangle{Rows: 5, Cols: 17}
	var mines []game.Cell
	for i, col := range []int{2, 8, 14} {
		around := game.AppendNeighbors(nil, grid, game.Cell{Row: 2, Col: col})
		mines = append(mines, around[:10+i]...)
	}
	for name, width := range map[string]int{"roomy": 80, "compact": 80, "scrolled": 60} {
		cursor := game.Cell{Row: 2, Col: 8}
		b := draw.Picture{
			Layout: played(t, grid, mines, "").Layout(),
			Look:   draw.Look{Glyphs: &draw.Unicode, Spacing: spacings[name], Marks: true},
			Cursor: cursor,
		}
		b.Window = b.Fit(grid, width, 20).Follow(grid, cursor)
		golden(t, "numbers-triangular-"+name, frame(b))
	}
}
