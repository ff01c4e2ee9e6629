package film

import (
	"strings"
	"testing"
	"time"

	"buscaminas/game"
)

// A film can begin with a hint. It shows the steps one by one, and then the game to its end.
func TestAFilmBeginsWithAHint(t *testing.T) {
	o := still()
	o.Hinted = 1
	r := played(t, game.Square{Rows: 9, Cols: 9}, 10, half)
	f := filmed(r, o)
	var first, last string
	var at time.Duration
	for shown := range f.frames() {
		if first == "" {
			first = shown.Grid.String()
			if shown.At != 0 {
				t.Errorf("it begins at %v", shown.At)
			}
		} else if shown.At < at+shortest {
			t.Errorf("a frame at %v comes after one at %v", shown.At, at)
		}
		at, last = shown.At, shown.Grid.String()
	}
	if !strings.Contains(first, "no tiene") && !strings.Contains(first, "mina") {
		t.Errorf("no step is told first:\n%s", first)
	}
	if !strings.Contains(last, "HAS GANADO") {
		t.Errorf("the game is not won:\n%s", last)
	}
}
