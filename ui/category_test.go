package ui

import (
	"testing"

	"buscaminas/game"
	"buscaminas/ui/store/stats"
	"buscaminas/ui/text"
)

// A category says what its grid is where that is not the usual one.
func TestCategoryTellsTheGrid(t *testing.T) {
	for _, test := range []struct {
		lang text.Lang
		grid string
		want string
	}{
		{text.Spanish, "square", "9×8/7 · clasicas"},
		{text.Spanish, "hexagonal", "9×8/7 hex. · clasicas"},
		{text.English, "hexagonal", "9×8/7 hex · classic"},
		{text.English, "of a later version", "9×8/7 · classic"},
	} {
		r := records{Model: &Model{Options: Options{Lang: test.lang}}}
		g := stats.Group{Category: stats.Category{Grid: test.grid, Rows: 9, Cols: 8, Mines: 7, Rules: game.Classic}}
		if got := r.name(g); got != test.want {
			t.Errorf("%s in %v: %q, want %q", test.grid, test.lang, got, test.want)
		}
	}
}
