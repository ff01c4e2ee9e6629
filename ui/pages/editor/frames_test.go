package editor

import (
	"flag"
	"fmt"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/text"
	"buscaminas/ui/text/goldentest"

	"github.com/muesli/termenv"
)

var update = flag.Bool("update", false, "write the golden files anew")

// The frames in testdata show the editor on each grid, each in another layout: the text after some keys, the
// style of every place in 256 colours, and the text in ASCII.
func TestGoldenEditor(t *testing.T) {
	t.Parallel()
	sizes := []struct{ width, height int }{{70, 24}, {52, 14}, {22, 9}} // roomy, compact, scrolled
	for i, kind := range game.GridKinds() {
		another := "X" // the key for another grid
		if i > 0 {
			another = strings.Repeat("X ", len(game.GridKinds())-i)
		}
		states := []struct{ name, keys string }{
			{"as it was", ""}, {"a mine", "down right space"}, {"turned, where the grid allows it", "G >"}, {"the other grid", another},
			{"fill", "F"}, {"save", "S"},
		}
		var all strings.Builder
		edit := func(keys string, ascii bool) *player {
			p := sit(t, sizes[i].width, sizes[i].height)
			p.Renderer, p.ASCII = pagetest.Colored(termenv.ANSI256), ascii
			p.editsBoard(pagetest.GoldenBoard(t, kind), keys)
			return p
		}
		for _, state := range states {
			fmt.Fprintf(&all, "=== %s\n%s\n\n", state.name, pagetest.Trimmed(edit(state.keys, false).Screen()))
		}
		p := edit("down right space", false)
		fmt.Fprintf(&all, "=== a mine, in colours\n%s\n", pagetest.Trimmed(pagetest.Styles(&p.Draw().Grid, p.Palette)))
		frame := edit("down right space", true).Screen()
		if i := strings.IndexFunc(frame, func(r rune) bool { return r > '~' }); i >= 0 {
			t.Errorf("the ASCII frame has %q", []rune(frame[i:])[0])
		}
		fmt.Fprintf(&all, "=== a mine, in ASCII\n%s\n", pagetest.Trimmed(frame))
		goldentest.Check(t, "testdata/"+draw.ShapeOf(kind).Name.In(text.English)+".txt", all.String(), *update)
	}
}

// The frames in testdata show the editor in both languages.
func TestGoldenEditorScreens(t *testing.T) {
	t.Parallel()
	var all strings.Builder
	for _, lang := range []text.Lang{text.Spanish, text.English} {
		p := sit(t, 100, 36)
		p.Lang = lang
		p.edits("space G")
		all.WriteString(pagetest.Trimmed(p.Screen()) + "\n\n")
	}
	goldentest.Check(t, "testdata/editor.txt", all.String(), *update)
}
