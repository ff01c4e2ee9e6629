package advice_test

import (
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/gametest"
	"buscaminas/game/gridtest"
	"buscaminas/game/review"
	"buscaminas/game/solver/check"

	"pgregory.net/rapid"
)

// After any play on any grid, the coach warns of an opening exactly if counting all layouts shows
// that the opening hits a certain mine, guesses while a cell is safe, or risks more than the best
// guess.
func TestWarningsAreThoseOfCounting(t *testing.T) {
	met := map[advice.Danger]int{}
	rapid.Check(t, func(t *rapid.T) {
		layout, cells := gridtest.DrawBoard(t)
		g := game.New(layout, game.Classic)
		var plays []game.Action
		gametest.LogIfFailed(t, func() string { return gametest.Text(layout, game.Classic, plays) })
		for range rapid.IntRange(0, 8).Draw(t, "moves") {
			a := game.Action{Kind: game.Open, Cell: rapid.SampledFrom(cells).Draw(t, "cell")}
			if rapid.Bool().Draw(t, "flag") {
				a.Kind = game.Flag
			}
			if !layout.Mine(a.Cell) || a.Kind == game.Flag {
				plays = append(plays, a)
				_ = g.Apply(a) // may be refused
			}
		}
		if g.Status() != game.Playing {
			return
		}
		safe, certain := counted(g, cells)
		thoughts := advice.See(g).Think()
		for _, c := range cells {
			asked := g.AppendChord(nil, c)
			if !g.Open(c) && !g.Flagged(c) {
				asked = []game.Cell{c}
			}
			want := advice.None
			switch {
			case slices.ContainsFunc(asked, func(c game.Cell) bool { return certain[c] }):
				want = advice.CertainMine
			case !slices.ContainsFunc(asked, func(c game.Cell) bool { return !safe[c] }):
			case len(safe) > 0 && decided(g, asked, cells):
				want = advice.NeedlessGuess
			case len(safe) > 0 || len(asked) > 1:
				continue // the risks that this takes are not counted here
			case thoughts.Chance(asked[0]) > thoughts.Better(review.Opening{}).Move.Chance+0.02:
				want = advice.RashGuess
			}
			got := thoughts.Warning(asked)
			if got.Against != want {
				t.Fatalf("opening %v: %d, want %d", c, got.Against, want)
			}
			if want == advice.CertainMine && !certain[got.Mine] {
				t.Fatalf("opening %v: %v is no certain mine", c, got.Mine)
			}
			met[want]++
		}
	})
	for _, danger := range []advice.Danger{advice.None, advice.RashGuess, advice.NeedlessGuess, advice.CertainMine} {
		if met[danger] == 0 {
			t.Errorf("no position had a warning of danger %d", danger)
		}
	}
}

// decided reports whether opening all that is safe decides these cells, or finds a mine among them.
func decided(g *game.Game, asked, cells []game.Cell) bool {
	for g = g.Clone(); ; {
		safe, mines := counted(g, cells)
		if len(safe) == 0 || g.Status() != game.Playing {
			closed := func(c game.Cell) bool { return !g.Open(c) }
			return slices.ContainsFunc(asked, func(c game.Cell) bool { return mines[c] }) || !slices.ContainsFunc(asked, closed)
		}
		for c := range safe {
			if g.Flagged(c) {
				_ = g.Apply(game.Action{Kind: game.Flag, Cell: c}) // never refused
			}
			_ = g.Apply(game.Action{Kind: game.Open, Cell: c}) // refused if it is open by now
		}
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

// An opening of a cell seen before an undo is no guess, nor is one that follows from such a cell;
// and a mine proved in that way is stopped. If the game has a safe start, another first opening that the
// start would decide is a needless guess.
func TestWarningKnowsWhatThePlayerKnows(t *testing.T) {
	unseen := played(t, square, "*..*....", "Ab*")
	// Aa and Ac are a mine with 50 %, and each other cell with 20 %.
	seen := played(t, square, "*..*....", "Ab*Ac*<")
	for _, test := range []struct {
		name string
		game *game.Game
		safe []game.Cell // known from the start to be safe
		col  int
		want advice.Danger
	}{
		{"another cell has less risk", unseen, nil, 2, advice.RashGuess},
		{"nothing is certain", unseen, nil, 3, advice.None},
		{"the start decides it", unseen, []game.Cell{{Col: 5}}, 3, advice.NeedlessGuess},
		{"nothing that follows from the start decides it", unseen, []game.Cell{{Col: 5}}, 2, advice.None},
		{"it was seen", seen, []game.Cell{{Col: 5}}, 2, advice.None},
		{"it follows from what was seen", seen, nil, 4, advice.None},
		{"so does a mine", seen, nil, 3, advice.CertainMine},
	} {
		if got := advice.See(test.game, test.safe...).Think().Warning([]game.Cell{{Col: test.col}}).Against; got != test.want {
			t.Errorf("%s: %d, want %d", test.name, got, test.want)
		}
	}
}
