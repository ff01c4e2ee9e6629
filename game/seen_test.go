package game_test

import (
	"slices"
	"testing"

	"buscaminas/game"

	"pgregory.net/rapid"
)

// A cell that was ever open counts as seen, and so does the whole board after a game that was over.
// A copy of the game knows the same. Before does not show the cells of the last step.
func TestWhatIsSeen(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, r := newPair(t)
		cells := slices.Collect(game.Cells(g.Layout().Grid()))
		seen, all := map[game.Cell]bool{}, g.Status() != game.Playing
		for range rapid.IntRange(0, 30).Draw(t, "actions") {
			a, steps := drawAction(t, r), g.Steps()
			known := faces(g)
			if g.Apply(a) != nil {
				continue
			}
			if g.Steps() > steps {
				before, err := g.BeforeLastStep()
				if err != nil {
					t.Fatal(err)
				}
				equal(t, "looking back", faces(before), known)
				if before.SeenWhole() != all {
					t.Fatalf("before %v all was seen: %t", a, before.SeenWhole())
				}
				for _, c := range cells {
					if !all && before.Seen(c) != seen[c] {
						t.Fatalf("before %v %v was seen: %t", a, c, before.Seen(c))
					}
				}
			}
			all = all || g.Status() != game.Playing
			for _, c := range cells {
				seen[c] = seen[c] || g.Open(c)
			}
		}
		for _, g := range []*game.Game{g, g.Clone()} {
			if g.SeenWhole() != all {
				t.Fatalf("all is seen: %t, want %t", g.SeenWhole(), all)
			}
			if all {
				continue
			}
			closed := slices.Collect(g.UndoneSafeCells())
			for _, c := range cells {
				if g.Seen(c) != seen[c] || slices.Contains(closed, c) != (seen[c] && !g.Open(c)) {
					t.Fatalf("%v is seen: %t, want %t; closed again: %v", c, g.Seen(c), seen[c], closed)
				}
			}
		}
	})
}

func TestNothingBeforeTheFirstStep(t *testing.T) {
	g := game.New(layoutOf(t, game.GridKinds()[0].New, "*..."), game.Classic)
	if _, err := g.BeforeLastStep(); err != game.NothingToUndo {
		t.Errorf("%v, want %v", err, game.NothingToUndo)
	}
}

// In a race a loss shows only the cells that it opened, even after an undo.
func TestHiddenLoss(t *testing.T) {
	g := game.New(layoutOf(t, game.GridKinds()[0].New, "*..\n...\n..*"), game.Classic)
	g.HideLoss()
	mine, other := game.Cell{}, game.Cell{Row: 2, Col: 2}
	for _, a := range []game.Action{{Kind: game.Open, Cell: mine}, {Kind: game.Undo}} {
		if g.SeenWhole() {
			t.Fatalf("before %v the board is known", a)
		}
		if err := g.Apply(a); err != nil {
			t.Fatal(err)
		}
	}
	if err := g.Apply(game.Action{Kind: game.Redo}); err != nil {
		t.Fatal(err)
	}
	middle := game.Cell{Row: 1, Col: 1}
	for _, c := range []game.Cell{other, middle} {
		if face := g.Face(c); face != game.Closed {
			t.Errorf("the face of %v after the loss is %v, want %v", c, face, game.Closed)
		}
	}
	if found := g.NextOpen(mine, 1, 2, game.Total); found != mine {
		t.Errorf("a 2 is found at %v, which is closed", found)
	}
	g.ShowLoss()
	if g.Face(mine) != game.ExplodedMine || g.Face(other) != game.MissedMine || g.Face(middle) != 2 {
		t.Error("the mines are not shown once the race is over")
	}
	if g.SeenWhole() || !g.Seen(mine) || g.Seen(other) || g.Deaths() != 1 {
		t.Errorf("all is seen: %t, the mine: %t, the other: %t", g.SeenWhole(), g.Seen(mine), g.Seen(other))
	}
	if safe := slices.Collect(g.UndoneSafeCells()); len(safe) > 0 {
		t.Errorf("%v are safe", safe)
	}
}
