package draw_test

import (
	"testing"

	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"

	"pgregory.net/rapid"
)

// Whatever happens on a board, and however it is shown, a picture that keeps its rows looks like one
// that is painted anew.
func TestKeptRowsLookLikeNewOnes(t *testing.T) {
	const rows, cols = 6, 9
	glyphs := []*draw.Glyphs{&draw.Unicode, draw.GlyphsOf(true)}
	rapid.Check(t, func(rt *rapid.T) {
		grid := rapid.SampledFrom(game.GridKinds()).Draw(rt, "grid").New(rows, cols)
		g := played(t, grid, cells(t, "Ad Bd Cd Cc Cb Ca Fi"), "")
		cell := rapid.Custom(func(rt *rapid.T) game.Cell {
			return game.Cell{Row: rapid.IntRange(0, rows-1).Draw(rt, "row"), Col: rapid.IntRange(0, cols-1).Draw(rt, "column")}
		})
		yes := rapid.Bool()
		b := draw.Picture{Game: g, Look: draw.Look{Glyphs: glyphs[0], Marks: true}, Window: draw.Whole(grid), Cache: new(draw.Cache)}
		width, height, solid, top := 70, 30, true, 1
		for range rapid.IntRange(1, 12).Draw(rt, "pictures") {
			switch rapid.IntRange(0, 9).Draw(rt, "change") {
			case 0, 1, 2, 3:
				kind := rapid.SampledFrom([]game.Kind{game.Flag, game.Open, game.Undo}).Draw(rt, "kind")
				_ = g.Apply(game.Action{Kind: kind, Cell: cell.Draw(rt, "cell")}) // may be refused
			case 4:
				b.Spacing, b.Bare = rapid.SampledFrom([]draw.Spacing{draw.Large, draw.Roomy, draw.Wide, draw.Compact}).Draw(rt, "spacing"), yes.Draw(rt, "bare")
			case 5:
				at := cell.Draw(rt, "corner")
				b.Window = draw.Window{Top: at.Row, Left: at.Col, Rows: rapid.IntRange(1, rows-at.Row).Draw(rt, "rows"), Cols: rapid.IntRange(1, cols-at.Col).Draw(rt, "columns")}
			case 6:
				width, height, top = rapid.IntRange(1, 80).Draw(rt, "width"), rapid.IntRange(1, 40).Draw(rt, "height"), rapid.IntRange(0, 3).Draw(rt, "top")
				b.Indent = rapid.IntRange(0, 20).Draw(rt, "indent")
			case 7:
				solid, b.Marks, b.Reveal = yes.Draw(rt, "solid"), yes.Draw(rt, "marks"), yes.Draw(rt, "reveal")
				b.Glyphs = rapid.SampledFrom(glyphs).Draw(rt, "glyphs")
			case 8:
				if b.Overlay = nil; yes.Draw(rt, "overlay") {
					risk := rapid.SampledFrom([]float64{0, 0.1, 0.5, 1}).Draw(rt, "risk")
					b.Overlay = &draw.Overlay{Chance: func(c game.Cell) float64 { return risk / float64(1+c.Row%2) }}
				}
			case 9:
				b.Wave = draw.Wave{From: cell.Draw(rt, "from"), Reach: 5, Front: rapid.Float64Range(0, 8).Draw(rt, "front")}
			}
			b.Cursor = cell.Draw(rt, "cursor")
			paint := func(b draw.Picture) *screen.Grid {
				on := &screen.Grid{HasGrounds: solid}
				on.Resize(width, height)
				b.Paint(on, top)
				return on
			}
			alone := b
			alone.Cache = nil
			if kept, anew := paint(b), paint(alone); !kept.Equal(anew) {
				rt.Fatalf("with kept rows\n%s\nand anew\n%s", kept, anew)
			}
		}
	})
}
