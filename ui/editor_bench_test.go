package ui

import (
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/pages/editor"
)

// BenchmarkEditorKeys presses each key of the editor on a board of 1000×1000 and draws the frame.
// The work that a key starts in the background is done, but not measured. Its result is handled,
// and that is measured.
func BenchmarkEditorKeys(b *testing.B) {
	board, err := deal.Spec{Grid: game.Square{Rows: 1000, Cols: 1000}, Mines: 400_000, Promise: deal.AnyStart}.Deal(game.Cell{})
	if err != nil {
		b.Fatal(err)
	}
	for _, keys := range []string{
		"enter", "right", "G g", "u ctrl+r", "M", "M u ctrl+r", "V", ">", "X", "F", "F 6 0 0 0 0 0 enter u",
		"T", "T 9 0 0 x 9 0 0 enter u", "S", "S tab", "z", "?",
	} {
		b.Run(strings.ReplaceAll(keys, " ", ","), func(b *testing.B) {
			m := benchModel(b, game.Square{Rows: 2, Cols: 2}, 1, 200, 60)
			m.newEditor(editor.New(board.Layout, editor.Untitled, game.Cell{Row: 500, Col: 500}))
			p := at(m)
			p.T = b
			press := func(key string) {
				cmd := p.Press(key)
				for p.Screen(); cmd != nil; p.Screen() {
					b.StopTimer()
					msg := cmd()
					b.StartTimer()
					cmd = p.Send(msg)
				}
			}
			press("enter")
			for b.Loop() {
				for _, key := range strings.Fields(keys) {
					press(key)
				}
				b.StopTimer()
				for m.ask != nil || m.top() != m.edited || m.typing() {
					press("esc")
				}
				b.StartTimer()
			}
		})
	}
}
