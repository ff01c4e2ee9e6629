package stats_test

import (
	"strings"
	"testing"

	"buscaminas/game/solver"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/text"
)

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
	if name := groups[1].Name(text.English, text.Text{}); !strings.HasSuffix(name, "needs one number at a time") {
		t.Errorf("the category is called %s", name)
	}
}
