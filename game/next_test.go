package game_test

import (
	"slices"
	"testing"

	"buscaminas/game"

	"pgregory.net/rapid"
)

// A search leads to the same cell as going from cell to cell, for any number of steps, even several
// times around the board.
func TestSearchesGoFromCellToCell(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawWide(t)
		grid := g.Layout().Grid()
		from := drawCell(t, grid)
		times := rapid.IntRange(1, 300).Draw(t, "times")
		back := rapid.Bool().Draw(t, "back")
		face := game.Face(rapid.IntRange(0, 4).Draw(t, "face"))
		if rapid.Bool().Draw(t, "overflagged") {
			face = game.Overflagged
		}
		by := rapid.SampledFrom([]game.Numbering{game.Left, game.Total}).Draw(t, "numbering")
		n := times
		if back {
			n = -times
		}
		for _, test := range []struct {
			name string
			got  game.Cell
			is   func(game.Cell) bool
		}{
			{"closed", g.NextClosed(from, n), func(c game.Cell) bool { return g.Face(c) == game.Closed }},
			{"open", g.NextOpen(from, n, face, by), func(c game.Cell) bool { return g.FaceAs(c, by, false) == face }},
		} {
			if want := stepByStep(grid, from, back, times, test.is); test.got != want {
				t.Fatalf("%s: %d steps from %v lead to %v, want %v", test.name, n, from, test.got, want)
			}
		}
	})
}

// stepByStep is the simplest possible search.
func stepByStep(grid game.Grid, from game.Cell, back bool, times int, is func(game.Cell) bool) game.Cell {
	var all []game.Cell
	for c := range game.Cells(grid) {
		all = append(all, c)
	}
	at := slices.Index(all, from)
	step := 1
	if back {
		step = len(all) - 1
	}
	for range times {
		start := at
		for at = (at + step) % len(all); at != start && !is(all[at]); {
			at = (at + step) % len(all)
		}
		// Where it is back there is no other.
	}
	return all[at]
}

// drawWide draws a game, in progress or over, on a board with a few rows of several words each.
func drawWide(t *rapid.T) *game.Game {
	kind := rapid.SampledFrom(game.GridKinds()).Draw(t, "grid")
	grid := kind.New(rapid.IntRange(1, 6).Draw(t, "rows"), rapid.IntRange(1, 140).Draw(t, "cols"))
	var mines []game.Cell
	for range rapid.IntRange(0, 25).Draw(t, "mines") {
		if c := drawCell(t, grid); !slices.Contains(mines, c) {
			mines = append(mines, c)
		}
	}
	l, err := game.NewLayout(grid, slices.Values(mines))
	if err != nil {
		t.Fatal(err)
	}
	g := game.New(l, rapid.SampledFrom([]game.Rules{game.LeftToFind, game.Classic, game.Simple}).Draw(t, "rules"))
	for range rapid.IntRange(0, 25).Draw(t, "actions") {
		a := game.Action{Kind: game.Flag, Cell: drawCell(t, grid)}
		if !l.Mine(a.Cell) || rapid.IntRange(0, 9).Draw(t, "explodes") == 0 {
			a.Kind = game.Open
		}
		_ = g.Apply(a) // refused or not
	}
	return g
}

func drawCell(t *rapid.T, grid game.Grid) game.Cell {
	rows, cols := grid.Size()
	return game.Cell{Row: rapid.IntRange(0, rows-1).Draw(t, "row"), Col: rapid.IntRange(0, cols-1).Draw(t, "col")}
}
