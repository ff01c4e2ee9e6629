package ui

import (
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/session"
)

// dailySetup returns the setup of the easiest board of the day.
func dailySetup(kind *game.GridKind, day time.Time) session.Setup {
	return session.Daily(deal.Spec{Grid: kind.New(9, 9), Mines: 10}, day)
}

// winByStep wins the game, an opening every so often.
func (p *player) winByStep(every time.Duration) {
	p.t.Helper()
	rows, cols := p.game().Layout().Grid().Size()
	for i := range rows * cols {
		c := game.Cell{Row: i / cols, Col: i % cols}
		if !p.over() && !p.game().Layout().Mine(c) && !p.game().Open(c) {
			p.at = p.at.Add(every)
			p.moveTo(c)
			p.answer(p.press("space"))
		}
	}
	p.sees("HAS GANADO")
}

// The best game on a board can be raced against, and the last: how the race stands is seen
// while it runs, and at the end by how much it was won, and where.
func TestRaceAgainstOwnGames(t *testing.T) {
	for _, kind := range game.GridKinds() {
		p := sitWith(t, t.TempDir(), nil)
		p.resize(120, 40)
		p.m.begin(dailySetup(kind, p.at), nil)
		p.answer(p.press("F"))
		p.sees("No hay otra partida de este tablero")
		p.winByStep(2 * time.Second)
		p.press("r")
		p.sees("Con F se juega contra una partida anterior de este tablero")
		p.winByStep(3 * time.Second)
		p.press("r")
		p.answer(p.press("F"))
		p.sees("Contra tu mejor partida aquí", "A LA PAR", "tú ", "fantasma ")
		p.press("F")
		p.sees("Contra tu última partida aquí")
		p.press("F")
		p.sees("Sin fantasma")
		p.doesNotSee("A LA PAR")
		p.press("F")
		p.sees("Contra tu mejor partida aquí")
		p.at = p.at.Add(2500 * time.Millisecond)
		p.tick()
		p.sees("POR DETRÁS: 0.5 seg.")
		p.at = p.at.Add(-1500 * time.Millisecond) // and had it opened at once
		p.winByStep(0)
		p.sees("ganas al fantasma por ", "se decidió en ")
	}
}

// The line above the board says how the race stands where there is no panel.
func TestRaceInALine(t *testing.T) {
	p := sitWith(t, t.TempDir(), nil)
	setup := session.Daily(deal.Spec{Grid: game.Square{Rows: 16, Cols: 30}, Mines: 99}, p.at)
	p.m.begin(setup, nil)
	p.winByStep(time.Second)
	p.resize(80, 24)
	p.press("r")
	p.answer(p.press("F"))
	p.at = p.at.Add(5 * time.Second)
	p.tick()
	p.sees("TIEMPO: 5.0 seg.   FANTASMA: -4.0 (0/")
}

// A game of the history can be raced against from its list.
func TestRaceFromTheHistory(t *testing.T) {
	p := sitWith(t, t.TempDir(), nil)
	p.resize(120, 40)
	p.m.begin(dailySetup(squares, p.at), nil)
	p.winByStep(2 * time.Second)
	p.press("q")
	p.answer(p.press("h"))
	p.press("enter")
	p.sees("f fantasma")
	p.answer(p.press("f"))
	p.sees("Contra tu partida del 2026-01-01", "Principiante del día 2026-01-01", "A LA PAR")
	p.press("r")
	p.sees("A LA PAR") // the ghost stays with the board
}

// A game that waits is against the same ghost when it goes on, in this run and in the next.
func TestRaceGoesOn(t *testing.T) {
	for _, kind := range game.GridKinds() {
		dir := t.TempDir()
		p := sitWith(t, dir, nil)
		p.resize(120, 40)
		p.m.begin(dailySetup(kind, p.at), nil)
		p.winByStep(2 * time.Second)
		p.press("r")
		p.answer(p.press("F"))
		p.sees("Contra tu mejor partida aquí")
		p.at = p.at.Add(3 * time.Second)
		p.flagMine()
		p.m.Archive.Close() // the program is killed
		p = sitWith(t, dir, nil)
		p.resize(120, 40)
		p.answer(p.press("c"))
		p.sees("La partida espera donde se dejó", "POR DETRÁS", "fantasma ")
		p.answer(p.press("F"))
		p.sees("Sin fantasma") // there is no other game
		p.m.Archive.Close()    // the program is killed
		p = sitWith(t, dir, nil)
		p.answer(p.press("c"))
		p.sees("La partida espera donde se dejó")
		p.doesNotSee("FANTASMA")
	}
}

// flagMine flags a mine.
func (p *player) flagMine() {
	for c := range game.Cells(p.game().Layout().Grid()) {
		if p.game().Layout().Mine(c) {
			p.moveTo(c)
			p.answer(p.press("f"))
			return
		}
	}
}

// Where the ghost opened last is marked on request. The game is then no record.
func TestStepsOfAGhost(t *testing.T) {
	p := sitWith(t, t.TempDir(), nil)
	p.resize(120, 40)
	p.m.begin(dailySetup(squares, p.at), nil)
	p.press("M")
	p.sees("No hay fantasma: F lo llama")
	p.winByStep(2 * time.Second)
	p.press("r")
	p.answer(p.press("F"))
	p.at = p.at.Add(3 * time.Second)
	p.tick()
	p.doesNotSee("‹▓›")
	p.press("M")
	p.sees("‹▓›", "el tablero cuenta como conocido")
	p.press("M")
	p.doesNotSee("‹▓›")
	noted := 0
	for _, e := range p.session().Journal().Entries {
		if e.Event == journal.Ghost {
			noted++
		}
	}
	if noted != 1 {
		t.Errorf("that the steps were shown is noted %d times", noted)
	}
	p.press("M")
	p.winByStep(time.Second)
	p.sees("no cuenta como récord: con un tablero quizá conocido")
	p.doesNotSee("‹")
}

// A ghost that lost says how far it came.
func TestRaceAgainstALoss(t *testing.T) {
	p := sitWith(t, t.TempDir(), nil)
	p.resize(120, 40)
	p.m.begin(dailySetup(squares, p.at), nil)
	for i := range 81 {
		if c := (game.Cell{Row: i / 9, Col: i % 9}); p.game().Layout().Mine(c) {
			p.at = p.at.Add(time.Second)
			p.moveTo(c)
			p.answer(p.press("space"))
			break
		}
	}
	p.sees("HAS PERDIDO")
	p.press("r")
	p.answer(p.press("F"))
	p.winByStep(2 * time.Second)
	p.sees("el fantasma se quedó en el ")
	if strings.Contains(p.screen(), "ganas al fantasma") {
		t.Errorf("a race that the ghost did not finish has no time:\n%s", p.screen())
	}
}
