package lesson_test

import (
	"testing"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/game/solver"
)

// Any returns a position that needs more than a single number, on a board of the given size.
func TestAnyPosition(t *testing.T) {
	for _, kind := range game.GridKinds() {
		p, ok := lesson.Any(kind.New(9, 9), 12, 3)
		if !ok {
			t.Fatalf("%s: no position", kind.Name)
		}
		rows, cols := p.Layout.Grid().Size()
		if rows != 9 || cols != 9 || p.Layout.Mines() != 12 || len(p.Patterns) == 0 {
			t.Errorf("%s: %d×%d, %d mines, %d patterns", kind.Name, rows, cols, p.Layout.Mines(), len(p.Patterns))
		}
		for _, a := range p.Patterns {
			if a.Rule == solver.One {
				t.Errorf("%s: %v is a single number", kind.Name, a)
			}
		}
	}
}

// Of returns the open cells of a game, its right flags, and the easiest patterns.
func TestThePositionOfAGame(t *testing.T) {
	p, _ := lesson.Named("full").Find(game.GridKinds()[0], 1)
	g := p.Game(game.Rules{})
	wrong := p.Patterns[0].Safe[0]
	if err := g.Apply(game.Action{Kind: game.Flag, Cell: wrong}); err != nil {
		t.Fatal(err)
	}
	of, ok := lesson.Of(g)
	if !ok || len(of.Open) != len(p.Open) || len(of.Flags) > len(p.Flags) {
		t.Fatalf("found %v: %d open, want %d; flags %v", ok, len(of.Open), len(p.Open), of.Flags)
	}
	for _, c := range of.Flags {
		if c == wrong {
			t.Errorf("the wrong flag on %v was kept", c)
		}
	}
	if of.Patterns[0].Rule != solver.One {
		t.Errorf("the easiest rule is %d", of.Patterns[0].Rule)
	}
}
