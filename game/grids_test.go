package game_test

import (
	"testing"

	"buscaminas/game"
)

// Old files and codes use these names and indexes, so they must not change.
func TestGridKindsStay(t *testing.T) {
	for i, want := range []struct {
		name string
		grid game.Grid
	}{
		{"square", game.Square{Rows: 3, Cols: 5}},
		{"hexagonal", game.Hex{Rows: 3, Cols: 5}},
	} {
		if kind := game.GridKinds()[i]; kind.Name != want.name || kind.New(3, 5) != want.grid {
			t.Errorf("row %d is %s, which makes %#v, want %s and %#v", i, kind.Name, kind.New(3, 5),
				want.name, want.grid)
		}
	}
}

func TestEveryGridKindIsFound(t *testing.T) {
	for _, kind := range game.GridKinds() {
		if got := game.GridKindOf(kind.New(3, 5)); got != kind {
			t.Errorf("a grid that is %s is of kind %+v", kind.Name, got)
		}
		if got := game.GridKindNamed(kind.Name); got != kind {
			t.Errorf("%s names %+v", kind.Name, got)
		}
	}
	for _, g := range []game.Grid{nil, broken{}, &game.Square{}} {
		if got := game.GridKindOf(g); got != nil {
			t.Errorf("%T is of kind %s", g, got.Name)
		}
	}
	if got := game.GridKindNamed("torus"); got != nil {
		t.Errorf("a torus is %s", got.Name)
	}
}

// GridKindOf is called for each frame, so it must not allocate.
func TestFindingAGridKindTakesNoMemory(t *testing.T) {
	for _, kind := range game.GridKinds() {
		g := kind.New(3, 5)
		if n := testing.AllocsPerRun(100, func() { game.GridKindOf(g) }); n != 0 {
			t.Errorf("%s: %v allocations", kind.Name, n)
		}
	}
}
