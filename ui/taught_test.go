package ui

import (
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/ui/archive/journal"
	"buscaminas/ui/pages/school/course"
)

// taught sits down a player who has completed the first lesson and won no game.
func taught(t *testing.T) *player {
	t.Helper()
	p := sitWith(t, t.TempDir(), nil)
	progress := course.Load(p.m.Archive.Dir()).Progress
	progress.Play(squares)
	if err := progress.Write(); err != nil {
		t.Fatal(err)
	}
	p.answer(p.m.askHistory())
	return p
}

// stops opens a certain mine of the game being played, and reports whether the coach stops it.
func (p *player) stops() bool {
	p.t.Helper()
	p.answer(p.press("space"))
	p.open(p.match().CertainMine())
	return !p.over()
}

// After the first lesson the coach is on in the games of the menu, until the first win.
func TestTheCoachStaysUntilTheFirstWin(t *testing.T) {
	t.Parallel()
	p := taught(t)
	p.press("1")
	p.sees("El entrenador te avisará antes de un error que se pueda evitar")
	if !p.stops() {
		t.Error("the first game has no coach")
	}
	p.sees("si repites, se abre")
	if !slices.ContainsFunc(p.session().Journal().Entries, func(e journal.Entry) bool { return e.Event == journal.Coach }) {
		t.Error("the game does not count as helped")
	}
	p.settle("q 1 q C down enter") // another game, then back to this one
	if !p.session().Coach {
		t.Error("the game has no coach when it is continued")
	}
	p.settle("n") // the next board
	if !p.stops() {
		t.Error("the next game has no coach")
	}
	p.begins3x3() // from a file
	if p.m.played().session().Coach {
		t.Error("a game from a file has the coach")
	}
	p.win(time.Second)
	p.settle("q 1")
	if p.stops() {
		t.Error("after a win there is still a coach")
	}
}

// The first win says that the coach leaves.
func TestTheCoachTakesLeave(t *testing.T) {
	t.Parallel()
	p := taught(t)
	p.press("1")
	p.answer(p.press("space"))
	p.session().Coach = false // it would stop the guesses by which the test wins
	p.win(time.Second)
	p.sees("Has ganado", "Desde ahora juegas sin entrenador")
}

// The options say that the coach is on. What the player chooses there holds at once.
func TestTheOptionsTellOfTheFirstCoach(t *testing.T) {
	t.Parallel()
	const said = "está en los tableros del menú hasta tu primera victoria"
	p := taught(t)
	p.press("o")
	p.choosesOption("Entrenador")
	p.sees(said)
	p.settle("right right") // on and off again
	p.sees("▸ Entrenador       ‹ no")
	p.doesNotSee(said)
	p.settle("esc 1")
	if p.stops() {
		t.Error("the coach is on although the player has chosen not to have it")
	}
	p = sitWith(t, t.TempDir(), nil) // who has not completed the first lesson
	p.answer(p.m.askHistory())
	p.press("1")
	if p.stops() {
		t.Error("a player who was not taught has a coach")
	}
}

// choosesOption moves the pointer of the options to the one with this label.
func (p *player) choosesOption(label string) {
	p.t.Helper()
	for range 30 {
		if strings.Contains(p.screen(), "▸ "+label) {
			return
		}
		p.press("down")
	}
	p.t.Fatalf("no option %s:\n%s", label, p.screen())
}
