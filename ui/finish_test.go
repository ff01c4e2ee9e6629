package ui

import (
	"testing"
	"time"

	"buscaminas/game"
)

func TestWinIsARecordOrSaysWhyNot(t *testing.T) {
	dir := t.TempDir()
	win := func(p *player, keys string, took time.Duration) {
		p.moveTo(game.Cell{Row: 0, Col: 1})
		p.press("space")
		p.at = p.at.Add(took)
		p.press(keys)
		p.moveTo(game.Cell{Row: 2, Col: 2})
		p.answer(p.press("space"))
	}
	p := sitWith(t, dir, onFile(t, "list-3x3.txt", game.Classic))
	win(p, "", 5*time.Second)
	p.sees("HAS GANADO EN 5.0 SEG. · primer tiempo: 5.0")
	p.m.Archive.Close()
	p = sitWith(t, dir, onFile(t, "list-3x3.txt", game.Classic))
	p.at = p.at.Add(time.Hour)
	win(p, "i", 4*time.Second)
	p.sees("no cuenta como récord: hubo pistas, tablero quizá ya", "visto")
	games, _, err := p.m.Archive.History()
	if err != nil || len(games) != 2 || games[0].ThreeBV != 1 || !games[1].SeenBefore {
		t.Errorf("%+v, %v: want two games of 3BV 1, the second of a board seen before", games, err)
	}
}
