package theme

import (
	"math/rand/v2"
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/text"
)

// Closed and open cells can be told apart at a glance: in a picture shrunk to a third, one
// threshold of brightness is right for at least 97.5 percent of the cells, in every theme with
// grounds, on both grids and in every layout.
func TestClosedIsToldFromOpenAtAGlance(t *testing.T) {
	for _, theme := range All() {
		if theme.grounds == nil {
			continue
		}
		for _, profile := range profiles {
			for _, kind := range game.GridKinds() {
				for spacing := draw.Roomy; spacing <= draw.Large; spacing++ {
					b := draw.Picture{
						Look:   draw.Look{Glyphs: &draw.Unicode, Spacing: spacing, Marks: true},
						Game:   inTheMiddle(t, kind),
						Cursor: game.Cell{Row: 8, Col: 15},
					}
					b.Window = draw.Whole(b.Game.Layout().Grid())
					if right := toldApart(&b, theme.Palette(profile, false)); right < 0.975 {
						t.Errorf("%s, profile %d, %s, layout %d: %.1f %% of the cells are told apart, want 97.5",
							theme.Name.In(text.English), profile, kind.Name, spacing, 100*right)
					}
				}
			}
		}
	}
}

// inTheMiddle returns a game of the hardest level, half open, with some flags.
func inTheMiddle(t *testing.T, kind *game.GridKind) *game.Game {
	t.Helper()
	const rows, cols = 16, 30
	var mines []game.Cell
	for _, i := range rand.New(rand.NewPCG(3, 3)).Perm(rows * cols)[:99] {
		mines = append(mines, game.Cell{Row: i / cols, Col: i % cols})
	}
	layout, err := game.NewLayout(kind.New(rows, cols), slices.Values(mines))
	if err != nil {
		t.Fatal(err)
	}
	g := game.New(layout, game.LeftToFind)
	for i := range rows * cols {
		c := game.Cell{Row: i / cols, Col: i % cols}
		switch {
		case layout.Mine(c) && i%3 == 0:
			_ = g.Apply(game.Action{Kind: game.Flag, Cell: c})
		case !layout.Mine(c) && (c.Row+c.Col/2)%16 < 8 && !g.Open(c):
			_ = g.Apply(game.Action{Kind: game.Open, Cell: c})
		}
	}
	return g
}

// toldApart returns the share of the cells for which the best threshold is right.
func toldApart(b *draw.Picture, p *screen.Palette) float64 {
	shown := b.Cells(true)
	width, height := shown.Width, shown.Height
	sums, counts := map[game.Cell]float64{}, map[game.Cell]int{}
	for y := range height {
		for x := range width {
			if c, ok := b.At(x, y); ok && shown.Row(y)[x].Ground != screen.Paper { // three columns make one of the small picture
				sums[c] += (bright(shown, p, x-1, y) + bright(shown, p, x, y) + bright(shown, p, x+1, y)) / 3
				counts[c]++
			}
		}
	}
	var levels []float64
	for c := range sums {
		sums[c] /= float64(counts[c])
		levels = append(levels, sums[c])
	}
	best := 0
	for _, level := range levels {
		right := 0
		for c, s := range sums {
			if (s >= level) == b.Game.Open(c) {
				right++
			}
		}
		best = max(best, right, len(sums)-right) // closed cells are lighter, or darker
	}
	return float64(best) / float64(len(sums))
}

// bright returns the brightness of a place of the screen in the picture. Where there is a sign,
// part of it has the sign's colour.
func bright(g *screen.Grid, p *screen.Palette, x, y int) float64 {
	if x < 0 || x >= g.Width {
		return 0
	}
	c := g.Row(y)[x]
	look := p.Look(c.Style)
	part := 0.13 // the part that a digit covers
	switch c.Rune {
	case 0:
		part = 0
	case '▓':
		part = 0.75
	}
	return part*grey(look.Fore) + (1-part)*grey(look.Back)
}

// grey returns the brightness of a colour as stored in a picture. Shrinking a picture takes the
// mean of such values.
func grey(c screen.Color) float64 {
	made := painted(c)
	return 0.2126*made.R + 0.7152*made.G + 0.0722*made.B
}
