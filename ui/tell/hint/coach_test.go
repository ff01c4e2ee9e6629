package hint_test

import (
	"slices"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/gametest"
	"buscaminas/game/gridtest"
	"buscaminas/game/review"
	"buscaminas/game/solver/check"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/text"

	"pgregory.net/rapid"
)

// After any play on any grid, the coach warns of an opening exactly if counting all layouts shows
// that the opening hits a certain mine, guesses while a cell is safe, or risks more than the best
// guess.
func TestWarningsAreThoseOfCounting(t *testing.T) {
	met := map[hint.Danger]int{}
	rapid.Check(t, func(t *rapid.T) {
		grids := []game.Grid{gridtest.Triangles{Rows: 3, Cols: 3}}
		for _, kind := range game.GridKinds() {
			grids = append(grids, kind.New(3, 4), kind.New(2, 5), kind.New(1, 7))
		}
		grid := rapid.SampledFrom(grids).Draw(t, "grid")
		rows, cols := grid.Size()
		var cells []game.Cell
		for i := range rows * cols {
			cells = append(cells, game.Cell{Row: i / cols, Col: i % cols})
		}
		mines := rapid.Permutation(cells).Draw(t, "places")[:rapid.IntRange(1, len(cells)/2).Draw(t, "mines")]
		layout, err := game.NewLayout(grid, slices.Values(mines))
		if err != nil {
			t.Fatal(err)
		}
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
		thoughts := hint.See(g).Think()
		for _, c := range cells {
			asked := g.AppendChord(nil, c)
			if !g.Open(c) && !g.Flagged(c) {
				asked = []game.Cell{c}
			}
			want := hint.None
			switch {
			case slices.ContainsFunc(asked, func(c game.Cell) bool { return certain[c] }):
				want = hint.CertainMine
			case len(safe) > 0 && slices.ContainsFunc(asked, func(c game.Cell) bool { return !safe[c] }):
				want = hint.NeedlessGuess
			case len(asked) > 1 && len(safe) == 0:
				continue // what several cells risk together is not counted here
			case len(asked) == 1 && len(safe) == 0 && thoughts.Chance(asked[0]) > thoughts.Better(review.Opening{}).Move.Chance+0.02:
				want = hint.RashGuess
			}
			got := thoughts.Warning(asked)
			if got.Against != want {
				t.Fatalf("opening %v: %d, want %d", c, got.Against, want)
			}
			if want == hint.CertainMine && !certain[got.Mine] {
				t.Fatalf("opening %v: %v is no certain mine", c, got.Mine)
			}
			met[want]++
		}
	})
	for _, danger := range []hint.Danger{hint.None, hint.RashGuess, hint.NeedlessGuess, hint.CertainMine} {
		if met[danger] == 0 {
			t.Errorf("no position had a warning of danger %d", danger)
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
// and a mine proved in that way is stopped. If the game has a safe start, any other first opening
// is a needless guess.
func TestWarningKnowsWhatThePlayerKnows(t *testing.T) {
	unseen := played(t, square, "*..*....", "Ab*")
	// Aa and Ac are a mine with 50 %, and each other cell with 20 %.
	seen := played(t, square, "*..*....", "Ab*Ac*<")
	for _, test := range []struct {
		name string
		game *game.Game
		safe []game.Cell // known from the start to be safe
		col  int
		want hint.Danger
	}{
		{"another cell has less risk", unseen, nil, 2, hint.RashGuess},
		{"nothing is certain", unseen, nil, 3, hint.None},
		{"another cell is the start", unseen, []game.Cell{{Col: 5}}, 2, hint.NeedlessGuess},
		{"it was seen", seen, []game.Cell{{Col: 5}}, 2, hint.None},
		{"it follows from what was seen", seen, nil, 4, hint.None},
		{"so does a mine", seen, nil, 3, hint.CertainMine},
	} {
		if got := hint.See(test.game, test.safe...).Think().Warning([]game.Cell{{Col: test.col}}).Against; got != test.want {
			t.Errorf("%s: %d, want %d", test.name, got, test.want)
		}
	}
}

// A warning counts as the first stage of a hint. Asking for a hint then gives the next stage.
func TestHintAfterAWarning(t *testing.T) {
	for _, test := range []struct {
		cell   game.Cell
		warned [2]string
		next   string
	}{
		{game.Cell{Col: 3}, [2]string{
			"Eso es adivinar, y hay una celda sin peligro: con i ves cuál; si repites, te la juegas",
			"That is a guess, and there is a safe cell: i says which; repeat the move to guess anyway"}, "La mina de Ba está en Aa o en Ab. "},
		{game.Cell{Col: 0}, [2]string{
			"Ibas a abrir Aa, que es una mina: con i ves por qué; si repites, se abre",
			"You were about to open Aa, which is a mine: i says why; repeat the move to open it anyway"}, "Quedan dos minas en el tablero, y junto a Ac solo hay una: la otra está en Aa."},
	} {
		g := played(t, square, "*..* ....", "Ba*Bb*")
		thoughts := hint.See(g).Think()
		if test.cell.Col == 0 {
			do(t, g, "Ac*Bc*") // now no other number touches Ba and Bb
			thoughts = hint.See(g).Think()
		}
		w := thoughts.Warning([]game.Cell{test.cell})
		for _, l := range []text.Lang{text.Spanish, text.English} {
			teller := hint.Teller{Game: g, Lang: l}
			if got := teller.Warning(w, "i"); got != test.warned[l] {
				t.Errorf("%q, want %q", got, test.warned[l])
			}
		}
		var asker hint.Asker
		asker.NoteWarning(thoughts, w)
		if asker.Hints() != 0 {
			t.Error("a warning counts as a hint")
		}
		advice, stage := asker.Ask(thoughts, game.Cell{})
		if said := (hint.Teller{Game: g}).Advice(advice, stage, "i"); !strings.HasPrefix(said, test.next) {
			t.Errorf("a hint after %q says %q", test.warned[0], said)
		}
		if asker.Hints() != 1 {
			t.Error("the hint after a warning is not counted")
		}
	}
}
