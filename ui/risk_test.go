package ui

import (
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"

	"github.com/muesli/termenv"
)

// seated returns somebody who plays the board of the golden frames in a window, in so many
// colours, with one opening open and the risk shown.
func seated(t *testing.T, kind *game.GridKind, width, height int, colors termenv.Profile) *player {
	t.Helper()
	p := sit(t, width, height, goldenBoard(t, kind))
	p.m.renderer = colored(colors)
	p.tell()
	p.carryOut("6,4*")
	p.press("%")
	return p
}

// The risk at the cursor is said exactly, and where it is the lowest, in every window. Where
// there are colours for a map its legend stands in the panel, or above the foot where a line is
// free.
func TestRiskIsExplained(t *testing.T) {
	t.Parallel()
	const legend, caption = "20  35  60  100", "% de riesgo, hasta"
	for _, kind := range game.GridKinds() {
		for _, test := range []struct {
			width, height int
			legend        bool
		}{{120, 40, true}, {80, 24, true}, {30, 24, true}, {40, 12, false}, {20, 8, false}} {
			for _, colors := range []termenv.Profile{termenv.TrueColor, termenv.ANSI256, termenv.ANSI, termenv.Ascii} {
				p := seated(t, kind, test.width, test.height, colors)
				p.press("G")
				at := strings.Join(strings.Fields(p.screen()), " ")
				if !strings.Contains(at, "Gh no tiene mina") && !strings.Contains(at, "Gh es una mina") && !strings.Contains(at, "% de riesgo") {
					t.Errorf("%s, %d×%d: the risk at the cursor is not said:\n%s", kind.Name, test.width, test.height, p.screen())
				}
				mapped := colors == termenv.TrueColor || colors == termenv.ANSI256
				if shown := strings.Contains(at, "35 60 100"); shown != (test.legend && mapped) {
					t.Errorf("%s, %d×%d, profile %d: the legend is shown: %v\n%s",
						kind.Name, test.width, test.height, colors, shown, p.screen())
				}
			}
		}
	}
	p := seated(t, squares, 120, 24, termenv.TrueColor)
	p.sees(caption, legend)
	p.press("%")
	p.doesNotSee(caption)
	p.press("% p")
	p.doesNotSee(caption)
}

// What else has the lowest risk is told with the cursor's cell, or without it where that is open.
func TestLowestRiskIsTold(t *testing.T) {
	t.Parallel()
	p := sit(t, 120, 40, goldenBoard(t, squares))
	p.press("%")
	p.sees("11 % de riesgo", "el menor del tablero, igual que en")
	p.carryOut("6,4*")
	p.sees("sin mina: ")
}

// The map follows the game: a cell that is opened leaves it.
func TestMapFollowsTheGame(t *testing.T) {
	t.Parallel()
	p := seated(t, squares, 120, 40, termenv.TrueColor)
	onMap := func() int {
		b, n := p.board(), 0
		shown := b.Cells(true)
		for y := range shown.Height {
			for x, at := range shown.Row(y) {
				if c, ok := b.At(x, y); ok && at.Ground >= screen.RiskGround {
					if b.Game.Open(c) {
						t.Fatalf("%v is open and on the map", c)
					}
					n++
				}
			}
		}
		return n
	}
	before := onMap()
	if p.board().Spacing != draw.Large || before == 0 {
		t.Fatalf("%d places are on the map", before)
	}
	p.press("w space")
	p.press("u")
	if after := onMap(); after != before {
		t.Errorf("%d places are on the map after an undo, %d before", after, before)
	}
}
