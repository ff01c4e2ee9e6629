package ui

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"buscaminas/game/lesson"
	"buscaminas/ui/pages/school/course"
)

// The list ticks off the lessons learnt, for each grid apart.
func TestLearntLessonsAreTickedOff(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 40, nil)
	p.answer(p.press("l"))
	p.sees("ESCUELA", "aprendidas: 0 de", "▸ 0.  Jugar", "1.  Todas son minas", "Practica lo que fallas", "Cuando toca adivinar")
	of, err := course.Read("")
	if err != nil {
		t.Fatal(err)
	}
	for range course.Enough {
		of.Solve(squares, lesson.Named("all"))
	}
	of.Solve(squares, lesson.Named("full"))
	p.m.Update(course.Loaded{Progress: of})
	p.sees("aprendidas: 1 de", "▸ 0.  Jugar", "✓    1.  Todas son minas", "1/3   3.  Un número completo")
	of.Play(squares)
	p.m.Update(course.Loaded{Progress: of})
	p.sees("✓    0.  Jugar", "▸ 2.  Bordes y esquinas") // the next lesson
	p.press("g")
	p.sees("hexagonal", "aprendidas: 0 de")
	p.doesNotSee("✓")
}

// A key or a click opens a lesson. Leaving it returns to the list, with the lesson selected.
func TestToALessonAndBack(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 40, nil)
	p.answer(p.press("l"))
	p.answer(p.clickOn("Un número completo"))
	p.sees("Un 1 que ya tiene su mina marcada", "Ejemplo")
	p.press("esc")
	p.sees("ESCUELA", "▸ 3.  Un número completo")
	p.answer(p.press("down enter"))
	p.sees("Un 2 con sus dos minas marcadas")
	p.press("esc")
	p.press("esc")
	p.sees("Escuela", "Opciones")
}

// A click carries out a step if the lesson asks for one, and otherwise goes on.
func TestClicksInALesson(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 40, nil)
	p.answer(p.press("l"))
	p.answer(p.press("down enter"))
	p.answer(p.clickOn("Si un 1 solo toca"))
	p.sees("mina.")
	p.answer(p.press("n"))
	p.sees("Abre una celda que no pueda tener mina")
	said := p.screen()
	p.answer(p.clickOn("▓"))
	if p.screen() == said {
		t.Errorf("a click on a closed cell does nothing:\n%s", said)
	}
}

// A damaged file of the progress is reported.
func TestDamagedProgressIsTold(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "school.txt"), []byte("square.full = 2\n%%%\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	p := sitWith(t, dir, nil)
	p.answer(p.press("l"))
	p.sees("school.txt", "2/3   3.  Un número completo")
}

// The first lesson is the first in the list. At its end it returns to the list with the next lesson
// selected.
func TestFromTheFirstLessonToTheNext(t *testing.T) {
	t.Parallel()
	for _, size := range pageSizes[1:] {
		p := sit(t, size.Width, size.Height, nil)
		p.settle("l enter up up left space up")                      // a 1, and to a cell beside it
		p.settle("up left left left left space")                     // an opening
		p.settle("down down right right right space u f")            // a mine, taken back and flagged
		p.settle("up left space")                                    // a chord
		p.settle("down down space left space down space left space") // the other safe cells
		p.sees("¡Has ganado!")
		p.settle("space")
		p.sees("▸ 1.  Todas son minas", "✓    0.  Jugar")
		p.settle("enter")
		p.sees("Si un 1 solo toca una celda cerrada")
	}
}

// The idea of the selected lesson is apart from the list, above the keys.
func TestTheIdeaStandsApartFromTheList(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.press("l")
	lines := strings.Split(p.screen(), "\n")
	i := slices.IndexFunc(lines, func(l string) bool { return strings.Contains(l, "De cero a tu primera victoria") })
	if i < 1 || strings.TrimSpace(lines[i-1]) != "" {
		t.Errorf("it follows the list:\n%s", p.screen())
	}
}
