package ui

import (
	"fmt"
	"maps"
	"path/filepath"
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

// golden compares text with a file in testdata.
func golden(t *testing.T, name, got string) {
	t.Helper()
	goldentest.Check(t, filepath.Join("testdata", name+".txt"), got, *update)
}

// stylePicture shows the styles of the frame.
func (p *player) stylePicture() string { return pagetest.Styles(p.m.draw(), p.m.palette) }

// states are the states of a game in the golden frames.
var states = map[string]func(p *player){
	"playing":     func(p *player) { p.match().Clear() },
	"flagged":     func(p *player) { p.match().Clear(); p.carryOut("0,1!4,5!2,6!") },
	"wrong-flags": func(p *player) { p.match().Clear(); p.carryOut("0,0!5,0!") },
	"lost":        func(p *player) { p.match().Clear(); p.carryOut("0,0!4,5!0,1*") },
	"won":         func(p *player) { p.match().Clear(); p.match().OpenAll() },
	"hint":        func(p *player) { p.match().Clear(); p.press("i i i"); p.moveTo(game.Cell{Row: 3, Col: 3}) },
	"chances":     func(p *player) { p.match().Clear(); p.carryOut("0,1!0,0!0,7!"); p.press("% i i i up") },
	"paused":      func(p *player) { p.match().Clear(); p.press("p") },
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
			frame := seen.screen()
			p := sit(t, width, height, pagetest.GoldenBoard(t, kind))
			p.m.ASCII, p.m.Motion = true, false
			p.tell()
			play(p)
			ascii := p.screen()
			if i := strings.IndexFunc(ascii, func(r rune) bool { return r > '~' }); i >= 0 {
				t.Errorf("%s: %q in ASCII", name, []rune(ascii[i:])[0])
			}
			golden(t, "frames/"+name, frame+"\n\n=== styles\n"+seen.stylePicture()+"\n=== ascii\n"+ascii+"\n")
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
			fmt.Fprintf(&all, "=== %s\n%s\n", state, p.stylePicture())
		}
		golden(t, "themes/"+colors.Name.In(text.English), all.String())
	}
}

// still returns a player of the golden board in a theme of 256 colours, without animation.
func still(t *testing.T, width, height int, kind *game.GridKind, theme int) *player {
	t.Helper()
	p := sit(t, width, height, pagetest.GoldenBoard(t, kind))
	p.m.renderer = colored(termenv.ANSI256)
	p.m.Theme, p.m.Motion = theme, false
	p.tell()
	return p
}

// The frames in testdata show the other pages in both languages.
func TestGoldenScreens(t *testing.T) {
	t.Parallel()
	for name, keys := range map[string]string{
		"menu": "", "help": "?", "options": "o", "collection": "t", "custom": "m", "question": "1 f q 2", "waiting": "1 f q",
		"code": "x 3 -", "typing": "1 : a 1", "school": "l",
		"lesson": "l down enter", "first": "l enter",
	} {
		var all strings.Builder
		for _, lang := range []text.Lang{text.Spanish, text.English} {
			p := sit(t, 80, 40, nil)
			p.m.Lang = lang
			p.tell()
			p.answer(p.press(keys))
			all.WriteString(strings.TrimRight(p.screen(), "\n ") + "\n\n")
		}
		golden(t, "screens/"+name, all.String())
	}
	for name, keys := range map[string]string{"editor-help": "e ?", "editor-question": "e space q"} {
		var all strings.Builder
		for _, lang := range []text.Lang{text.Spanish, text.English} {
			p := sit(t, 100, 36, nil)
			p.m.Lang = lang
			p.tell()
			p.settle(keys)
			all.WriteString(pagetest.Trimmed(p.screen()) + "\n\n")
		}
		golden(t, "screens/"+name, all.String())
	}
	p := sit(t, 19, 7, nil)
	golden(t, "screens/too-small", p.screen()+"\n")
	p = sit(t, 80, 24, nil)
	p.press("3 enter")
	golden(t, "screens/expert-80x24", p.screen()+"\n")
}
