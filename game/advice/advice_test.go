package advice_test

import (
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/gametest"
)

func square(rows, cols int) game.Grid { return game.Square{Rows: rows, Cols: cols} }
func hex(rows, cols int) game.Grid    { return game.Hex{Rows: rows, Cols: cols} }

// played returns a game after a play. The board is drawn in rows separated by blanks, with '*' for
// a mine.
func played(t testing.TB, grid func(rows, cols int) game.Grid, board, play string) *game.Game {
	t.Helper()
	g := game.New(gametest.Layout(t, grid, strings.Fields(board)...), game.Classic)
	gametest.Play(t, g, play)
	return g
}

// Thoughts are about one position. Any action makes them stale, even a flag, and the next hint
// begins at the first stage.
func TestHintOfAnotherPosition(t *testing.T) {
	g := played(t, square, "*...* .....", "Ba*Bb*")
	var asker advice.Asker
	thoughts := advice.See(g).Think()
	asker.Ask(thoughts, game.Cell{})
	asker.Ask(thoughts, game.Cell{})
	for _, play := range []string{"Ac!", "Ac!", "Ac*", "<", ">"} {
		gametest.Play(t, g, play)
		if thoughts.About(g) {
			t.Errorf("after %s the thoughts are still about the game", play)
		}
		thoughts = advice.See(g).Think()
		if !thoughts.About(g) {
			t.Error("current thoughts are not about the game")
		}
		if _, stage := asker.Ask(thoughts, game.Cell{}); stage != advice.FirstStage {
			t.Errorf("after %s the hint begins with stage %d", play, stage)
		}
	}
	if asker.Hints() != 6 {
		t.Errorf("%d hints, want 6", asker.Hints())
	}
}

func TestChances(t *testing.T) {
	thoughts := advice.See(played(t, square, "*... ....", "Ba*Bb*")).Think()
	if !thoughts.Exact() {
		t.Error("the chances of eight cells are not exact")
	}
	for name, want := range map[string]float64{"Aa": 0.5, "Ab": 0.5, "Ac": 0, "Ad": 0, "Bd": 0} {
		c, err := game.ParseCell(name)
		if err != nil {
			t.Fatal(err)
		}
		if got := thoughts.Chance(c); got != want {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
	}
}

// Lowest counts all closed cells with the lowest chance, and lists the first of them.
func TestLowest(t *testing.T) {
	for _, test := range []struct {
		board, play string
		first       game.Cell
		listed      int
		want        advice.Lowest
	}{
		{"*... ....", "Ba*Bb*", game.Cell{Col: 2}, 4, advice.Lowest{Count: 4}},
		{"*.*..*", "Ab*", game.Cell{Col: 3}, 3, advice.Lowest{Chance: 1. / 3, Count: 3}},
		{strings.Repeat(".", 24) + "*", "", game.Cell{}, 16, advice.Lowest{Chance: 1. / 25, Count: 25}},
	} {
		got := advice.See(played(t, square, test.board, test.play)).Think().Lowest()
		if !test.want.Has(got.Chance) || !got.Has(test.want.Chance) || got.Count != test.want.Count || len(got.Cells) != test.listed || got.Cells[0] != test.first {
			t.Errorf("%s after %q: %+v", test.board, test.play, got)
		}
	}
}
