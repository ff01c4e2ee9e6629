package game_test

import (
	"slices"
	"strings"
	"testing"

	"buscaminas/game"
)

// A board that is not dealt yet looks like any other with its number of mines: every cell is
// closed, and flags count.
func TestUndealt(t *testing.T) {
	for _, mines := range []int{0, 3, 12} {
		for _, rules := range []game.Rules{game.LeftToFind, game.Strict} {
			shape := game.Hex{Rows: 3, Cols: 4}
			layout, err := game.Undealt(shape, mines)
			if err != nil {
				t.Fatal(err)
			}
			var all []game.Cell
			for i := range mines {
				all = append(all, game.Cell{Row: i / 4, Col: i % 4})
			}
			dealt, err := game.NewLayout(shape, slices.Values(all))
			if err != nil {
				t.Fatal(err)
			}
			g, other := game.New(layout, rules), game.New(dealt, rules)
			for _, name := range []string{"", "Aa", "Ab", "Ba", "Bb", "Ab"} {
				if name != "" {
					flag := game.Action{Kind: game.Flag, Cell: cell(t, name)}
					if got, want := g.Apply(flag), other.Apply(flag); got != want {
						t.Errorf("%d mines, flag %s: %v, want %v", mines, name, got, want)
					}
				}
				for i := range 12 {
					c := game.Cell{Row: i / 4, Col: i % 4}
					if got, want := g.Face(c), other.Face(c); got != want {
						t.Errorf("%d mines, flagged %s: %v is %v, want %v", mines, name, c, got, want)
					}
				}
				if g.Status() != other.Status() || g.MinesLeft() != other.MinesLeft() {
					t.Errorf("%d mines: %v with %d left, want %v with %d", mines, g.Status(), g.MinesLeft(),
						other.Status(), other.MinesLeft())
				}
			}
		}
	}
	for _, mines := range []int{-1, 13} {
		_, err := game.Undealt(game.Hex{Rows: 3, Cols: 4}, mines)
		if err == nil || !strings.Contains(err.Error(), "12 cells") {
			t.Errorf("%d mines: %v", mines, err)
		}
	}
	if _, err := game.Undealt(game.Square{Rows: 1025, Cols: 1024}, 1); err == nil {
		t.Error("a board that is too big is possible")
	}
}
