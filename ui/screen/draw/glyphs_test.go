package draw_test

import (
	"testing"

	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
)

// Each number takes one column and has an ink, even above nine.
func TestEveryNumberHasAGlyphAndAnInk(t *testing.T) {
	for _, glyphs := range []*draw.Glyphs{&draw.Unicode, draw.GlyphsOf(true)} {
		for n := 1; n <= game.MaxSteps; n++ {
			glyph, ink := glyphs.Face(game.Face(n))
			if want := min(screen.Number1+screen.Ink(n-1), screen.Number8); glyph != game.Digit(n) || ink != want {
				t.Errorf("%d is drawn %s in ink %d, want %s in %d", n, glyph, ink, game.Digit(n), want)
			}
		}
	}
}
