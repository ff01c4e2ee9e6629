package play

import (
	"buscaminas/ui/screen"
	"flag"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/screen/theme"
	"buscaminas/ui/text"
	"buscaminas/ui/text/goldentest"

	"github.com/muesli/termenv"
)

var update = flag.Bool("update", false, "write the golden frames anew")

// styles shows the styles of the frame.
func (p *player) styles() string { return pagetest.Styles(&p.Draw().Grid, p.Palette) }

// states are the states of a game in the golden frames.
var states = map[string]func(p *player){
	"playing":     func(p *player) { p.OpenEmptyCell() },
	"flagged":     func(p *player) { p.OpenEmptyCell(); p.CarryOut("0,1!4,5!2,6!") },
	"wrong-flags": func(p *player) { p.OpenEmptyCell(); p.CarryOut("0,0!5,0!") },
	"lost":        func(p *player) { p.OpenEmptyCell(); p.CarryOut("0,0!4,5!0,1*") },
	"won":         func(p *player) { p.OpenEmptyCell(); p.OpenAll() },
	"hint":        func(p *player) { p.OpenEmptyCell(); p.Press("i i i"); p.MoveTo(game.Cell{Row: 3, Col: 3}) },
	"chances":     func(p *player) { p.OpenEmptyCell(); p.CarryOut("0,1!0,0!0,7!"); p.Press("i i i % up") },
	"paused":      func(p *player) { p.OpenEmptyCell(); p.Press("p") },
}

// The frames in testdata show every state of a game on each grid, each in another layout: the text, the
// style of every place in 256 colours, and the text in ASCII.
func TestGoldenFrames(t *testing.T) {
	t.Parallel()
	sizes := []struct{ width, height int }{{52, 24}, {52, 14}, {22, 9}} // roomy, compact, scrolled
	for i, kind := range game.GridKinds() {
		width, height := sizes[i].width, sizes[i].height
		for stateName, play := range states {
			name := fmt.Sprintf("%s-%s", draw.ShapeOf(kind).Name.In(text.English), stateName)
			seen := still(t, width, height, kind, 0)
			play(seen)
			frame := seen.Screen()
			p := sit(t, width, height, pagetest.GoldenBoard(t, kind))
			p.ASCII, p.Motion = true, false
			p.Tell()
			play(p)
			ascii := p.Screen()
			if i := strings.IndexFunc(ascii, func(r rune) bool { return r > '~' }); i >= 0 {
				t.Errorf("%s: %q in ASCII", name, []rune(ascii[i:])[0])
			}
			goldentest.Check(t, "testdata/frames/"+name+".txt", frame+"\n\n=== styles\n"+seen.styles()+"\n=== ascii\n"+ascii+"\n", *update)
		}
	}
}

// Each theme has its own look in every state.
func TestGoldenThemes(t *testing.T) {
	t.Parallel()
	kind := game.GridKinds()[0]
	for i, colors := range theme.All() {
		var all strings.Builder
		for _, state := range slices.Sorted(maps.Keys(states)) {
			p := still(t, 52, 24, kind, i)
			states[state](p)
			fmt.Fprintf(&all, "=== %s\n%s\n", state, p.styles())
		}
		goldentest.Check(t, "testdata/themes/"+colors.Name.In(text.English)+".txt", all.String(), *update)
	}
}

// still returns a player of the golden board in a theme of 256 colours, without animation.
func still(t *testing.T, width, height int, kind *game.GridKind, theme int) *player {
	t.Helper()
	p := sit(t, width, height, pagetest.GoldenBoard(t, kind))
	p.Renderer = pagetest.Colored(termenv.ANSI256)
	p.Theme, p.Motion = theme, false
	p.Tell()
	return p
}

// On a Linux console, every state of a game is drawn in characters that the fonts of consoles have,
// and no character is lost.
func TestStatesOnAConsole(t *testing.T) {
	t.Parallel()
	for _, kind := range game.GridKinds() {
		for _, height := range []int{14, 24} {
			for name, play := range states {
				p := sit(t, 52, height, pagetest.GoldenBoard(t, kind))
				play(p)
				usual := p.Screen()
				p.Console = true
				p.Tell()
				shown := p.Screen()
				for _, r := range shown {
					if r != '\n' && screen.Console(r) != r {
						t.Errorf("%s, %s, %d lines: %q is drawn", kind.Name, name, height, r)
					}
				}
				if strings.Count(shown, "?") != strings.Count(usual, "?") {
					t.Errorf("%s, %s, %d lines: a character is lost:\n%s", kind.Name, name, height, shown)
				}
			}
		}
	}
}
