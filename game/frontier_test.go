package game_test

import (
	"slices"
	"testing"

	"buscaminas/game"

	"pgregory.net/rapid"
)

// AlongFrontier leads around an open region, from each cell to one that touches it, and back to the
// first cell.
func TestWalkAlongTheBorder(t *testing.T) {
	layout, err := game.NewLayout(game.Square{Rows: 7, Cols: 7}, slices.Values([]game.Cell{{Row: 0, Col: 0}}))
	if err != nil {
		t.Fatal(err)
	}
	var open []game.Cell
	for row := 2; row <= 4; row++ {
		for col := 2; col <= 4; col++ {
			open = append(open, game.Cell{Row: row, Col: col})
		}
	}
	g := game.NewAt(layout, game.LeftToFind, open, nil)
	start := g.AlongFrontier(game.Cell{Row: 6, Col: 6}, 1)
	if want := (game.Cell{Row: 5, Col: 5}); start != want {
		t.Errorf("the nearest cell of the border is %v, want %v", start, want)
	}
	seen := map[game.Cell]bool{}
	c := start
	for range 16 {
		to := g.AlongFrontier(c, 1)
		if rows, cols := to.Row-c.Row, to.Col-c.Col; max(rows, -rows, cols, -cols) != 1 {
			t.Errorf("from %v the walk jumps to %v", c, to)
		}
		if back := g.AlongFrontier(to, -1); back != c {
			t.Errorf("back from %v is %v, not %v", to, back, c)
		}
		seen[to] = true
		c = to
	}
	if c != start || len(seen) != 16 {
		t.Errorf("the walk ends at %v after %d cells, not at %v after 16", c, len(seen), start)
	}
}

// On any board, AlongFrontier visits every cell of the frontier once before it begins again. A step
// of n leads to the same cell as n steps of one.
func TestWalkReachesTheWholeFrontier(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawWide(t)
		frontier := map[game.Cell]bool{}
		for c := range game.Cells(g.Layout().Grid()) {
			if g.OnFrontier(c) {
				frontier[c] = true
			}
		}
		from := drawCell(t, g.Layout().Grid())
		if len(frontier) == 0 {
			if to := g.AlongFrontier(from, 1); to != from {
				t.Fatalf("there is no frontier, yet %v leads to %v", from, to)
			}
			return
		}
		c := from
		for range frontier {
			c = g.AlongFrontier(c, 1)
			if !frontier[c] {
				t.Fatalf("%v is not on the frontier, or was there before", c)
			}
			delete(frontier, c)
		}
		n := rapid.IntRange(1, 50).Draw(t, "n")
		want := from
		for range n {
			want = g.AlongFrontier(want, -1)
		}
		if got := g.AlongFrontier(from, -n); got != want {
			t.Fatalf("%d steps back from %v lead to %v, want %v", n, from, got, want)
		}
	})
}
