package ui

import (
	"os"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/session"
)

// dailySetup returns the setup of the easiest board of the day.
func dailySetup(kind *game.GridKind, day time.Time) session.Setup {
	return session.Daily(deal.Spec{Grid: kind.New(9, 9), Mines: 10}, day)
}

// A game of the history can be raced against from its list.
func TestRaceFromTheHistory(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), nil)
	p.Resize(120, 40)
	p.m.begin(dailySetup(squares, p.at), nil)
	p.WinByStep(2 * time.Second)
	p.Press("q")
	p.Answer(p.Press("h"))
	p.Press("enter")
	p.Sees("F fantasma")
	p.Answer(p.Press("F"))
	p.Sees("Contra tu partida del 2026-01-01", "Principiante del día 2026-01-01", "A LA PAR")
	p.Press("r")
	p.Sees("A LA PAR") // the ghost stays with the board
}

// A waiting game keeps its ghost when it is continued, in this run and in the next.
func TestRaceGoesOn(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) { // ticks take no time
		for _, kind := range game.GridKinds() {
			dir := t.TempDir()
			p := sitWith(t, dir, nil)
			p.Resize(120, 40)
			p.m.begin(dailySetup(kind, p.at), nil)
			p.WinByStep(2 * time.Second)
			p.Press("r")
			p.Answer(p.Press("F"))
			p.Sees("Contra tu mejor partida aquí")
			p.at = p.at.Add(3 * time.Second)
			p.flagMine()
			p = p.killed()
			p.Resize(120, 40)
			p.Answer(p.Press("c"))
			p.Sees("La partida te espera donde la dejaste", "POR DETRÁS", "fantasma ")
			p.Answer(p.Press("F"))
			p.Sees("Sin fantasma") // there is no other game on this board
			p.m.Archive.Close()    // the program is killed
			p = sitWith(t, dir, nil)
			p.Answer(p.Press("c"))
			p.Sees("La partida te espera donde la dejaste")
			p.DoesNotSee("FANTASMA")
		}
	})
}

// The same holds if the ghost is a pasted game: the file of the waiting game contains all of it,
// once, however often the race is left and continued.
func TestRaceAgainstAPastedGameGoesOn(t *testing.T) {
	t.Parallel()
	const against, behind = "Contra la partida pegada", "POR DETRÁS: 3,0 s"
	dir := t.TempDir()
	p := sitWith(t, dir, nil)
	p.Resize(120, 40)
	p.paste(pagetest.FriendsGame(t, true)) // one opening every two seconds
	p.Press("down enter")
	p.Sees(against)
	p.at = p.at.Add(3 * time.Second)
	p.flagMine()
	p.Sees(behind)
	p.Answer(p.Press("F"))
	p.Answer(p.Press("F"))
	p.Sees(against)
	path := p.m.Archive.Path(p.Session().Name())
	p.m.Archive.Close() // the program is killed

	p = sitWith(t, dir, nil)
	p.Resize(120, 40)
	p.Answer(p.Press("c"))
	p.Sees("La partida te espera donde la dejaste", behind)
	p.Answer(p.Press("F"))
	p.DoesNotSee(behind)
	p.Answer(p.Press("F"))
	p.Sees(against, behind)
	if kept, err := os.ReadFile(path); strings.Count(string(kept), "ghost plays") != 1 {
		t.Errorf("%v:\n%s", err, kept)
	}
	p.Answer(p.Press("F"))
	p.m.Archive.Close() // the program is killed

	p = sitWith(t, dir, nil)
	p.Answer(p.Press("c"))
	p.Sees("La partida te espera donde la dejaste")
	p.DoesNotSee("FANTASMA")
}

// flagMine flags a mine.
func (p *player) flagMine() {
	for c := range game.Cells(p.Game().Layout().Grid()) {
		if p.Game().Layout().Mine(c) {
			p.MoveTo(c)
			p.Answer(p.Press("f"))
			return
		}
	}
}
