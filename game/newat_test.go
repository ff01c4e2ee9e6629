package game_test

import (
	"testing"

	"buscaminas/game"

	"pgregory.net/rapid"
)

// A game made by NewAt from the position of another game shows the same, continues in the same way
// under all rules, and has nothing to undo.
func TestNewAt(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, r := midGame(t)
		grid := g.Layout().Grid()
		var open, flagged []game.Cell
		for c := range game.Cells(grid) {
			if r.open[c] {
				open = append(open, c)
			} else if r.flagged[c] {
				flagged = append(flagged, c)
			}
		}
		if r.promised && g.Steps() > 0 && len(open) == 0 {
			return // NewAt does not know of the openings that were undone
		}
		at := game.NewAt(g.Layout(), g.Rules(), open, flagged)
		alike(t, at, g)
		if err := at.Apply(game.Action{Kind: game.Undo}); err != game.NothingToUndo {
			t.Fatalf("undone: %v", err)
		}
		for range 5 {
			a := drawAction(t, r)
			if a.Kind == game.Undo || a.Kind == game.Redo {
				continue
			}
			if got, want := at.Apply(a), g.Apply(a); got != want {
				t.Fatalf("%v: %v, want %v", a, got, want)
			}
			alike(t, at, g)
		}
	})
}

// alike fails unless two games show the same.
func alike(t *rapid.T, got, want *game.Game) {
	t.Helper()
	if got.Status() != want.Status() || got.Opened() != want.Opened() || got.Flags() != want.Flags() {
		t.Fatalf("status %d, %d open, %d flags, want %d, %d, %d", got.Status(), got.Opened(), got.Flags(),
			want.Status(), want.Opened(), want.Flags())
	}
	for c := range game.Cells(want.Layout().Grid()) {
		if got.Face(c) != want.Face(c) || got.Open(c) != want.Open(c) {
			t.Fatalf("%v shows %d, want %d", c, got.Face(c), want.Face(c))
		}
	}
}
