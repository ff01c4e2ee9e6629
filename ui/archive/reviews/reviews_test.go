package reviews_test

import (
	"bytes"
	"reflect"
	"regexp"
	"slices"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/game/review"
	"buscaminas/ui/archive/reviews"

	"pgregory.net/rapid"
)

// drawGame draws a game of random openings and flags.
func drawGame(t *rapid.T) review.Game {
	kind := rapid.SampledFrom(game.GridKinds()).Draw(t, "grid")
	grid := kind.New(rapid.IntRange(4, 9).Draw(t, "rows"), rapid.IntRange(4, 9).Draw(t, "columns"))
	rows, cols := grid.Size()
	start := game.Cell{Row: rows / 2, Col: cols / 2}
	spec := deal.Spec{Grid: grid, Mines: rows * cols / 6, Seed: rapid.Uint64().Draw(t, "seed"), Promise: deal.SafeStart}
	dealt, err := spec.Deal(start)
	if err != nil {
		t.Fatal(err)
	}
	g := review.Game{Layout: dealt.Layout, Safe: []game.Cell{start}}
	played := game.New(g.Layout, g.Rules)
	kinds := []game.Kind{game.Open, game.Open, game.Open, game.Open, game.Flag, game.Undo, game.Redo}
	for i := range rapid.IntRange(1, 30).Draw(t, "moves") {
		a := game.Action{Kind: rapid.SampledFrom(kinds).Draw(t, "kind"), Cell: game.Cell{
			Row: rapid.IntRange(0, rows-1).Draw(t, "row"), Col: rapid.IntRange(0, cols-1).Draw(t, "column"),
		}}
		if played.Apply(a) == nil {
			g.Moves = append(g.Moves, review.Move{Action: a, At: time.Duration(i) * time.Second})
		}
	}
	return g
}

// The judged openings of any game can be written and read back. If a bit of the text is changed,
// Read refuses it or returns the same openings.
func TestWhatWasJudgedComesBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g := drawGame(t)
		want := slices.Collect(g.Openings())
		text := reviews.Text(g, want)
		if got, ok := reviews.Read(text, g); !ok || !reflect.DeepEqual(got, want) {
			t.Fatalf("%s: %t\n%+v, want\n%+v", text, ok, got, want)
		}
		i := rapid.IntRange(0, len(text)-1).Draw(t, "at")
		text[i] ^= 1 << rapid.IntRange(0, 7).Draw(t, "bit")
		if got, ok := reviews.Read(text, g); ok && !reflect.DeepEqual(got, want) {
			t.Fatalf("%s is read as\n%+v", text, got)
		}
	})
}

// guesses returns a game with guesses and a mistake.
func guesses(t testing.TB) review.Game {
	layout, err := game.NewLayout(game.Square{Rows: 2, Cols: 5}, slices.Values([]game.Cell{{Col: 2}, {Row: 1, Col: 4}}))
	if err != nil {
		t.Fatal(err)
	}
	g := review.Game{Layout: layout, Rules: game.SingleCells}
	actions, err := game.ParsePlay("Aa*Ad*Ba*Ab*Ac*")
	if err != nil {
		t.Fatal(err)
	}
	for i, a := range actions {
		g.Moves = append(g.Moves, review.Move{Action: a, At: time.Duration(i) * time.Second})
	}
	return g
}

// This is the format of the text, which also allows unknown keys.
func TestText(t *testing.T) {
	g := guesses(t)
	want := `{"v":1,"sum":"…","openings":[` +
		`{"move":0,"is":"forced","risk":0.19999999999999996,"least":0.19999999999999996,"exact":true},` +
		`{"move":1,"is":"needless","risk":0.33333333333333326,"exact":true,` +
		`"better":[[0,1],[1,1],[1,0]],"of":3,"missed":"one"},` +
		`{"move":4,"is":"needless","risk":0.5,"exact":true,"better":[[1,1]],"of":1,"missed":"one"}]}` + "\n"
	text := reviews.Text(g, slices.Collect(g.Openings()))
	if got := regexp.MustCompile(`"[0-9a-f]{16}"`).ReplaceAllString(string(text), `"…"`); got != want {
		t.Errorf("%s, want\n%s", got, want)
	}
	with := bytes.Replace(text, []byte(`"v":1,`), []byte(`"v":1,"later":[7],`), 1)
	if _, ok := reviews.Read(with, g); !ok {
		t.Error("a key that is not known is in the way")
	}
}

// The review of a game is refused for a different game: one that went on, or has other rules,
// another board, or more cells known to be safe.
func TestOfAnotherGame(t *testing.T) {
	g := guesses(t)
	text := reviews.Text(g, slices.Collect(g.Openings()))
	for name, change := range map[string]func(g *review.Game){
		"went on":      func(g *review.Game) { g.Moves = append(g.Moves, review.Move{Action: game.Action{Kind: game.Undo}}) },
		"another rule": func(g *review.Game) { g.Rules.FlagsToWin = true },
		"known before": func(g *review.Game) { g.Safe = []game.Cell{{}} },
		"given":        func(g *review.Game) { g.Given = 1 },
		"another board": func(g *review.Game) {
			g.Layout, _ = game.NewLayout(g.Layout.Grid(), slices.Values([]game.Cell{{Col: 2}}))
		},
	} {
		other := g
		other.Moves = slices.Clone(g.Moves)
		change(&other)
		if _, ok := reviews.Read(text, other); ok {
			t.Errorf("%s: what was judged before is read", name)
		}
	}
	g.Moves[0].At = time.Second / 2 // the text does not contain the times
	if all, ok := reviews.Read(text, g); !ok || all[1].Thought != time.Second/2 {
		t.Errorf("read: %t, %+v; want a thought of 0.5 s", ok, all)
	}
}

// Whatever the bytes, Read refuses them or returns all openings of the game.
func FuzzRead(f *testing.F) {
	g := guesses(f)
	all := slices.Collect(g.Openings())
	f.Add(reviews.Text(g, all))
	f.Add([]byte(`{"v":1,"openings":[{"move":-1,"is":"mistake","mines":[[9,9]],"missed":"x"}]}`))
	f.Add([]byte("{\"v\":1e99}"))
	f.Fuzz(func(t *testing.T, data []byte) {
		if got, ok := reviews.Read(data, g); ok && len(got) != len(all) {
			t.Fatalf("%q is read as %+v, which has not all openings", data, got)
		}
	})
}
