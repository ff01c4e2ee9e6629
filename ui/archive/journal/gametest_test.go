package journal_test

import (
	"testing"

	"buscaminas/game"
	"buscaminas/game/gametest"
	"buscaminas/ui/archive/journal"

	"pgregory.net/rapid"
)

// The text of a game that a failing test prints can be read as the same game.
func TestTheGameOfAFailingTestIsRead(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		j, want := anyGame(t)
		if j.Layout == nil {
			return // no cell was opened
		}
		var plays []game.Action
		for _, e := range j.Entries {
			if e.Action.Kind != 0 {
				plays = append(plays, e.Action)
			}
		}
		text := gametest.Text(j.Layout, j.Rules, plays)
		read, err := journal.Read([]byte(text))
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		got, err := read.Play()
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		for c := range game.Cells(j.Grid()) {
			if got.Face(c) != want.Face(c) {
				t.Fatalf("%v shows %d, want %d\n%s", c, got.Face(c), want.Face(c), text)
			}
		}
	})
}
