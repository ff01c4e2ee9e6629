package draw_test

import (
	"testing"

	"buscaminas/game"
	"buscaminas/ui/screen/draw"
)

// Boards of large cells need as much room as the manual says.
func TestRoomOfLargeCells(t *testing.T) {
	for _, c := range []struct{ rows, cols, width, height int }{{9, 9, 58, 29}, {16, 30, 184, 50}} {
		grid := game.Square{Rows: c.rows, Cols: c.cols}
		look := draw.Look{Glyphs: &draw.Unicode, Spacing: draw.Large}
		if width, height := look.Size(grid, draw.Whole(grid)); width != c.width || height != c.height {
			t.Errorf("%d×%d: %d×%d, want %d×%d", c.rows, c.cols, width, height, c.width, c.height)
		}
	}
}
