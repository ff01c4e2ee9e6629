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
	p.Answer(p.m.askHistory())
	return p
}

// stops opens a certain mine of the game being played, and reports whether the coach stops it.
func (p *player) stops() bool {
	p.T.Helper()
	p.Answer(p.Press("space"))
	p.OpenCell(p.CertainMine())
	return !p.Over()
}

// After the first lesson the coach is on in the games of the menu, until the first win.
func TestTheCoachStaysUntilTheFirstWin(t *testing.T) {
	t.Parallel()
	p := taught(t)
	p.Press("1")
	p.Sees("El entrenador te avisará antes de un error que se pueda evitar")
	if !p.stops() {
		t.Error("the first game has no coach")
	}
	p.Sees("si repites, se abre")
	if !slices.ContainsFunc(p.Session().Journal().Entries, func(e journal.Entry) bool { return e.Event == journal.Coach }) {
		t.Error("the game does not count as helped")
	}
	p.Settle("q 1 q C down enter") // another game, then back to this one
	if !p.Session().Coach {
		t.Error("the game has no coach when it is continued")
	}
	p.Settle("n") // the next board
	if !p.stops() {
		t.Error("the next game has no coach")
	}
	p.begins3x3() // from a file
	if p.m.played().session().Coach {
		t.Error("a game from a file has the coach")
	}
	p.Win(time.Second)
	p.Settle("q 1")
	if p.stops() {
		t.Error("after a win there is still a coach")
	}
}

// The first win says that the coach leaves.
func TestTheCoachTakesLeave(t *testing.T) {
	t.Parallel()
	p := taught(t)
	p.Press("1")
	p.Answer(p.Press("space"))
	p.Session().Coach = false // it would stop the guesses by which the test wins
	p.Win(time.Second)
	p.Sees("Has ganado", "Desde ahora juegas sin entrenador")
}

// The options say that the coach is on. What the player chooses there holds at once.
func TestTheOptionsTellOfTheFirstCoach(t *testing.T) {
	t.Parallel()
	const said = "está en los tableros del menú hasta tu primera victoria"
	p := taught(t)
	p.Press("o")
	p.choosesOption("Entrenador")
	p.Sees(said)
	p.Settle("right right") // on and off again
	p.Sees("▸ Entrenador       ‹ no")
	p.DoesNotSee(said)
	p.Settle("esc 1")
	if p.stops() {
		t.Error("the coach is on although the player has chosen not to have it")
	}
	p = sitWith(t, t.TempDir(), nil) // who has not completed the first lesson
	p.Answer(p.m.askHistory())
	p.Press("1")
	if p.stops() {
		t.Error("a player who was not taught has a coach")
	}
}

// choosesOption moves the pointer of the options to the one with this label.
func (p *player) choosesOption(label string) {
	p.T.Helper()
	for range 30 {
		if strings.Contains(p.Screen(), "▸ "+label) {
			return
		}
		p.Press("down")
	}
	p.T.Fatalf("no option %s:\n%s", label, p.Screen())
}
