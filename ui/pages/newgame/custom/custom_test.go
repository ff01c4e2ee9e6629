package custom

import (
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/page/pagetest"
)

// Beside the fields is an example of a board of the size typed, on every grid. There is none if the
// size is impossible or too little of the board would be visible.
func TestTheBoardThatIsTypedIsSeen(t *testing.T) {
	t.Parallel()
	for _, kind := range game.GridKinds() {
		p := pagetest.Sit(t, 120, 40)
		p.Grid = kind
		typed := Usual()
		p.Open(New(&typed))
		for _, test := range []struct {
			keys   string
			closed int
		}{{"1 2 tab 9", 108}, {"tab 1 0", 108}, {"tab 8", 72}, {"0", 0}, {"backspace", 72}, {"backspace", 0}} {
			p.Press(test.keys)
			screen := p.Screen()
			if n := strings.Count(screen, "▓"); n != test.closed {
				t.Errorf("%s: after %s %d cells, want %d:\n%s", kind.Name, test.keys, n, test.closed, screen)
			}
		}
		p.Resize(80, 24) // it stands below the fields
		p.Press("5")
		p.Sees("▓")
		p.Resize(80, 14)
		p.DoesNotSee("▓")
	}
}
