package advice_test

import (
	"reflect"
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/gametest"

	"pgregory.net/rapid"
)

// A loss names exactly the flags that caused it: without any other flag, the same mines explode. Finding
// out why a game was lost changes nothing in the game.
func TestLossNamesTheFlagsThatMadeIt(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rules := rapid.SampledFrom([]game.Rules{game.LeftToFind, game.Classic, {Opening: game.Single}}).Draw(t, "rules")
		rows, cols := rapid.IntRange(1, 4).Draw(t, "rows"), rapid.IntRange(2, 5).Draw(t, "columns")
		cell := rapid.Custom(func(t *rapid.T) game.Cell {
			return game.Cell{Row: rapid.IntRange(0, rows-1).Draw(t, "row"), Col: rapid.IntRange(0, cols-1).Draw(t, "column")}
		})
		mines := rapid.SliceOfNDistinct(cell, 1, 4, rapid.ID).Draw(t, "mines")
		grid := rapid.SampledFrom([]func(rows, cols int) game.Grid{square, hex}).Draw(t, "grid")(rows, cols)
		layout, err := game.NewLayout(grid, slices.Values(mines[:min(len(mines), rows*cols-1)]))
		if err != nil {
			t.Fatal(err)
		}
		g := game.New(layout, rules)
		var plays []game.Action
		gametest.LogIfFailed(t, func() string { return gametest.Text(layout, rules, plays) })
		for range 40 {
			kind := rapid.SampledFrom([]game.Kind{game.Open, game.Flag}).Draw(t, "kind")
			a := game.Action{Kind: kind, Cell: cell.Draw(t, "cell")}
			if g.Apply(a) == nil {
				plays = append(plays, a)
			}
		}
		if g.Status() != game.Lost {
			t.Skip("not lost")
		}
		last := plays[len(plays)-1]
		before, steps, deaths := faces(g), g.Steps(), g.Deaths()
		loss, err := advice.LossOf(g, last.Cell)
		if err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(faces(g), before) || g.Steps() != steps || g.Deaths() != deaths {
			t.Fatal("looking back changed the game")
		}
		if g.Face(last.Cell) == game.ExplodedMine {
			return
		}
		if len(loss.Misled) == 0 {
			t.Fatalf("the loss names no flag: %+v", loss)
		}
		exploded := count(g, game.ExplodedMine)
		for i, face := range faces(g) {
			f := game.Cell{Row: i / cols, Col: i % cols}
			if face != game.WrongFlag || slices.Contains(loss.Misled, f) {
				continue
			}
			without := g.Clone()
			for _, a := range []game.Action{{Kind: game.Undo}, {Kind: game.Flag, Cell: f}, last} {
				if err := without.Apply(a); err != nil {
					t.Fatalf("%v without the flag on %v: %v", a, f, err)
				}
			}
			if got := count(without, game.ExplodedMine); got < exploded {
				t.Fatalf("without the flag on %v %d mines explode, with it %d; named are %v", f, got, exploded, loss.Misled)
			}
		}
	})
}

func TestNoLossWithoutAStep(t *testing.T) {
	if _, err := advice.LossOf(played(t, square, "*...", ""), game.Cell{}); err != game.NothingToUndo {
		t.Errorf("%v, want %v", err, game.NothingToUndo)
	}
}

func faces(g *game.Game) (all []game.Face) {
	rows, cols := g.Layout().Grid().Size()
	for i := range rows * cols {
		all = append(all, g.Face(game.Cell{Row: i / cols, Col: i % cols}))
	}
	return all
}

func count(g *game.Game, face game.Face) (n int) {
	for _, f := range faces(g) {
		if f == face {
			n++
		}
	}
	return n
}
