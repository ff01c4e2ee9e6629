package lesson_test

import (
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/gametest"
	"buscaminas/game/lesson"
	"buscaminas/game/solver"
)

// Any returns a position that needs more than a single number, on a board of the given size.
func TestAnyPosition(t *testing.T) {
	for _, kind := range game.GridKinds() {
		p, ok := lesson.FindAny(kind.New(9, 9), 12, 3)
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

// Of returns the open cells of a game, its right flags, and a pattern that proves the cell asked for.
func TestThePositionOfAGame(t *testing.T) {
	p, _ := lesson.Named("full").Find(game.GridKinds()[0], 1)
	g := p.Game(game.Rules{})
	asked := p.Patterns[0].Safe()[0]
	if err := g.Apply(game.Action{Kind: game.Flag, Cell: asked}); err != nil {
		t.Fatal(err)
	}
	of, ok := lesson.FromGame(g, []game.Cell{asked}, asked)
	if !ok || len(of.Open) != len(p.Open) || len(of.Flags) > len(p.Flags) {
		t.Fatalf("found %v: %d open, want %d; flags %v", ok, len(of.Open), len(p.Open), of.Flags)
	}
	if slices.Contains(of.Flags, asked) {
		t.Errorf("the wrong flag on %v was kept", asked)
	}
	if a := of.Patterns[0]; len(of.Patterns) != 1 || a.Rule != solver.One || !slices.Equal(a.Concludes, []solver.Fact{{Cell: asked}}) {
		t.Errorf("the patterns are %v, want one by a single number for %v", of.Patterns, asked)
	}
}

// A mine that exploded before an undo is closed in the position.
func TestThePositionAfterAnExplosion(t *testing.T) {
	g := game.New(gametest.Layout(t, game.GridKinds()[0].New, "*....*..", "........"), game.Classic)
	g.HideLoss()
	gametest.Play(t, g, "Aa*")
	gametest.MustDo(g.Apply(game.Action{Kind: game.Undo}))
	gametest.Play(t, g, "Ac*")
	p, ok := lesson.FromGame(g, []game.Cell{{Row: 0, Col: 7}}, game.Cell{})
	if !ok || p.Game(game.Classic).Status() != game.Playing {
		t.Errorf("found: %v, with the open cells %v", ok, p.Open)
	}
}

// A position of a game is solved by the cell asked for, and by nothing else that can be proved.
func TestOnlyTheCellAskedForSolves(t *testing.T) {
	for _, kind := range game.GridKinds() {
		p, ok := lesson.FindAny(kind.New(9, 9), 12, 3)
		if !ok {
			t.Fatalf("%s: no position", kind.Name)
		}
		g := p.Game(game.Rules{})
		k := p.Know()
		for asked := range k.Safe() {
			of, ok := lesson.FromGame(g, []game.Cell{asked}, asked)
			if !ok {
				t.Fatalf("%s: no position asks for %v", kind.Name, asked)
			}
			if away := of.CursorStart(asked); slices.Contains(slices.Concat(slices.Collect(k.Safe()), slices.Collect(k.Mines())), away) {
				t.Errorf("%s: the cursor begins on %v, which can be proved", kind.Name, away)
			}
			trial := lesson.NewTrial(of, game.SingleCells)
			do := func(kind game.Kind, cells []game.Cell) {
				for _, c := range cells {
					if c == asked || trial.Game().Flagged(c) {
						continue
					}
					if got := trial.Do(game.Action{Kind: kind, Cell: c}); got.Verdict != lesson.Right {
						t.Fatalf("%v, not the cell asked for: verdict %d, want %d", c, got.Verdict, lesson.Right)
					}
				}
			}
			do(game.Flag, slices.Collect(k.Mines()))
			do(game.Open, slices.Collect(k.Safe()))
			if next, ok := trial.Next(); !ok || next.Cell != asked {
				t.Errorf("%s: next is %v, want %v", kind.Name, next.Cell, asked)
			}
			if got := trial.Do(game.Action{Kind: game.Open, Cell: asked}); got.Verdict != lesson.Solved {
				t.Errorf("%s: verdict %d on the cell asked for, want %d", kind.Name, got.Verdict, lesson.Solved)
			}
		}
	}
}
