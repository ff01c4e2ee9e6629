package advice_test

import (
	"testing"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/gametest"
)

// An opening may lose the game at a mine, at a cell that nothing proves, and where a cascade counts
// on a flag that nothing proves.
func TestDoubt(t *testing.T) {
	a := func(col int) game.Cell { return game.Cell{Col: col} }
	for _, test := range []struct {
		name, board, play string
		rules             game.Rules
		open              game.Cell
		want              advice.Doubt
	}{
		{"safe", "*...", "Ab*", game.LeftToFind, a(3), advice.Doubt{}},
		{"a mine", "*.*..", "Ab*", game.LeftToFind, a(2), advice.Doubt{About: advice.OpensMine, Cell: a(2)}},
		{"perhaps a mine", "*...", "Ab*", game.LeftToFind, a(2), advice.Doubt{About: advice.OpensAny, Cell: a(2)}},
		{"a flag beside it", "*...", "Ab*Ac!", game.LeftToFind, a(3), advice.Doubt{About: advice.TrustsAFlag, Cell: a(2)}},
		{"a flag that does not count", "*...", "Ab*Ac!", game.Classic, a(3), advice.Doubt{}},
		{"a proven flag", "*.*..", "Ab*Ac!", game.LeftToFind, a(3), advice.Doubt{}},
	} {
		g := game.New(gametest.Layout(t, square, test.board), test.rules)
		gametest.Play(t, g, test.play)
		got := advice.See(g).Think().Doubt([]game.Cell{test.open})
		if got != test.want {
			t.Errorf("%s: the doubt is %v, want %v", test.name, got, test.want)
		}
	}
}
