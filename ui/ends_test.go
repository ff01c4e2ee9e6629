package ui

import (
	"testing"

	"buscaminas/game"
)

// A game that is lost, undone and won by keys typed ahead is won, whichever end is worked out
// first: in the history, and on the screen.
func TestLostUndoneAndWonByKeysTypedAhead(t *testing.T) {
	p := sitWith(t, t.TempDir(), onFile(t, "list-3x3.txt", game.Classic))
	p.resize(80, 24)
	p.moveTo(game.Cell{})
	lost := p.press("space")
	p.sees("HAS PERDIDO")
	p.press("u")
	p.moveTo(game.Cell{Row: 2, Col: 2})
	won := p.press("space")
	p.sees("HAS GANADO")
	p.answer(won)
	p.answer(lost)
	p.sees("HAS GANADO", "no cuenta como récord: con una explosión deshecha")
	p.doesNotSee("perdida")
	games, _, err := p.m.Archive.History()
	if err != nil || len(games) != 1 || !games[0].Won || games[0].Deaths != 1 {
		t.Errorf("%+v, %v: want a game that was won after an explosion", games, err)
	}
}
