package ui

import (
	"testing"

	"buscaminas/game"
	"buscaminas/ui/store/stats"
	"buscaminas/ui/words"
)

// A category says what its grid is where that is not the usual one.
func TestCategoryTellsTheGrid(t *testing.T) {
	for _, test := range []struct {
		lang words.Lang
		grid string
		want string
	}{
		{words.Spanish, "square", "9×8/7 · clasicas"},
		{words.Spanish, "hexagonal", "9×8/7 hex. · clasicas"},
		{words.English, "hexagonal", "9×8/7 hex · classic"},
		{words.English, "of a later version", "9×8/7 · classic"},
	} {
		r := records{Model: &Model{Options: Options{Lang: test.lang}}}
		g := stats.Group{Category: stats.Category{Grid: test.grid, Rows: 9, Cols: 8, Mines: 7, Rules: game.Classic}}
		if got := r.name(g); got != test.want {
			t.Errorf("%s in %v: %q, want %q", test.grid, test.lang, got, test.want)
		}
	}
}
