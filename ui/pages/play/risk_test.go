package play

import (
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/page/pagetest"

	"github.com/muesli/termenv"
)

// seated returns a player of the golden board in a window, with this number of colours, one opening
// and the chances shown.
func seated(t *testing.T, kind *game.GridKind, width, height int, colors termenv.Profile) *player {
	t.Helper()
	p := sit(t, width, height, pagetest.GoldenBoard(t, kind))
	p.Renderer = pagetest.Colored(colors)
	p.Tell()
	p.CarryOut("6,4*")
	p.Press("%")
	return p
}

// In every window, the page shows the exact risk at the cursor and the cells with the lowest risk.
// If there are enough colours for the map of risks, the panel has its legend, or a free line above
// the foot.
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
				p.Press("G")
				at := strings.Join(strings.Fields(p.Screen()), " ")
				if !strings.Contains(at, "Gh no tiene mina") && !strings.Contains(at, "Gh es una mina") && !strings.Contains(at, "% de riesgo") {
					t.Errorf("%s, %d×%d: the risk at the cursor is not said:\n%s", kind.Name, test.width, test.height, p.Screen())
				}
				mapped := colors == termenv.TrueColor || colors == termenv.ANSI256
				if shown := strings.Contains(at, "35 60 100"); shown != (test.legend && mapped) {
					t.Errorf("%s, %d×%d, profile %d: the legend is shown: %v\n%s",
						kind.Name, test.width, test.height, colors, shown, p.Screen())
				}
			}
		}
	}
	p := seated(t, game.GridKinds()[0], 120, 24, termenv.TrueColor)
	p.Sees(caption, "20   35   60  100") // the panel is wider than the legend needs
	p.Press("%")
	p.DoesNotSee(caption)
	p.Press("% p")
	p.DoesNotSee(caption)
}

// In every window, the page tells the chance that the cells away from the numbers have in common. Where
// one line has room for one chance only, it stands there while the cursor is on a number.
func TestRiskAwayFromNumbersIsTold(t *testing.T) {
	t.Parallel()
	for size, key := range map[[2]int]string{
		{120, 40}: "w", {80, 24}: "w", {80, 14}: "w", {60, 16}: "w", {40, 12}: "w", {20, 8}: "",
	} {
		for _, colors := range []termenv.Profile{termenv.TrueColor, termenv.Ascii} {
			p := sit(t, size[0], size[1], pagetest.GoldenBoard(t, game.GridKinds()[0]))
			p.Renderer = pagetest.Colored(colors)
			p.Tell()
			p.CarryOut("1,5*")
			p.Press("% " + key)
			if at := strings.Join(strings.Fields(p.Screen()), " "); !strings.Contains(at, "lejos de los números: 11 %") {
				t.Errorf("%v, profile %d: the common chance is not told:\n%s", size, colors, p.Screen())
			}
		}
	}
}

// The chances put the hint aside: they have the title, the marks and the foot alone. Leaving them, with %
// or Esc, brings the hint back.
func TestTheChancesPutTheHintAside(t *testing.T) {
	t.Parallel()
	for _, size := range [][2]int{{120, 40}, {80, 24}, {40, 20}} {
		for _, leave := range []string{"%", "esc"} {
			p := sit(t, size[0], size[1], pagetest.GoldenBoard(t, game.GridKinds()[0]))
			p.OpenEmptyCell()
			p.Press("i i i")
			hinted := p.Screen()
			p.Press("%")
			p.DoesNotSee(") número ")
			p.DoesNotSee("Pista ─")
			p.SeesFoot("% quitar  ")
			if points := p.board().Overlay.Roles; points != nil {
				t.Errorf("at %v, the hint has %v", size, points)
			}
			if p.Press(leave); p.board().Overlay.Roles == nil || size[0] >= 80 && p.Screen() != hinted { // above the foot it begins anew
				t.Errorf("at %v, after %s the hint is not back:\n%s\nwant\n%s", size, leave, p.Screen(), hinted)
			}
		}
	}
}

// The map follows the game: an opened cell has no risk.
func TestMapFollowsTheGame(t *testing.T) {
	t.Parallel()
	p := seated(t, game.GridKinds()[0], 120, 40, termenv.TrueColor)
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
	p.Press("w space")
	p.Press("u")
	if after := onMap(); after != before {
		t.Errorf("%d places are on the map after an undo, %d before", after, before)
	}
}

// The cells with the lowest risk are named before the cell of the cursor, or alone if that is open.
func TestLowestRiskIsTold(t *testing.T) {
	t.Parallel()
	p := sit(t, 120, 40, pagetest.GoldenBoard(t, game.GridKinds()[0]))
	p.Press("%")
	p.Sees("cada celda: 11 %", "11 % de riesgo")
	p.CarryOut("1,5*")
	p.Sees("el menor, ", "%, en ")
	p.CarryOut("6,4*")
	p.Sees("sin mina: ")
}
