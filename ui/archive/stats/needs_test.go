package stats_test

import (
	"strings"
	"testing"

	"buscaminas/game/solver"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/text"
)

// A game without flags has left clicks only, and beginners play on the boards of other programs too.
func TestStylesAndLevels(t *testing.T) {
	for want, g := range map[string]history.Game{
		"NF beginner": {Left: 9, Rows: 8, Cols: 8, Mines: 10}, "FL expert": {Left: 9, Chords: 1, Rows: 16, Cols: 30, Mines: 99},
		"FL custom": {Left: 9, Right: 1, Rows: 8, Cols: 8, Mines: 11},
	} {
		if got := stats.Style(g) + " " + stats.LevelOf(g).In(text.English); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}

// A board that was dealt to need a rule may be far easier or harder than others of its size, so its
// times have a category of their own.
func TestBoardsThatNeedARuleHaveTheirOwnCategory(t *testing.T) {
	any := history.Game{Grid: "square", Rows: 16, Cols: 30, Mines: 99, Dealt: true, NoGuess: true}
	one := any
	one.Needs = solver.One
	groups := stats.Groups([]history.Game{any, one, any})
	if len(groups) != 2 || len(groups[0].Games) != 2 || groups[1].Needs != solver.One {
		t.Fatalf("the groups are %+v", groups)
	}
	if name := groups[1].Name(text.English, "", text.Text{}); !strings.HasSuffix(name, "needs one number at a time") {
		t.Errorf("the category is called %s", name)
	}
}
