package ui

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/pages/editor"

	tea "github.com/charmbracelet/bubbletea"
)

// benchEditor returns the editor with a board of 1000×1000 with this many mines. Its work in the
// background never ends, so that only keys are measured.
func benchEditor(b *testing.B, mines int) *Model {
	b.Helper()
	m := benchModel(b, game.Square{Rows: 2, Cols: 2}, 1, 200, 60)
	m.newEditor(editor.New(filled(game.Square{Rows: 1000, Cols: 1000}, mines), editor.Untitled, game.Cell{Row: 500, Col: 500}))
	return m
}

// BenchmarkEditorKeys presses each key of the editor on a board of 1000×1000 and draws the frame.
// The work that a key starts in the background is done, but not measured. Its result is handled,
// and that is measured.
func BenchmarkEditorKeys(b *testing.B) {
	for _, keys := range []string{
		"enter", "right", "G g", "u ctrl+r", "M", "M u ctrl+r", "V", ">", "X", "F", "F 6 0 0 0 0 0 enter u",
		"T", "T 9 0 0 x 9 0 0 enter u", "S", "S tab", "z", "?",
	} {
		b.Run(strings.ReplaceAll(keys, " ", ","), func(b *testing.B) {
			m := benchEditor(b, 400_000)
			press := func(msg tea.Msg) tea.Cmd {
				_, cmd := m.Update(msg)
				if len(m.View()) == 0 {
					b.Fatal("nothing drawn")
				}
				return cmd
			}
			press(keyMsg("enter"))
			for b.Loop() {
				for _, key := range strings.Fields(keys) {
					cmd := press(keyMsg(key))
					for cmd != nil {
						b.StopTimer()
						msg := cmd()
						b.StartTimer()
						cmd = press(msg)
					}
				}
				b.StopTimer()
				for m.ask != nil || m.top() != m.edited || m.typing() {
					press(keyMsg("esc"))
				}
				b.StartTimer()
			}
		})
	}
}

// filled returns a board with this many mines.
func filled(g game.Grid, mines int) *game.Layout {
	cells := slices.Collect(game.Cells(g))
	rand.New(rand.NewPCG(1, 0)).Shuffle(len(cells), func(i, j int) { cells[i], cells[j] = cells[j], cells[i] })
	l, err := game.NewLayout(g, slices.Values(cells[:mines]))
	if err != nil {
		panic(err)
	}
	return l
}

// keyMsg returns the message of a key, named or of one letter.
func keyMsg(key string) tea.KeyMsg {
	msg, _ := pagetest.Key(key)
	return msg
}
