package ui

import (
	"fmt"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/text"

	"github.com/muesli/termenv"
)

// The frames in testdata show the editor on each grid in each layout: the text after some keys, the
// style of every place in 256 colours, and the text in ASCII.
func TestGoldenEditor(t *testing.T) {
	t.Parallel()
	layouts := map[string]struct{ width, height int }{"roomy": {70, 24}, "compact": {52, 14}, "scrolled": {22, 9}}
	for i, kind := range game.GridKinds() {
		another := "X" // the key for another grid
		if i > 0 {
			another = strings.Repeat("X ", len(game.GridKinds())-i)
		}
		states := []struct{ name, keys string }{
			{"as it was", ""}, {"a mine", "down right space"}, {"turned, where the grid allows it", "G >"}, {"the other grid", another},
			{"fill", "F"}, {"save", "S"}, {"leaving", "space q"},
		}
		for layoutName, size := range layouts {
			var all strings.Builder
			edit := func(keys string, ascii bool) *player {
				p := sit(t, size.width, size.height, pagetest.GoldenBoard(t, kind))
				p.m.renderer, p.m.ASCII = colored(termenv.ANSI256), ascii
				p.tell()
				p.settle("E " + keys)
				return p
			}
			for _, state := range states {
				fmt.Fprintf(&all, "=== %s\n%s\n\n", state.name, trimmed(edit(state.keys, false).screen()))
			}
			fmt.Fprintf(&all, "=== a mine, in colours\n%s\n", trimmed(edit("down right space", false).stylePicture()))
			frame := edit("down right space", true).screen()
			if i := strings.IndexFunc(frame, func(r rune) bool { return r > '~' }); i >= 0 {
				t.Errorf("the ASCII frame has %q", []rune(frame[i:])[0])
			}
			fmt.Fprintf(&all, "=== a mine, in ASCII\n%s\n", trimmed(frame))
			golden(t, fmt.Sprintf("frames/editor-%s-%s", draw.ShapeOf(kind).Name.In(text.English), layoutName), all.String())
		}
	}
}

// trimmed returns a frame without the blanks that end its lines.
func trimmed(frame string) string {
	lines := strings.Split(frame, "\n")
	for i, line := range lines {
		lines[i] = strings.TrimRight(line, " ")
	}
	return strings.TrimRight(strings.Join(lines, "\n"), "\n")
}

// The frames in testdata show the editor in both languages.
func TestGoldenEditorScreens(t *testing.T) {
	t.Parallel()
	for name, keys := range map[string]string{"editor": "e space G", "editor-help": "e ?", "editor-question": "e space q"} {
		var all strings.Builder
		for _, lang := range []text.Lang{text.Spanish, text.English} {
			p := sit(t, 100, 36, nil)
			p.m.Lang = lang
			p.tell()
			p.settle(keys)
			all.WriteString(trimmed(p.screen()) + "\n\n")
		}
		golden(t, "screens/"+name, all.String())
	}
}
