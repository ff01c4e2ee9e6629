package course_test

import (
	"regexp"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/lesson"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/text"
)

var number = regexp.MustCompile(`\d+`)

// The task in a position asks for what solves it: to open a cell or to flag one. It names no cell,
// and says something else of another kind of position.
func TestExercisesSayWhatIsSpecial(t *testing.T) {
	for _, kind := range game.GridKinds() {
		for _, l := range lesson.Lessons() {
			said, seeds := map[string]bool{}, uint64(2) // finding a position takes a while
			if l.Name == "more" {
				seeds = 4
			}
			for seed := range seeds {
				p, ok := l.Find(kind, seed)
				if !ok {
					t.Fatalf("%s, %s: no position", kind.Name, l.Name)
				}
				for _, numbering := range []game.Numbering{game.Left, game.Total} {
					task := course.Exercise(l, p, numbering)
					next, _ := lesson.NewTrial(p, game.Rules{Numbering: numbering}).Next()
					opens, flags := strings.Contains(task[text.Spanish], "abre") || strings.Contains(task[text.Spanish], "ábrela"),
						strings.Contains(task[text.Spanish], "marca ") || strings.Contains(task[text.Spanish], "Marca ") ||
							strings.Contains(task[text.Spanish], "márcala")
					if next.Mine && !flags || !next.Mine && !opens || flags == opens {
						t.Errorf("%s, %s: %v is a mine: %v, but the task is %q", kind.Name, l.Name, next.Cell, next.Mine, task[text.Spanish])
					}
					for lang := range text.English + 1 {
						if s := task.In(lang); s == "" || strings.Contains(s, "%!") || len([]rune(s)) > 165 || len(sentences(s)) > 2 {
							t.Errorf("%s, %s: %q", kind.Name, l.Name, s)
						}
					}
					if n := len(number.FindAllString(task[text.Spanish], -1)); n != len(number.FindAllString(task[text.English], -1)) {
						t.Errorf("%s, %s: other numbers in %q", kind.Name, l.Name, task)
					}
					said[task[text.Spanish]] = true
				}
			}
			if l.Name == "more" && len(said) < 2 {
				t.Errorf("%s, %s: always %v", kind.Name, l.Name, said)
			}
		}
	}
}

// What a task says of a position is true of it.
func TestExercisesSayWhatIsTrue(t *testing.T) {
	find := func(name string, fits func(lesson.Position) bool) lesson.Position {
		t.Helper()
		for seed := range uint64(200) {
			if p, ok := lesson.Named(name).Find(game.GridKinds()[0], seed); ok && fits(p) {
				return p
			}
		}
		t.Fatalf("%s: no such position", name)
		return lesson.Position{}
	}
	around := func(n int) func(lesson.Position) bool {
		return func(p lesson.Position) bool { return p.Layout.Around(p.Patterns[0].Numbers[0]) == n }
	}
	left := func(n int) func(lesson.Position) bool {
		return func(p lesson.Position) bool { return p.Layout.Mines()-len(p.Flags) == n }
	}
	for _, test := range []struct {
		name string
		at   lesson.Position
		want string
	}{
		{"all", find("all", around(1)), "Busca un 1 que solo toque una celda cerrada, y márcala"},
		{"all", find("all", around(2)), "Busca un 2 que solo toque 2 celdas cerradas, y márcalas"},
		{"all-edge", find("all-edge", func(p lesson.Position) bool {
			return around(1)(p) && p.Patterns[0].Numbers[0].Row == 0 && p.Patterns[0].Numbers[0].Col == 0
		}), "Busca en una esquina un 1 que solo toque una celda cerrada, y márcala"},
		{"one-one-edge", find("one-one-edge", func(p lesson.Position) bool {
			c := p.Patterns[0].Numbers[0]
			_, cols := p.Layout.Grid().Size()
			return c.Row == 0 && c.Col > 0 && c.Col < cols-1
		}), "Compara dos unos que están en el borde de arriba, y abre una celda que toque uno solo de los dos y no pueda tener mina"},
		{"remain-one", find("remain-one", left(1)), "Queda una mina, y un número la tiene a su lado: abre una celda que ese número no toque"},
		{"remain-one", find("remain-one", left(2)), "Quedan 2 minas, todas junto a un mismo número: abre una celda que ese número no toque"},
	} {
		if got := course.Exercise(lesson.Named(test.name), test.at, game.Left)[text.Spanish]; got != test.want {
			t.Errorf("%s: %q, want %q", test.name, got, test.want)
		}
	}
}
