package records

import (
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/page"
	"buscaminas/ui/text"
)

// The name of a category has its grid, unless that is the usual one.
func TestCategoryTellsTheGrid(t *testing.T) {
	for _, test := range []struct {
		lang text.Lang
		grid string
		want string
	}{
		{text.Spanish, "square", "9×8/7 · clásicas"},
		{text.Spanish, "hexagonal", "9×8/7 hex. · clásicas"},
		{text.English, "hexagonal", "9×8/7 hex · classic"},
		{text.English, "of a later version", "9×8/7 · classic"},
	} {
		g := stats.Group{Category: stats.Category{Grid: test.grid, Rows: 9, Cols: 8, Mines: 7,
			Rules: game.Classic}}
		if got := name(g, test.lang); got != test.want {
			t.Errorf("%s in language %v: name %q, want %q", test.grid, test.lang, got, test.want)
		}
	}
}

// The name of a category has its rules and its first cell, unless they are the usual ones.
func TestCategoryTellsTheRules(t *testing.T) {
	oldSimple := game.Rules{Numbering: game.Total, Opening: game.Ring}
	for _, test := range []struct {
		category stats.Category
		want     string
	}{
		{stats.Category{Rules: game.SingleCells}, "9×8/7 · sueltas"},
		{stats.Category{Rules: oldSimple}, "9×8/7 · propias"},
		{stats.Category{Guessing: true, First: deal.SafeStart},
			"9×8/7 · restantes · puede obligar a adivinar · primera celda: segura"},
		{stats.Category{Guessing: true, First: deal.AnyStart},
			"9×8/7 · restantes · puede obligar a adivinar · primera celda: cualquiera"},
	} {
		test.category.Grid, test.category.Rows, test.category.Cols, test.category.Mines = "square", 9, 8, 7
		if got := name(stats.Group{Category: test.category}, text.Spanish); got != test.want {
			t.Errorf("name %q, want %q", got, test.want)
		}
	}
}

// Each kind of loss has a text of its own in the list of games.
func TestEachLossHasItsWords(t *testing.T) {
	told := map[text.Text]history.Loss{}
	for _, loss := range []history.Loss{history.UnknownLoss, history.ForcedGuess, history.RashGuess, history.SafeMissed, history.Mistake} {
		words := lossName(loss)
		if other, known := told[words]; known {
			t.Errorf("the losses %q and %q have the same text %q", loss, other, words)
		}
		told[words] = loss
	}
}

// A key opens a filter, which shows only the games whose lines have the typed text.
func TestGamesAreFiltered(t *testing.T) {
	t.Parallel()
	p := withHistory(t, 9)
	p.Press("enter")
	before := strings.Count(p.Screen(), "✓")
	p.Press("/")
	p.Type("record")
	p.Sees("1 de ", "récord")
	if n := strings.Count(p.Screen(), "✓"); n != 1 || before < 2 {
		t.Errorf("%d of %d games are shown, want 1:\n%s", n, before, p.Screen())
	}
	p.Press("enter enter")
	if _, ok := p.Request().(page.Watch); !ok {
		t.Errorf("the page asks for %+v, want a replay", p.Request())
	}
	p.Press("esc")
	if n := strings.Count(p.Screen(), "✓"); n != before {
		t.Errorf("%d games are shown, want %d:\n%s", n, before, p.Screen())
	}
}
