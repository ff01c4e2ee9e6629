package archive

import (
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/review"
)

// twoMoves returns a game that has not been reviewed.
func twoMoves(t *testing.T) review.Game {
	layout, err := game.NewLayout(game.Square{Rows: 1, Cols: 4}, slices.Values([]game.Cell{{Col: 2}}))
	if err != nil {
		t.Fatal(err)
	}
	return review.Game{Layout: layout, Rules: game.SingleCells, Moves: []review.Move{
		{Action: game.Action{Kind: game.Open}},
		{Action: game.Action{Kind: game.Open, Cell: game.Cell{Col: 3}}, At: 2 * time.Second},
	}}
}

// manyMoves returns a longer game that has not been reviewed.
func manyMoves(t *testing.T) review.Game {
	layout, err := game.NewLayout(game.Square{Rows: 1, Cols: 40}, slices.Values([]game.Cell{{Col: 2}}))
	if err != nil {
		t.Fatal(err)
	}
	g := review.Game{Layout: layout, Rules: game.SingleCells}
	for col := range fewOpenings {
		g.Moves = append(g.Moves, review.Move{Action: game.Action{Kind: game.Open, Cell: game.Cell{Col: 39 - col}}})
	}
	return g
}

// A game is judged once. The kept review is used while it can be read, and is replaced if it
// cannot.
func TestJudgedOnce(t *testing.T) {
	a, g := openArchive(t, t.TempDir()), manyMoves(t)
	const name = "2026-01-02-030405-0a1b2c3d"
	want := a.Judge(name, g)
	if _, ok := a.Judged(name, g); ok || len(want) != fewOpenings || exists(a.games()) {
		t.Fatalf("%+v is kept of a game that is not", want)
	}
	j := ended(t, 1, true)
	k := beginGame(t, a, j)
	k.Leave()
	first := a.Judge(k.Name(), g)
	if !reflect.DeepEqual(first, want) {
		t.Errorf("%+v, want %+v", first, want)
	}
	// Change a figure in the kept review, to see whether Judge uses it.
	first[0].Risk = 0.375
	a.KeepJudged(k.Name(), g, first)
	if again := a.Judge(k.Name(), g); !reflect.DeepEqual(again, first) {
		t.Errorf("%+v, want %+v as it was kept", again, first)
	}
	if short := twoMoves(t); len(a.Judge(k.Name(), short)) != 2 {
		t.Error("a short game is not judged")
	} else if _, ok := a.Judged(k.Name(), short); ok {
		t.Error("the review of a short game is kept")
	}
	text := get(t, a.reviewPath(k.Name()))
	for _, wrong := range []string{"", "{}", text[1:], strings.Replace(text, "0.375", "0.376", 1), strings.Repeat("[", 1<<16)} {
		put(t, a.reviewPath(k.Name()), wrong)
		if again := a.Judge(k.Name(), g); !reflect.DeepEqual(again, want) {
			t.Errorf("%.20q makes %+v, want %+v", wrong, again, want)
		}
		if mended := get(t, a.reviewPath(k.Name())); mended == text || !strings.Contains(mended, `"risk":0.025`) {
			t.Errorf("%.20q stays as %.20s", wrong, mended)
		}
	}
}

// No name leads out of the folder of games, and an archive without a folder keeps no review.
func TestNamesThatAreNone(t *testing.T) {
	g := twoMoves(t)
	for _, a := range []*Archive{At(""), openArchive(t, t.TempDir())} {
		for _, name := range []string{"", "../history", "a/b"} {
			a.KeepJudged(name, g, slices.Collect(g.Openings()))
			if _, ok := a.Judged(name, g); ok {
				t.Errorf("%q was kept", name)
			}
		}
	}
}
