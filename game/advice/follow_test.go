package advice_test

import (
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/gametest"
	"buscaminas/game/gridtest"
	"buscaminas/game/solver/check"

	"pgregory.net/rapid"
)

// Over whole games of all named rules, played by hints alone with some mines without a flag, counting
// all layouts shows that each hint is true: what it finds is certain and not done, it offers a guess only
// if nothing is safe and every certain mine was told, and it does not say that nothing is certain then.
func TestHintsAreTrueToTheEnd(t *testing.T) {
	retold, guesses := 0, 0
	play := func(t *rapid.T) {
		layout, cells := gridtest.DrawBoard(t)
		rules := rapid.SampledFrom([]game.Rules{
			game.LeftToFind, game.Classic, game.Strict, game.Simple, game.SingleCells}).Draw(t, "rules")
		g := game.New(layout, rules)
		var plays []game.Action
		gametest.LogIfFailed(t, func() string { return gametest.Text(layout, rules, plays) })
		do := func(kind game.Kind, c game.Cell) {
			plays = append(plays, game.Action{Kind: kind, Cell: c})
			gametest.MustDo(g.Apply(plays[len(plays)-1]))
		}
		for _, c := range rapid.SliceOfNDistinct(rapid.SampledFrom(cells), 0, min(2, layout.Mines()), rapid.ID).Draw(t, "flags") {
			do(game.Flag, c)
		}
		var asker advice.Asker
		told := map[game.Cell]bool{}
		for g.Status() == game.Playing {
			for _, c := range g.FlaggedCells() {
				if rules.FlagLimit && g.MinesLeft() == 0 && !layout.Mine(c) {
					do(game.Flag, c) // nothing disproves it, and it is in the way
				}
			}
			safe, certain := counted(g, cells)
			a, stage := asker.Ask(asker.See(g).Think(), cells[0])
			for ; stage < a.Last(); a, stage = asker.Ask(asker.See(g).Think(), cells[0]) {
			}
			open := func(c game.Cell) bool { return certain[c] && !g.Flagged(c) }
			for _, s := range a.Argument.Steps {
				for _, f := range s.Concludes {
					told[f.Cell] = told[f.Cell] || f.Mine
				}
			}
			h := a.Todo(g, a.Last())
			switch {
			case g.Open(a.Cell):
				t.Fatalf("it is open: %+v", a)
			case a.About == advice.WrongFlag && safe[a.Cell] && g.Flagged(a.Cell):
				do(game.Flag, a.Cell)
			case a.About == advice.SafeCell && safe[a.Cell] && safe[h.At] && !g.Flagged(h.At):
				do(game.Open, h.At)
			case a.About == advice.MineCell && len(safe) == 0 && open(a.Cell) && !slices.ContainsFunc(h.Mines, func(c game.Cell) bool { return !open(c) }):
				do(game.Flag, h.Mines[0])
				if len(a.Mines) > 0 {
					retold++
				} else if g.Status() == game.Playing && rapid.Bool().Draw(t, "take it away") {
					do(game.Flag, h.Mines[0])
				}
			case a.About == advice.Guess && len(safe) == 0 && !certain[a.Cell] && !slices.ContainsFunc(cells, func(c game.Cell) bool {
				return open(c) && (!told[c] || !slices.Contains(a.Mines, c))
			}):
				guesses++
				if a.Flagged {
					do(game.Flag, a.Cell)
				}
				do(game.Open, a.Cell)
			default:
				t.Fatalf("safe %v, mines %v, but the advice is %+v", safe, certain, a)
			}
		}
	}
	for rounds := 0; rounds < 10 && (retold == 0 || guesses == 0); rounds++ { // both are rare
		rapid.Check(t, play)
	}
	if retold == 0 || guesses == 0 {
		t.Errorf("%d hints told mines again, and %d were guesses", retold, guesses)
	}
}

// counted returns the cells that are safe, and those that are mines, in all layouts that fit the
// numbers. It ignores flags.
func counted(g *game.Game, cells []game.Cell) (safe, mines map[game.Cell]bool) {
	g = g.Clone()
	var open []game.Cell
	for _, c := range cells {
		if g.Open(c) {
			open = append(open, c)
		} else if g.Flagged(c) {
			_ = g.Apply(game.Action{Kind: game.Flag, Cell: c}) // never refused
		}
	}
	set := func(cells []game.Cell) map[game.Cell]bool {
		set := map[game.Cell]bool{}
		for _, c := range cells {
			set[c] = true
		}
		return set
	}
	safeCells, mineCells := check.Certain(g, open, true)
	return set(safeCells), set(mineCells)
}
