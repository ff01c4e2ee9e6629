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
		p.resize(120, 40)
		r := &racer{player: p}
		t.Cleanup(r.m.close)
		all = append(all, r)
	}
	return all
}

// do presses keys and runs the commands that follow.
func (r *racer) do(keys string) {
	r.t.Helper()
	for _, key := range strings.Fields(keys) {
		r.hear(r.press(key))
	}
}

// hear runs commands. The ticks of pages that read the race again wait for [racer.beat].
func (r *racer) hear(cmd tea.Cmd) {
	for msg := range messages(cmd) {
		if !ticks(msg) {
			r.hear(r.send(msg))
		} else if re, ok := msg.(reply); ok {
			if _, ok := re.msg.(page.PollTickMsg); ok {
				r.due = append(r.due, msg)
			}
		}
	}
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
				r.hear(r.send(msg))
			}
			r.tick()
		}
	}
}

// code returns the code of the race on the screen.
func (r *racer) code() string {
	r.t.Helper()
	_, after, ok := strings.Cut(r.screen(), "CARRERA ")
	if !ok || len(after) < 4 {
		r.t.Fatalf("no code on the screen:\n%s", r.screen())
	}
	return after[:4]
}

// open opens this many safe cells, one after each interval.
func (r *racer) open(n int, every time.Duration) {
	r.t.Helper()
	for c := range game.Cells(r.game().Layout().Grid()) {
		if n > 0 && !r.over() && !r.game().Layout().Mine(c) && !r.game().Open(c) {
			n--
			r.at = r.at.Add(every)
			r.moveTo(c)
			r.do("space")
		}
	}
}

// explode opens a mine.
func (r *racer) explode() {
	r.t.Helper()
	for c := range r.game().Layout().MineCells() {
		r.moveTo(c)
		r.do("space")
		return
	}
}

// inTheRace takes the players into a new race on a Beginner board, to the start of the game.
func inTheRace(t *testing.T, all []*racer) (code string) {
	t.Helper()
	all[0].do("v n enter")
	code = all[0].code()
	for _, r := range all[1:] {
		r.do("v")
		r.sees(code, "abierta")
		r.do("enter")
		r.sees("CARRERA " + code)
	}
	beat(time.Second/4, all...)
	all[0].do("enter")
	beat(time.Second/4, all...)
	for _, r := range all {
		r.sees("Empieza en 3")
		r.doesNotSee("TIEMPO")
	}
	beat(3*time.Second, all...)
	for _, r := range all {
		if r.game().OpenShare() == 0 || !r.session().Running() {
			t.Fatalf("the race has not begun:\n%s", r.screen())
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
		ana.do("v")
		ana.sees("Hasta ocho jugadores", "n nueva")
		inTheRace(t, all)
		if !ana.game().Layout().Equal(luis.game().Layout()) {
			t.Fatal("the two players have different boards")
		}
		ana.open(4, time.Second)
		luis.at = luis.at.Add(4 * time.Second)
		beat(time.Second/4, all...)
		ana.sees("POR DELANTE", "tú ", "Luis ")
		luis.sees("POR DETRÁS", "tú ", "Ana ")
		luis.explode()
		luis.sees("✹1")
		beat(time.Second/4, all...)
		ana.sees("Luis     ✹1")
		luis.do("u")
		luis.open(99, 200*time.Millisecond)
		luis.seesWin()
		luis.sees("ganas la carrera", "Enter tabla")
		ana.at = luis.at
		beat(time.Second, all...)
		ana.open(99, time.Second)
		ana.seesWin()
		ana.sees("2.º de 2")
		beat(time.Second, all...)
		for _, r := range all {
			r.do("enter")
			r.sees("1. Luis", "2. Ana", "muertes", "precisión", "(tú)", " %")
		}
		ana.do("up p")
		ana.sees("Repetición")
		ana.do("esc r")
		beat(time.Second/4, luis)
		luis.sees("Hay revancha")
		ana.do("esc")
		beat(time.Second/4, luis)
		luis.doesNotSee("Hay revancha") // its founder has left it
		ana.do("r")
		luis.do("r") // it was not read yet that there is another
		beat(time.Second/4, all...)
		if ana.code() != luis.code() {
			t.Error("the players are in two races")
		}
		ana.sees("1. Ana", "2. Luis")
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
		eva.do("v")
		eva.sees("en marcha", "2/8")
		eva.do("enter")
		eva.sees("1. Ana", "2. Luis")
		ana.open(2, time.Second)
		beat(time.Second/4, all...)
		eva.do("p")
		eva.sees("En directo", "4/4", "la partida sigue")
		ana.open(1, time.Second)
		beat(time.Second/4, all...)
		eva.sees("5/5")
		eva.do("left")
		ana.open(1, time.Second)
		beat(time.Second/4, all...)
		eva.sees("4/6")
		ana.open(99, time.Second)
		beat(time.Second/4, all...)
		eva.sees("Repetición", "Precisión")
		eva.do("end")
		eva.doesNotSee("En directo")
		eva.do("esc r")
		eva.sees("1. Eva") // in the rematch
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
			luis.do(from)
			if luis.session().Seat() == nil {
				t.Fatalf("%s: there is no seat:\n%s", from, luis.screen())
			}
			luis.open(1, time.Second)
			beat(time.Second/4, ana, luis)
			luis.sees("tú ", "Ana ")
			luis.open(99, time.Second)
			ana.at = ana.at.Add(time.Minute)
			beat(time.Second/4, ana)
			ana.sees("POR DETRÁS")
		}
		dir := t.TempDir()
		all := racersIn(t, dir, "Ana", "Luis")
		ana, luis := all[0], all[1]
		ana.do("v n enter")
		luis.do("v enter")
		ana.do("enter")
		luis.m.close()
		luis = racersIn(t, dir, "Luis")[0]
		luis.do("v")
		luis.sees("te espera")
		luis.do("enter")
		luis.sees("Empieza en 3", "2. Luis (tú)")
		beat(3*time.Second, ana, luis)
		luis.sees("TIEMPO")
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
		cells := ana.game().OpenShare()
		ana.explode()
		ana.sees("Ahí había una mina: con u deshaces la", "sigues")
		ana.doesNotSee("y copiar")
		hidden := func() {
			t.Helper()
			if ana.board().Game.Revealed() {
				t.Errorf("the mines are shown:\n%s", ana.screen())
			}
		}
		hidden()
		for _, key := range []string{"i", "r", "E", "P", "y", "%"} {
			ana.do(key)
			ana.sees("En una carrera, eso solo se puede", "al acabar")
			hidden()
		}
		ana.at = ana.at.Add(time.Second)
		ana.tick()
		ana.sees("TIEMPO", "1,0 s")
		ana.do("enter")
		beat(time.Second/4, all...)
		ana.sees("mina", "1. Luis")
		ana.doesNotSee("╭─ Luis")
		ana.do("p")
		ana.sees("Aún puedes deshacer")
		ana.do("esc u")
		ana.sees("TIEMPO", "Luis ")
		if now := ana.game().OpenShare(); now != cells {
			t.Errorf("%d %% are open, and were %d %%", now, cells)
		}
		ana.do("r")
		ana.sees("En una carrera, eso solo se puede", "al acabar")
	})
}

// The page refuses a text that is no code or no name, and a board that is too large.
func TestRaceRefused(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		all := racersIn(t, t.TempDir(), "")
		p := all[0]
		p.do("v x Z Z Z enter")
		p.sees("no es un código de carrera: los códigos")
		p.do("Z enter")
		p.sees("no hay ninguna carrera con ese código")
		p.do("esc n enter")
		p.sees("Tu nombre:")
		p.do("! enter")
		p.sees("el nombre debe tener alguna letra o cifra")
		p.do("A n a enter")
		p.sees("CARRERA ", "1. Ana (tú)")
		if got := p.m.Settings.All(); len(got) != 1 || got[0].Value != "Ana" {
			t.Errorf("the settings are %+v, want the name Ana", got)
		}
		p.do("esc")
		p.sees("CARRERAS")
		p.m.memory.custom.Texts = [3]string{"101", "100", "900"}
		p.do("esc v n end enter")
		p.sees("demasiado grande para una carrera")
	})
}
