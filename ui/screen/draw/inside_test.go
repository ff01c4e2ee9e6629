package draw_test

import (
	"testing"

	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
)

// insides returns the characters of each cell, without the lines around it.
func insides(b draw.Picture) map[game.Cell][]screen.Cell {
	drawn := b.Cells(true)
	all := map[game.Cell][]screen.Cell{}
	for y := range drawn.Height {
		for x, cell := range drawn.Row(y) {
			if c, ok := b.At(x, y); ok && (cell.Rune == 0 || cell.Rune < 0x2500 || cell.Rune == '▓') { // not a line
				all[c] = append(all[c], cell)
			}
		}
	}
	return all
}

// A mine that exploded paints its whole cell, on every board of both grids, with the cursor on it or
// not.
func TestTheExplodedMinePaintsItsCell(t *testing.T) {
	for _, kind := range game.GridKinds()[:2] {
		for spacing := draw.Roomy; spacing <= draw.Large; spacing++ {
			for _, cursor := range []game.Cell{{Row: 2, Col: 2}, draw.NoCursor} {
				b := explodedAt(t, kind, game.Cell{Row: 2, Col: 2})
				b.Spacing, b.Cursor = spacing, cursor
				painted := 0
				for _, cell := range insides(b)[game.Cell{Row: 2, Col: 2}] {
					if cell.Ink == screen.BoomInk {
						painted++
					}
				}
				want := map[draw.Spacing]int{draw.Compact: 2, draw.Wide: 3, draw.Roomy: 3, draw.Large: 10}[spacing]
				if painted < want {
					t.Errorf("%s, layout %d, cursor at %v: %d characters of the cell are painted, want %d", kind.Name, spacing, cursor, painted, want)
				}
			}
		}
	}
}

// In large cells, the whole inside of the cells that touch the cursor's is marked, ten characters each.
func TestLargeCellsAreMarkedWhole(t *testing.T) {
	for _, kind := range game.GridKinds()[:2] {
		b := explodedAt(t, kind, game.Cell{Row: 2, Col: 2})
		b.Spacing, b.Cursor, b.Marks = draw.Large, game.Cell{Row: 1, Col: 1}, true
		grid := b.Game.Layout().Grid()
		all := insides(b)
		for _, step := range grid.Steps(b.Cursor) {
			c := b.Cursor.Add(step)
			marked := 0
			for _, cell := range all[c] {
				if cell.Ground >= screen.MarkedGround && cell.Ground < screen.LitGround {
					marked++
				}
			}
			if marked != 10 {
				t.Errorf("%s: %d characters of %v are marked, want 10", kind.Name, marked, c)
			}
		}
	}
}

// explodedAt returns the picture of a lost game of 5 by 5 cells, whose mine at c exploded.
func explodedAt(t *testing.T, kind *game.GridKind, c game.Cell) draw.Picture {
	t.Helper()
	return picture(played(t, kind.New(5, 5), []game.Cell{c}, c.String()+"*"), draw.Roomy)
}
