package ui

import (
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/session"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

func TestWinIsARecordOrSaysWhyNot(t *testing.T) {
	t.Parallel()
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
	p.sees("HAS GANADO en 5,0 s", "tu primera victoria en esta categoría")
	p.m.Archive.Close()
	p = sitWith(t, dir, onFile(t, "list-3x3.txt", game.Classic))
	p.at = p.at.Add(time.Hour)
	win(p, "i", 4*time.Second)
	p.sees("no cuenta como récord: con pistas, puede que", "conocieras el tablero")
	games, _, err := p.m.Archive.History()
	if err != nil || len(games) != 2 || games[0].ThreeBV != 1 || !games[1].SeenBefore {
		t.Errorf("%+v, %v: want two games of 3BV 1, the second of a board seen before", games, err)
	}
}

// The panel shows how a won game compares with others; without a panel the message does, in full.
func TestFiguresOfAWin(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		board         string
		width, height int
		sees          []string
	}{
		"beside": {"square-smile-7x8.txt", 120, 40, []string{
			"TIEMPO                             5,0 s", "récord                        el primero", "3BV/s", "IOE", "pistas                                 0"}},
		"low":   {"square-meadow-9x9.txt", 120, 16, []string{"récord              el primero", "IOE"}},
		"below": {"square-meadow-9x9.txt", 70, 30, []string{"   3BV/s ", "Enter otra partida"}},
		"message": {"list-3x3.txt", 50, 24, []string{
			"tu primera victoria en esta categoría · 3BV 1\n", "3BV/s 0,20 · IOE 0,50 · pistas 0\n"}},
		"narrow": {"list-3x3.txt", 24, 24, []string{"categoría · 3BV 1\n", "3BV/s 0,20 · IOE 0,50\n", "pistas 0\n"}},
	} {
		t.Run(name, func(t *testing.T) {
			p := sitWith(t, t.TempDir(), onFile(t, test.board, game.Classic))
			p.resize(test.width, test.height)
			p.win(5 * time.Second)
			p.sees(test.sees...)
		})
	}
}

// win wins the game in this time, and gives the page its verdict.
func (p *player) win(took time.Duration) {
	p.t.Helper()
	begun := p.at
	var last tea.Cmd
	if p.session().Undealt() {
		last = p.press("space")
	}
	rows, cols := p.game().Layout().Grid().Size()
	for i := range rows * cols {
		c := game.Cell{Row: i / cols, Col: i % cols}
		if p.game().Layout().Mine(c) || p.game().Open(c) {
			continue
		}
		p.moveTo(c)
		last = p.press("space")
		p.at = begun.Add(took)
	}
	if !p.over() {
		p.t.Fatal("the game goes on")
	}
	p.answer(last)
}

// The panel says in a word how a win compares with the record, and the message says it in a
// sentence.
func TestWinsBesideTheRecord(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	for i, test := range []struct {
		took        time.Duration
		panel, said string
	}{
		{20 * time.Second, "récord                        el primero", "tu primera victoria en esta categoría"},
		{15 * time.Second, "récord              ¡nuevo!, 5,0 s menos", "nuevo récord: el anterior era de 20,0 s"},
		{18 * time.Second, "récord                   15,0 s, a 3,0 s", "a 3,0 s de tu récord, que es de 15,0 s"},
	} {
		setup := session.Dealt(text.Same("Principiante"), deal.Spec{Grid: game.Square{Rows: 9, Cols: 9}, Mines: 10, Seed: uint64(i)}, game.Classic)
		p := sitWith(t, dir, &setup)
		p.at = p.at.Add(time.Duration(i) * time.Hour)
		p.resize(120, 40)
		p.win(test.took)
		code, _ := p.session().Setup.Code()
		p.sees(test.panel, test.said, " "+code+" │")
		p.m.close()
	}
}

// The figures shown after a win count that win.
func TestFiguresHaveTheGameThatEnded(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), nil)
	p.resize(120, 70)
	for n, want := range []string{"1 de 1", "2 de 2"} {
		p.answer(p.press("1"))
		p.win(time.Duration(9-n) * time.Second)
		p.sees("ganadas                           " + want)
		p.answer(p.press("q"))
	}
}
