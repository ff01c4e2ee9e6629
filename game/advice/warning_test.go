package advice_test

import (
	"testing"

	"buscaminas/game"
	"buscaminas/game/advice"
)

// What the player saw before an undo counts as known: opening a cell that is safe by it is no guess, and
// the coach stops at a mine that is proved by it. If the game has a safe start, any other first opening that
// the start would decide is a needless guess.
func TestWarningKnowsWhatThePlayerKnows(t *testing.T) {
	unseen := played(t, square, "*..*....", "Ab*")
	// Aa and Ac are a mine with 50 %, and each other cell with 20 %.
	seen := played(t, square, "*..*....", "Ab*Ac*<")
	for _, test := range []struct {
		name string
		game *game.Game
		safe []game.Cell // known from the start to be safe
		col  int
		want advice.Danger
	}{
		{"another cell has less risk", unseen, nil, 2, advice.RashGuess},
		{"nothing is certain", unseen, nil, 3, advice.None},
		{"the start decides it", unseen, []game.Cell{{Col: 5}}, 3, advice.NeedlessGuess},
		{"the start leaves a better guess", played(t, square, "*.......*", ""), []game.Cell{{Col: 1}}, 2, advice.NeedlessGuess},
		{"nothing that follows from the start decides it", unseen, []game.Cell{{Col: 5}}, 2, advice.None},
		{"it was seen", seen, []game.Cell{{Col: 5}}, 2, advice.None},
		{"it follows from what was seen", seen, nil, 4, advice.None},
		{"so does a mine", seen, nil, 3, advice.CertainMine},
	} {
		asked := game.Cell{Col: test.col}
		got := advice.See(test.game, test.safe...).Think().Warning([]game.Cell{asked})
		if got.Against != test.want || test.want == advice.CertainMine && got.Mine != asked {
			t.Errorf("%s: %+v, want %d", test.name, got, test.want)
		}
	}
}
