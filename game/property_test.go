package game_test

import (
	"maps"
	"testing"

	"buscaminas/game"
	"buscaminas/game/gametest"

	"pgregory.net/rapid"
)

// drawBoard draws a small board on any grid, with any rules. Some boards are wider than the 64
// cells of a word.
func drawBoard(t *rapid.T) (game.Grid, map[game.Cell]bool, game.Rules) {
	shape := rapid.SampledFrom(grids).Draw(t, "grid")
	rows, cols := rapid.IntRange(1, 9).Draw(t, "rows"), rapid.IntRange(1, 9).Draw(t, "cols")
	if rapid.IntRange(0, 3).Draw(t, "wide") == 0 {
		rows, cols = min(rows, 3), rapid.OneOf(rapid.IntRange(60, 66), rapid.IntRange(126, 130)).Draw(t,
			"wideCols")
	}
	g := shape.New(rows, cols)
	mines := map[game.Cell]bool{}
	wanted := rapid.OneOf(rapid.IntRange(0, rows*cols/8), rapid.IntRange(0, rows*cols)).Draw(t, "mines")
	for _, i := range rapid.Permutation(upTo(rows*cols)).Draw(t, "places")[:wanted] {
		mines[game.Cell{Row: i / cols, Col: i % cols}] = true
	}
	return g, mines, drawRules(t)
}

func drawRules(t *rapid.T) game.Rules {
	return game.Rules{
		Numbering: rapid.SampledFrom([]game.Numbering{game.Left, game.Total}).Draw(t, "numbering"),
		Opening: rapid.SampledFrom([]game.Opening{game.Cascade, game.Ring, game.Single}).Draw(t,
			"opening"),
		Chord:      rapid.SampledFrom([]game.Chord{game.ChordOn, game.ChordOff}).Draw(t, "chord"),
		FlagLimit:  rapid.Bool().Draw(t, "flagLimit"),
		FlagsToWin: rapid.Bool().Draw(t, "flagsToWin"),
	}
}

func upTo(n int) []int {
	numbers := make([]int, n)
	for i := range numbers {
		numbers[i] = i
	}
	return numbers
}

// drawAction draws an action that is likely to change the game: it mostly flags mines and opens
// safe cells.
func drawAction(t *rapid.T, r *reference) game.Action {
	rows, cols := r.grid.Size()
	c := game.Cell{
		Row: rapid.IntRange(0, rows-1).Draw(t, "row"),
		Col: rapid.IntRange(0, cols-1).Draw(t, "col"),
	}
	kind := rapid.SampledFrom([]game.Kind{0, 0, 0, 0, 0, 0, game.Open, game.Flag, game.Undo,
		game.Redo}).Draw(t, "kind")
	if kind == 0 {
		kind = game.Open
		if r.mine[c] {
			kind = game.Flag
		}
	}
	a := game.Action{Kind: kind, Cell: c}
	r.drawn = append(r.drawn, a)
	return a
}

func newPair(t *rapid.T) (*game.Game, *reference) {
	return newPairBy(t, func(*game.Rules) {})
}

// newPairBy returns a game and its reference, under random rules changed by change.
func newPairBy(t *rapid.T, change func(*game.Rules)) (*game.Game, *reference) {
	g, mines, rules := drawBoard(t)
	change(&rules)
	layout, err := game.NewLayout(g, maps.Keys(mines))
	if err != nil {
		t.Fatal(err)
	}
	promised := rapid.Bool().Draw(t, "promised")
	if promised {
		layout = layout.WithSafeStart()
	}
	r := &reference{
		grid: g, rules: rules, mine: mines, promised: promised,
		open: map[game.Cell]bool{}, flagged: map[game.Cell]bool{},
	}
	gametest.LogIfFailed(t, func() string { return gametest.Text(layout, rules, r.drawn) })
	return game.New(layout, rules), r
}

// same fails unless the game equals the reference.
func same(t *rapid.T, g *game.Game, r *reference) {
	type counts struct {
		status                           game.Status
		steps, deaths, undo, redo, flags int
	}
	want := counts{r.status(), r.steps, r.deaths, len(r.undo), len(r.redo), len(r.flagged)}
	if want.status == game.Won {
		want.flags = len(r.mine)
	}
	got := counts{g.Status(), g.Steps(), g.Deaths(), g.Undoable(), g.Redoable(), len(r.mine) - g.MinesLeft()}
	if got != want {
		t.Fatalf("the game is at %+v, want %+v", got, want)
	}
	for c := range game.Cells(r.grid) {
		for i := range 4 {
			by, reveal := game.Numbering(i%2), i > 1
			if got, want := g.FaceAs(c, by, reveal), r.face(c, by, reveal); got != want {
				t.Fatalf("%v shows %d, want %d", c, got, want)
			}
		}
		if got, want := g.Number(c), r.shown(c); got != want {
			t.Fatalf("%v has number %d, want %d", c, got, want)
		}
	}
}

// The game refuses, opens, shows and counts exactly as the reference does, whatever is played. In
// particular, a cascade opens the same cells as a breadth-first search. A copy of it plays on in the
// same way, and the game stays as it was until it plays the same.
func TestPlaysByTheRules(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, r := newPair(t)
		same(t, g, r)
		actions := rapid.IntRange(1, 30).Draw(t, "actions")
		copied := rapid.IntRange(0, actions-1).Draw(t, "copied")
		var left *game.Game
		var shown []game.Face
		for i := range actions {
			if i == copied {
				left, shown = g, faces(g)
				g = g.Clone()
			}
			a := drawAction(t, r)
			if got, want := g.Apply(a), r.apply(a); got != want {
				t.Fatalf("the play %v returns %v, want %v", a, got, want)
			}
			same(t, g, r)
		}
		equal(t, "what a copy does", faces(left), shown)
		for _, a := range r.drawn[copied:] {
			_ = left.Apply(a) // refused or not
		}
		same(t, left, r)
	})
}

func faces(g *game.Game) []game.Face {
	var all []game.Face
	for c := range game.Cells(g.Layout().Grid()) {
		all = append(all, g.Face(c))
	}
	return all
}

func equal(t *rapid.T, what string, got, want []game.Face) {
	for i := range want {
		if got[i] != want[i] {
			t.Fatalf("after %s, cell %d shows %d, want %d", what, i, got[i], want[i])
		}
	}
}

// Actions that are printed and read again give the same game.
func TestPrintedActionsReplay(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		g, r := newPair(t)
		again := game.New(g.Layout(), g.Rules())
		var text string
		for range rapid.IntRange(1, 30).Draw(t, "actions") {
			a := drawAction(t, r)
			if g.Apply(a) != nil {
				continue
			}
			if rapid.Bool().Draw(t, "asNumbers") {
				text += a.String()
			} else {
				names := rapid.SampledFrom([]game.Names{game.Letters, game.Numbers, game.Mixed}).Draw(t, "names")
				text += names.Action(r.grid, a)
			}
		}
		play, err := game.ParsePlay(text)
		if err != nil {
			t.Fatalf("%q: %v", text, err)
		}
		for _, a := range play {
			if err := again.Apply(a); err != nil {
				t.Fatalf("%q: %v: %v", text, a, err)
			}
		}
		equal(t, "replay", faces(again), faces(g))
		if again.Steps() != g.Steps() || again.Deaths() != g.Deaths() {
			t.Fatalf("replay counts %d steps and %d deaths, want %d and %d",
				again.Steps(), again.Deaths(), g.Steps(), g.Deaths())
		}
	})
}
