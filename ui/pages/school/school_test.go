package school

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/page"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/pages/school/course"
)

// The list ticks off the lessons learnt, for each grid apart.
func TestLearntLessonsAreTickedOff(t *testing.T) {
	t.Parallel()
	p := pagetest.Show(t, 80, 40, New(&course.Course{}, false))
	p.Sees("ESCUELA", "aprendidas: 0 de", "▸ 0.  Jugar", "1.  Todas son minas", "Practica lo que fallas", "Cuando toca adivinar")
	of := course.Load("")
	for range course.Enough {
		of.Solve(game.GridKinds()[0], lesson.Named("all"))
	}
	of.Solve(game.GridKinds()[0], lesson.Named("full"))
	p.Send(of)
	p.Sees("aprendidas: 1 de", "▸ 0.  Jugar", "✓    1.  Todas son minas", "1/3   3.  Un número completo")
	of.Play(game.GridKinds()[0])
	p.Send(of)
	p.Sees("✓    0.  Jugar", "▸ 2.  Bordes y esquinas") // the next lesson
	p.Press("g")
	p.Sees("hexagonal", "aprendidas: 0 de")
	p.DoesNotSee("✓")
}

// A damaged file of the progress is reported.
func TestDamagedProgressIsTold(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "school.txt"), []byte("square.full = 2\n%%%\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	p := pagetest.Sit(t, 80, 40)
	p.Keep(dir)
	p.Open(New(&course.Course{}, false))
	p.Sees("school.txt", "2/3   3.  Un número completo")
}

// The idea of the selected lesson is apart from the list, above the keys.
func TestTheIdeaStandsApartFromTheList(t *testing.T) {
	t.Parallel()
	p := pagetest.Show(t, 80, 24, New(&course.Course{}, false))
	lines := strings.Split(p.Screen(), "\n")
	i := slices.IndexFunc(lines, func(l string) bool { return strings.Contains(l, "De cero a tu primera victoria") })
	if i < 1 || strings.TrimSpace(lines[i-1]) != "" {
		t.Errorf("it follows the list:\n%s", p.Screen())
	}
}

// The selected lesson is the same at the next visit.
func TestSelectedLessonOutlivesAVisit(t *testing.T) {
	t.Parallel()
	var of course.Course
	p := pagetest.Show(t, 80, 40, New(&of, false))
	p.Press("down down")
	p.Open(New(&of, false))
	p.Sees("▸ 2.  Bordes y esquinas")
	p.ClickOn("Un número completo")
	if _, ok := p.Request().(page.Learn); !ok {
		t.Errorf("a click asks for %+v, want a lesson", p.Request())
	}
	p.Open(New(&of, false))
	p.Sees("▸ 3.  Un número completo")
}

// In the usual window all entries are seen, below headings and in two columns.
func TestTheSchoolHasTwoColumns(t *testing.T) {
	t.Parallel()
	p := pagetest.Show(t, 80, 24, New(&course.Course{}, false))
	p.Sees("▸ 0.  Jugar", "Un solo número", "14. Números más altos", "Una cadena de números", "22. Suponer y descartar", "Practica lo que fallas")
	p.DoesNotSee("▾")
	p.Press("right down")
	p.Sees("▸ 16. Cadenas")
	p.Press("up")
	p.Press("left")
	p.Sees("▸ 0.  Jugar")
	p.ClickOn("Cadenas largas")
	if learn, ok := p.Request().(page.Learn); !ok || learn.Lesson != lesson.Lessons()[16] {
		t.Errorf("a click asks for %+v, want lesson 17", p.Request())
	}
}

// The digits of its number select a lesson.
func TestALessonIsSelectedByItsNumber(t *testing.T) {
	t.Parallel()
	p := pagetest.Show(t, 120, 40, New(&course.Course{}, false))
	for _, step := range []struct{ keys, want string }{
		{"1", "▸ 1.  "}, {"2", "▸ 12. "}, {"3", "▸ 3.  "}, {"down 2", "▸ 2.  "}, {"2", "▸ 22. "}, {"0", "▸ 0.  "},
	} {
		p.Press(step.keys)
		p.Sees(step.want)
	}
}
