package game_test

import (
	"testing"

	"buscaminas/game"
	"buscaminas/game/gametest"
)

// On this board the wrong flag at Ac, next to the mine at Ad, makes the number of Bc 0.
var byAWrongFlag = []string{
	"...*",
	"....",
	"....",
	"....",
}

func promised(t *testing.T, r game.Rules, rows ...string) *game.Game {
	return game.New(gametest.Layout(t, square, rows...).WithSafeStart(), r)
}

// A game in which cells are open from the start has had its first opening.
func TestNoFirstOpeningWhereCellsAreOpen(t *testing.T) {
	l := gametest.Layout(t, square, byAWrongFlag...).WithSafeStart()
	g := game.NewAt(l, game.LeftToFind, []game.Cell{{Row: 3, Col: 3}}, nil)
	mustPlay(t, g, "Ac!Da*")
	wantStatus(t, g, game.Lost)
}

func TestSpreadsFollowsThePromise(t *testing.T) {
	g := promised(t, game.LeftToFind, "..", ".*")
	mustPlay(t, g, "Ab!")
	if g.Spreads(game.Cell{}) {
		t.Error("before the first opening, a flag makes a number spread")
	}
	mustPlay(t, g, "Ba*")
	if !g.Spreads(game.Cell{}) {
		t.Error("after the first opening, a number whose mines are flagged does not spread")
	}
	if promised(t, game.SingleCells, "..").Spreads(game.Cell{}) {
		t.Error("a cell spreads though each is opened alone")
	}
}

func TestAnEditedBoardPromisesNothing(t *testing.T) {
	l := gametest.Layout(t, square, byAWrongFlag...).WithSafeStart()
	if l.Toggled(game.Cell{}).PromisesSafeStart() {
		t.Error("a board with one more mine has the promise of the board before")
	}
}

func TestWithoutAPromiseAFlagLosesTheFirstOpening(t *testing.T) {
	g := game.New(gametest.Layout(t, square, byAWrongFlag...), game.LeftToFind)
	mustPlay(t, g, "Ac!Bc*")
	wantStatus(t, g, game.Lost)
}
