package play

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

// The player can race against their best game on a board, and against the last one. The page shows
// the lead during the race, and at the end the lead and where it was gained.
func TestRaceAgainstOwnGames(t *testing.T) {
	t.Parallel()
	for _, kind := range game.GridKinds() {
		p := sitWith(t, t.TempDir(), nil)
		p.Resize(120, 40)
		p.begin(dailySetup(kind, p.At))
		p.Answer(p.Press("F"))
		p.Sees("No hay otra partida de este tablero")
		p.WinByStep(2 * time.Second)
		p.Press("r")
		p.Sees("Con F se juega contra una partida")
		p.WinByStep(3 * time.Second)
		p.Press("r")
		p.Answer(p.Press("F"))
		p.Sees("Contra tu mejor partida aquí", "A LA PAR", "tú ", "fantasma ")
		p.Press("F")
		p.Sees("Contra tu última partida aquí")
		p.Press("F")
		p.Sees("Sin fantasma")
		p.DoesNotSee("A LA PAR")
		p.Press("F")
		p.Sees("Contra tu mejor partida aquí")
		p.At = p.At.Add(2500 * time.Millisecond)
		p.Tell()
		p.Sees("POR DETRÁS: 2,5 s")
		p.At = p.At.Add(-1500 * time.Millisecond) // the player is faster than the ghost
		p.WinByStep(0)
		p.Sees("ganas al fantasma por ", "se decidió entre el ")
	}
}

// The lead goes on with the clock, also while the player only moves the cursor.
func TestLeadWhileTheCursorMoves(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), nil)
	p.Resize(120, 40)
	p.begin(dailySetup(game.GridKinds()[0], p.At))
	p.WinByStep(2 * time.Second)
	p.Press("r")
	p.Answer(p.Press("F"))
	p.Press("l")
	p.Sees("A LA PAR")
	p.At = p.At.Add(2500 * time.Millisecond)
	p.Press("l")
	p.Sees("POR DETRÁS: 2,5 s")
}

// Without a panel, the line above the board shows the lead.
func TestRaceInALine(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), nil)
	setup := session.Daily(deal.Spec{Grid: game.Square{Rows: 16, Cols: 30}, Mines: 99}, p.At)
	p.begin(setup)
	p.WinByStep(time.Second)
	p.Resize(80, 24)
	p.Press("r")
	p.Answer(p.Press("F"))
	p.At = p.At.Add(5 * time.Second)
	p.Tell()
	p.Sees("TIEMPO: 5,0 s   FANTASMA: -5,0 s (0/")
}

// The last opening of the ghost is marked on request. Then the game cannot be a record.
func TestStepsOfAGhost(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), nil)
	p.Resize(120, 40)
	p.begin(dailySetup(game.GridKinds()[0], p.At))
	p.Press("M")
	p.Sees("No hay fantasma: con F sale uno")
	p.WinByStep(2 * time.Second)
	p.Press("r")
	p.Answer(p.Press("F"))
	p.At = p.At.Add(3 * time.Second)
	p.Tell()
	p.DoesNotSee("‹▓›")
	p.Press("M")
	p.Sees("‹▓›", "tablero se da por conocido")
	p.Press("M")
	p.DoesNotSee("‹▓›")
	noted := 0
	for _, e := range p.Session().Journal().Entries {
		if e.Event == journal.Ghost {
			noted++
		}
	}
	if noted != 1 {
		t.Errorf("the journal notes %d times that the steps were shown", noted)
	}
	p.Press("M")
	p.WinByStep(time.Second)
	p.Sees("no cuenta como récord: quizá ya conocías el tablero")
	p.DoesNotSee("‹")
}

// The race against a lost game says how far that game got.
func TestRaceAgainstALoss(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), nil)
	p.Resize(120, 40)
	p.begin(dailySetup(game.GridKinds()[0], p.At))
	for i := range 81 {
		if c := (game.Cell{Row: i / 9, Col: i % 9}); p.Game().Layout().Mine(c) {
			p.At = p.At.Add(time.Second)
			p.MoveTo(c)
			p.Answer(p.Press("space"))
			break
		}
	}
	p.SeesLoss()
	p.Press("r")
	p.Answer(p.Press("F"))
	p.WinByStep(2 * time.Second)
	p.Sees("el fantasma se quedó en el ")
	if strings.Contains(p.Screen(), "ganas al fantasma") {
		t.Errorf("a race that the ghost did not finish has no time:\n%s", p.Screen())
	}
}
