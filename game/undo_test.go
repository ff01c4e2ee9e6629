package game_test

import (
	"testing"

	"buscaminas/game"
)

// After DropHistory the cells stay open, and later steps can be undone.
func TestDropHistory(t *testing.T) {
	g := game.New(layoutOf(t, game.GridKinds()[0].New, "*...*"), game.Classic)
	do := func(kind game.Kind, col int) error {
		return g.Apply(game.Action{Kind: kind, Cell: game.Cell{Col: col}})
	}
	if err := do(game.Open, 1); err != nil {
		t.Fatal(err)
	}
	g.DropHistory()
	if err := do(game.Undo, 0); err != game.NothingToUndo || !g.Open(game.Cell{Col: 1}) {
		t.Errorf("undo after DropHistory: %v, want %v, and Ab still open", err, game.NothingToUndo)
	}
	if err := do(game.Open, 3); err != nil {
		t.Fatal(err)
	}
	if err := do(game.Undo, 0); err != nil || g.Open(game.Cell{Col: 3}) || !g.Open(game.Cell{Col: 1}) || g.Opened() != 1 {
		t.Errorf("undo of the last step: %v, and %d open, want only Ab open", err, g.Opened())
	}
}
