package ui

import (
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/page"
	"buscaminas/ui/settings"

	tea "github.com/charmbracelet/bubbletea"
)

// A racer is a player in a program of their own. All racers have one clock, which moves only when
// the test moves it.
type racer struct {
	*player
	due []tea.Msg // the ticks of pages that are about to read the race again
}

// racersIn returns players whose programs share a folder, like two terminals of one user.
func racersIn(t *testing.T, dir string, names ...string) (all []*racer) {
	t.Helper()
	for i, name := range names {
		kept := archive.At(dir)
		p := seat(t, Options{Archive: kept, Settings: &settings.File{}})
		p.m.Player = name
		p.m.Motion = false
		seed := uint64(100 * i)
		p.m.Seed = func() uint64 { seed++; return seed }
		p.Resize(120, 40)
		r := &racer{player: p}
		r.IsTick = func(msg tea.Msg) bool {
			if re, ok := msg.(reply); ok {
				if _, ok := re.msg.(page.PollTickMsg); ok {
					r.due = append(r.due, msg) // until [beat]
				}
			}
			return ticks(msg)
		}
		t.Cleanup(r.m.close)
		all = append(all, r)
	}
	return all
}

// beat moves the clock, and then all racers read the race again.
func beat(after time.Duration, all ...*racer) {
	for _, r := range all {
		r.at = r.at.Add(after)
	}
	for range 2 { // the second time, each reads what the others have written
		for _, r := range all {
			due := r.due
			r.due = nil
			for _, msg := range due {
				r.Answer(r.Send(msg))
			}
			r.tell()
		}
	}
}

// code returns the code of the race on the screen.
func (r *racer) code() string {
	r.T.Helper()
	_, after, ok := strings.Cut(r.Screen(), "CARRERA ")
	if !ok || len(after) < 4 {
		r.T.Fatalf("no code on the screen:\n%s", r.Screen())
	}
	return after[:4]
}

// open opens this many safe cells, one after each interval.
func (r *racer) open(n int, every time.Duration) {
	r.T.Helper()
	for c := range game.Cells(r.Game().Layout().Grid()) {
		if n > 0 && !r.Over() && !r.Game().Layout().Mine(c) && !r.Game().Open(c) {
			n--
			r.at = r.at.Add(every)
			r.MoveTo(c)
			r.Settle("space")
		}
	}
}

// explode opens a mine.
func (r *racer) explode() {
	r.T.Helper()
	for c := range r.Game().Layout().MineCells() {
		r.MoveTo(c)
		r.Settle("space")
		return
	}
}

// inTheRace takes the players into a new race on a Beginner board, to the start of the game.
func inTheRace(t *testing.T, all []*racer) (code string) {
	t.Helper()
	all[0].Settle("v n enter")
	code = all[0].code()
	for _, r := range all[1:] {
		r.Settle("v")
		r.Sees(code, "abierta")
		r.Settle("enter")
		r.Sees("CARRERA " + code)
	}
	beat(time.Second/4, all...)
	all[0].Settle("enter")
	beat(time.Second/4, all...)
	for _, r := range all {
		r.Sees("Empieza en 3")
		r.DoesNotSee("TIEMPO")
	}
	beat(3*time.Second, all...)
	for _, r := range all {
		if r.Game().OpenShare() == 0 || !r.Session().Running() {
			t.Fatalf("the race has not begun:\n%s", r.Screen())
		}
	}
	return code
}

// Two programs of one user race. One makes the race, and the other joins it from the list. The
// board is hidden for three seconds, and then each sees the progress of the other. A player who
// explodes undoes that and goes on. At the end both see the same table and can watch each other's
// games, and one key takes both to a rematch.
func TestRace(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		all := racersIn(t, t.TempDir(), "Ana", "Luis")
		ana, luis := all[0], all[1]
		ana.Settle("v")
		ana.Sees("Hasta ocho jugadores", "n nueva")
		inTheRace(t, all)
		if !ana.Game().Layout().Equal(luis.Game().Layout()) {
			t.Fatal("the two players have different boards")
		}
		ana.open(4, time.Second)
		luis.at = luis.at.Add(4 * time.Second)
		beat(time.Second/4, all...)
		ana.Sees("POR DELANTE", "tú ", "Luis ")
		luis.Sees("POR DETRÁS", "tú ", "Ana ")
		luis.explode()
		luis.Sees("✹1")
		beat(time.Second/4, all...)
		ana.Sees("Luis     ✹1")
		luis.Settle("u")
		luis.open(99, 200*time.Millisecond)
		luis.SeesWin()
		luis.Sees("ganas la carrera", "Enter tabla")
		ana.at = luis.at
		beat(time.Second, all...)
		ana.open(99, time.Second)
		ana.SeesWin()
		ana.Sees("2.º de 2")
		beat(time.Second, all...)
		for _, r := range all {
			r.Settle("enter")
			r.Sees("1. Luis", "2. Ana", "muertes", "precisión", "(tú)", " %")
		}
		ana.Settle("up p")
		ana.Sees("Repetición")
		ana.Settle("esc r")
		beat(time.Second/4, luis)
		luis.Sees("Hay revancha")
		ana.Settle("esc")
		beat(time.Second/4, luis)
		luis.DoesNotSee("Hay revancha") // its founder has left it
		ana.Settle("r")
		luis.Settle("r") // it was not read yet that there is another
		beat(time.Second/4, all...)
		if ana.code() != luis.code() {
			t.Error("the players are in two races")
		}
		ana.Sees("1. Ana", "2. Luis")
	})
}

// A player outside a race can watch it: each game live, up to its last move. The watcher can step
// back and return to the live end. After the race, the games are reviewed.
func TestWatchARace(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		dir := t.TempDir()
		all := append(racersIn(t, dir, "Ana", "Luis"), keyed(t, dir, "eva", "Eva"))
		ana, eva := all[0], all[2]
		inTheRace(t, all[:2])
		eva.Settle("v")
		eva.Sees("en marcha", "2/8")
		eva.Settle("enter")
		eva.Sees("1. Ana", "2. Luis")
		ana.open(2, time.Second)
		beat(time.Second/4, all...)
		eva.Settle("p")
		eva.Sees("En directo", "4/4", "la partida sigue")
		ana.open(1, time.Second)
		beat(time.Second/4, all...)
		eva.Sees("5/5")
		eva.Settle("left")
		ana.open(1, time.Second)
		beat(time.Second/4, all...)
		eva.Sees("4/6")
		ana.open(99, time.Second)
		beat(time.Second/4, all...)
		eva.Sees("Repetición", "Precisión")
		eva.Settle("end")
		eva.DoesNotSee("En directo")
		eva.Settle("esc r")
		eva.Sees("1. Eva") // in the rematch
	})
}

// A program killed during a race can go on with it, from the menu or from the list of races. If it
// is killed before the game has begun, the player gets the seat back by name.
func TestRaceOutlivesAKill(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		for _, from := range []string{"c", "v enter"} {
			dir := t.TempDir()
			all := racersIn(t, dir, "Ana", "Luis")
			ana, luis := all[0], all[1]
			inTheRace(t, all)
			luis.open(3, time.Second)
			at := luis.at
			luis.m.close() // the program is killed
			beat(time.Second/4, ana)
			luis = racersIn(t, dir, "Luis")[0]
			luis.at = at.Add(time.Hour)
			luis.Settle(from)
			if luis.Session().Seat() == nil {
				t.Fatalf("%s: there is no seat:\n%s", from, luis.Screen())
			}
			luis.open(1, time.Second)
			beat(time.Second/4, ana, luis)
			luis.Sees("tú ", "Ana ")
			luis.open(99, time.Second)
			ana.at = ana.at.Add(time.Minute)
			beat(time.Second/4, ana)
			ana.Sees("POR DETRÁS")
		}
		dir := t.TempDir()
		all := racersIn(t, dir, "Ana", "Luis")
		ana, luis := all[0], all[1]
		ana.Settle("v n enter")
		luis.Settle("v enter")
		ana.Settle("enter")
		luis.m.close()
		luis = racersIn(t, dir, "Luis")[0]
		luis.Settle("v")
		luis.Sees("te espera")
		luis.Settle("enter")
		luis.Sees("Empieza en 3", "2. Luis (tú)")
		beat(3*time.Second, ana, luis)
		luis.Sees("TIEMPO")
	})
}

// A player who has exploded and may undo that sees neither the mines nor the boards of the others,
// and the clock runs on.
func TestLoserSeesNoBoards(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		all := racersIn(t, t.TempDir(), "Ana", "Luis")
		ana := all[0]
		inTheRace(t, all)
		all[1].open(5, time.Second)
		cells := ana.Game().OpenShare()
		ana.explode()
		ana.Sees("Ahí había una mina: con u deshaces la", "sigues")
		ana.DoesNotSee("y copiar")
		hidden := func() {
			t.Helper()
			if ana.board().Game.Revealed() {
				t.Errorf("the mines are shown:\n%s", ana.Screen())
			}
		}
		hidden()
		for _, key := range []string{"i", "r", "E", "P", "y", "%"} {
			ana.Settle(key)
			ana.Sees("En una carrera, eso solo se puede", "al acabar")
			hidden()
		}
		ana.at = ana.at.Add(time.Second)
		ana.tell()
		ana.Sees("TIEMPO", "1,0 s")
		ana.Settle("enter")
		beat(time.Second/4, all...)
		ana.Sees("mina", "1. Luis")
		ana.DoesNotSee("╭─ Luis")
		ana.Settle("p")
		ana.Sees("Aún puedes deshacer")
		ana.Settle("esc u")
		ana.Sees("TIEMPO", "Luis ")
		if now := ana.Game().OpenShare(); now != cells {
			t.Errorf("%d %% are open, and were %d %%", now, cells)
		}
		ana.Settle("r")
		ana.Sees("En una carrera, eso solo se puede", "al acabar")
	})
}
