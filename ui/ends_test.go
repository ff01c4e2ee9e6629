package ui

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"buscaminas/game"
)

// A game that is lost, undone and won by keys typed ahead is won, in the history and on the screen,
// whichever of the two ends is finished first.
func TestLostUndoneAndWonByKeysTypedAhead(t *testing.T) {
	t.Parallel()
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
	p.sees("HAS GANADO", "no cuenta como récord: tras deshacer una explosión")
	p.doesNotSee("perdida")
	p.press(": z")
	p.answer(p.press("enter"))
	p.sees("Eso no es ninguna jugada")
	if data, err := os.ReadFile(filepath.Join(p.m.Archive.Dir(), "history.jsonl")); err != nil || bytes.Count(data, []byte("\n")) != 2 {
		t.Errorf("%v: want a line an end, and none for what is typed afterwards:\n%s", err, data)
	}
	games, _, err := p.m.Archive.History()
	if err != nil || len(games) != 1 || !games[0].Won || games[0].Deaths != 1 {
		t.Errorf("%+v, %v: want a game that was won after an explosion", games, err)
	}
}
