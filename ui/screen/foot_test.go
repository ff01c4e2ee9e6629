package screen

import (
	"strings"
	"testing"

	"buscaminas/ui/text"
)

// The foot keeps a margin. If not all hints fit, it leaves out the last of those that may be left out.
func TestFootLeavesOutHints(t *testing.T) {
	t.Parallel()
	hint := func(key, does string) KeyHint {
		return KeyHint{Keys: []KeyName{{key, key}}, Does: text.Same(does)}
	}
	moves, help := hint("↑↓", "choose"), hint("?", "help")
	moves.Moves, help.Stays = true, true
	all := []KeyHint{moves, hint("Enter", "open"), hint("o", "sort"), hint("e", "export"), help}
	for width, want := range map[int]string{
		48: "     ↑↓ choose  Enter open  o sort  ? help",
		51: "  ↑↓ choose  Enter open  o sort  e export  ? help",
		50: "      ↑↓ choose  Enter open  o sort  ? help",
		40: "     ↑↓ choose  Enter open  ? help",
		39: " Enter open  o sort  e export  ? help",
		18: "Enter open  ? help",
		17: "   Enter open",
	} {
		var f Frame
		f.Begin(width, 1)
		f.Foot(NewFoot(width, text.English, all))
		if got := strings.TrimRight(f.String(), " \n"); got != want {
			t.Errorf("%d columns:\n%q, want\n%q", width, got, want)
		}
	}
}
