package game_test

import (
	"slices"
	"testing"

	"buscaminas/game"

	"pgregory.net/rapid"
)

// midGame returns a game after some actions, and its reference.
func midGame(t *rapid.T) (*game.Game, *reference) {
	g, r := newPair(t)
	for range rapid.IntRange(0, 30).Draw(t, "actions") {
		a := drawAction(t, r)
		_, _ = g.Apply(a), r.apply(a) // refused or not
	}
	return g, r
}

// AppendChord appends the cells that a chord opens, apart from a cascade. It appends nothing if the
// chord is refused or opens nothing.
func TestAppendChord(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, r := midGame(t)
		for c := range game.Cells(r.grid) {
			if !g.Open(c) {
				equalCells(t, c, g.AppendChord(nil, c), nil)
				continue
			}
			after, said := g.Clone(), g.AppendChord(nil, c)
			err := after.Apply(game.Action{Kind: game.Open, Cell: c})
			if opens := err == nil && after.Steps() > g.Steps(); opens != (len(said) > 0) {
				t.Fatalf("%v: a chord opens something: %t (%v), said: %v", c, opens, err, said)
			}
			var opened []game.Cell
			for n := range game.Cells(r.grid) {
				if after.Open(n) && !g.Open(n) && (slices.Contains(said, n) || r.rules.Opening == game.Single) {
					opened = append(opened, n)
				}
			}
			equalCells(t, c, said, opened)
		}
	})
}

// OnFrontier reports true for exactly the closed cells without a flag that touch an open cell.
func TestOnFrontier(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, r := midGame(t)
		for c := range game.Cells(r.grid) {
			want := r.status() == game.Playing && !r.open[c] && !r.flagged[c] &&
				slices.ContainsFunc(game.AppendNeighbors(nil, r.grid, c), func(n game.Cell) bool { return r.open[n] })
			if got := g.OnFrontier(c); got != want {
				t.Fatalf("%v is on the frontier: %t, want %t", c, got, want)
			}
		}
	})
}

// equalCells fails unless got and want are the same cells, in any order.
func equalCells(t *rapid.T, c game.Cell, got, want []game.Cell) {
	rest := slices.Clone(want)
	for _, n := range got {
		if i := slices.Index(rest, n); i >= 0 {
			rest = slices.Delete(rest, i, i+1)
			continue
		}
		t.Fatalf("%v: %v, want %v", c, got, want)
	}
	if len(rest) > 0 {
		t.Fatalf("%v: %v, want %v", c, got, want)
	}
}
