package deal_test

import (
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/gametest"

	"pgregory.net/rapid"
)

// Whatever is flagged before it, on any grid and with any rules, the first opening of a board with a
// promised first cell does not lose the game. The flags stay.
func TestNoFlagLosesThePromisedFirstOpening(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rows, cols := rapid.IntRange(1, 7).Draw(t, "rows"), rapid.IntRange(2, 7).Draw(t, "cols")
		grid := rapid.SampledFrom(game.GridKinds()).Draw(t, "grid").New(rows, cols)
		cell := rapid.Map(rapid.IntRange(0, rows*cols-1), func(i int) game.Cell {
			return game.Cell{Row: i / cols, Col: i % cols}
		})
		spec := deal.Spec{
			Grid:    grid,
			Mines:   rapid.IntRange(0, rows*cols-1).Draw(t, "mines"),
			Seed:    rapid.Uint64().Draw(t, "seed"),
			Promise: rapid.SampledFrom([]deal.Promise{deal.ClearStart, deal.SafeStart}).Draw(t, "promise"),
		}
		rules := game.Rules{
			Numbering: rapid.SampledFrom([]game.Numbering{game.Left, game.Total}).Draw(t, "numbering"),
			Opening: rapid.SampledFrom([]game.Opening{game.Cascade, game.Ring, game.Single}).Draw(t,
				"opening"),
			FlagLimit:  rapid.Bool().Draw(t, "flagLimit"),
			FlagsToWin: rapid.Bool().Draw(t, "flagsToWin"),
		}
		start := cell.Draw(t, "start")
		board, err := spec.Deal(start)
		if err != nil {
			t.Fatal(err)
		}
		var plays []game.Action
		gametest.LogIfFailed(t, func() string { return gametest.Text(board.Layout, rules, plays) })
		g := game.New(board.Layout, rules)
		flags := rapid.SliceOfDistinct(cell, func(c game.Cell) game.Cell { return c }).Draw(t, "flags")
		for _, c := range flags {
			flag := game.Action{Kind: game.Flag, Cell: c}
			if c != start && g.Apply(flag) == nil { // the rules may limit the flags
				plays = append(plays, flag)
			}
		}
		flagged := g.Flags()
		open := game.Action{Kind: game.Open, Cell: start}
		plays = append(plays, open)
		if err := g.Apply(open); err != nil {
			t.Fatal(err)
		}
		if g.Status() == game.Lost {
			t.Fatalf("opening %v loses", start)
		}
		if g.Status() == game.Playing && g.Flags() != flagged {
			t.Fatalf("%d flags are left of %d", g.Flags(), flagged)
		}
	})
}
