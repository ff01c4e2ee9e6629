package teach

import (
	"slices"
	"testing"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/pages/school/course"
)

// A wrong answer lowers the count of positions solved at the first try, and counts as a mistake, at most
// once each position. So nobody learns a lesson by trying cells.
func TestWrongAnswersAreCounted(t *testing.T) {
	eachGrid(t, func(t *testing.T, kind *game.GridKind) {
		dir := t.TempDir()
		p := sit(t, "all", kind, dir)
		p.presses("n")
		p.solve()
		p.sees("A la primera: 1 de 3")
		p.presses("enter")
		p.at(p.trial.Patterns[0].Mines()[0], "enter")
		p.sees("A la primera: 0 de 3 · fallos: 1")
		p.at(p.trial.Patterns[0].Mines()[0], "enter")
		p.sees("A la primera: 0 de 3 · fallos: 1")
		p.presses("n")
		p.at(p.trial.Patterns[0].Mines()[0], "enter")
		p.sees("A la primera: 0 de 3 · fallos: 2")
		for range course.Enough {
			p.presses("n")
			p.solve()
		}
		p.sees("¡Lección aprendida!", "A la primera: 3 de 3 · fallos: 2")
		p.presses("n")
		p.at(p.trial.Patterns[0].Mines()[0], "enter")
		p.sees("A la primera: 3 de 3 · fallos: 3") // what is learnt stays so
		kept := course.Load(dir)
		if kept.Err != nil || kept.Solved(kind, lesson.Named("all")) != course.Enough {
			t.Errorf("in the file: %d right, error %v", kept.Solved(kind, lesson.Named("all")), kept.Err)
		}
		p.presses("enter")
		for p.stage != solved {
			p.doNext()
		}
		if p.presses("enter"); p.stage == idea {
			p.doesNotSee("fallos")
		}
	})
}

// On squares, the lessons about figures begin with a straight wall, whose two mines the example
// shows; other positions follow once one is right. On hexagons, the lesson says that it has no
// straight walls.
func TestFiguresBeginWithAStraightWall(t *testing.T) {
	for _, name := range []string{"one-two-one", "one-two-two-one"} {
		p := sit(t, name, game.GridKindNamed("square"), "")
		straight := func() bool { return p.trial.Figures[0].Straight }
		p.sees("A lo largo de una pared recta")
		for p.stage < shown {
			p.presses("enter")
		}
		if !straight() || p.trial.Game().Flags() < 2 {
			t.Errorf("%s: in the example straight: %v, with %d flags", name, straight(), p.trial.Game().Flags())
		}
		p.presses("enter")
		p.sees("en línea recta, junto a una pared: marca sus dos minas")
		if !straight() {
			t.Errorf("%s: the first exercise is not straight", name)
		}
		p.solve()
		bent := false
		for n := 0; n < 10 && !bent; n++ {
			p.presses("n")
			if !straight() {
				bent = true
				p.sees("fuera de una pared recta: ", "Marca esas dos minas")
			}
		}
		if !bent {
			t.Errorf("%s: only straight walls", name)
		}
		p = sit(t, name, game.GridKindNamed("hexagonal"), "")
		p.sees("En hexágonos, a lo largo de una pared recta no hace falta este patrón")
		p.presses("n")
		p.sees("fuera de una pared recta: ")
	}
}

// In a lesson about a figure, one mine is not enough.
func TestAFigureIsSolvedByBothMines(t *testing.T) {
	p := sit(t, "one-two-one", game.GridKindNamed("square"), "")
	p.presses("n")
	mines := slices.Clone(p.trial.Figures[0].Mines)
	p.at(mines[1], "f")
	p.sees("Bien", "Hay un 1-2-1")
	p.at(mines[0], "f")
	p.sees("¡Resuelta! Llevas 1 de 3.")
}
