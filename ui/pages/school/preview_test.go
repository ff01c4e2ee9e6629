package school

import (
	"regexp"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/gametest"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/session"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// argued matches the marks of an argument: a number that it uses, or a cell that it concludes
// about.
var argued = regexp.MustCompile(`\(\d| ! |✓`)

// Beside the lessons is a position of the selected one with its argument, and above it the idea of
// the lesson if there is room.
func TestAnExampleStandsBesideTheLessons(t *testing.T) {
	t.Parallel()
	for _, kind := range game.GridKinds() {
		for _, size := range []tea.WindowSizeMsg{{Width: 120, Height: 40}, {Width: 96, Height: 24}} {
			p := pagetest.Sit(t, size.Width, size.Height)
			p.Grid = kind
			p.Open(New(&course.Course{}, false))
			p.Settle("down")
			seen := map[string]bool{}
			for range 8 {
				if screen := p.Screen(); !argued.MatchString(screen) || seen[screen] {
					t.Errorf("%s, %v: no example, or that of another lesson:\n%s", kind.Name, size, screen)
				}
				seen[p.Screen()] = true
				p.Settle("down")
			}
			if p.Settle("up"); !seen[p.Screen()] {
				t.Errorf("%s, %v: another example than before:\n%s", kind.Name, size, p.Screen())
			}
		}
	}
}

// The idea of the lesson is above its example or below the list, never both.
func TestTheIdeaIsReadOnce(t *testing.T) {
	t.Parallel()
	for _, height := range []int{20, 24, 28, 29, 30, 40, 60} {
		p := pagetest.Show(t, 120, height, New(&course.Course{}, false))
		if n := strings.Count(p.Screen(), "De cero a tu primera victoria"); n != 1 {
			t.Errorf("%d lines: it is read %d times:\n%s", height, n, p.Screen())
		}
	}
}

// The page says that the first lesson comes next, until it is done.
func TestTheFirstLessonComesFirst(t *testing.T) {
	t.Parallel()
	p := pagetest.Show(t, 120, 40, New(&course.Course{}, false))
	p.Sees("La siguiente: Jugar")
}

// If there is no room for a board, none is searched for.
func TestNoExampleInASmallWindow(t *testing.T) {
	t.Parallel()
	for _, size := range []tea.WindowSizeMsg{{Width: 60, Height: 40}, {Width: 120, Height: 12}, {Width: 20, Height: 8}} {
		p := pagetest.Show(t, size.Width, size.Height, New(&course.Course{}, false))
		if argued.MatchString(p.Screen()) {
			t.Errorf("%v: there is an example:\n%s", size, p.Screen())
		}
	}
}

// However fast the selection moves, one example is searched for at a time, and the next is that of
// the lesson selected by then.
func TestExamplesAreFoundOneAtATime(t *testing.T) {
	t.Parallel()
	p := pagetest.Show(t, 120, 40, New(&course.Course{}, false))
	first := p.Press("down")
	if more := p.Press("down down"); first == nil || more != nil {
		t.Fatal("two examples are looked for at once")
	}
	last := p.Send(first())
	if argued.MatchString(p.Screen()) {
		t.Errorf("the example of a lesson that is passed:\n%s", p.Screen())
	}
	p.Answer(last)
	if !argued.MatchString(p.Screen()) {
		t.Errorf("no example of the lesson that is selected:\n%s", p.Screen())
	}
}

// The example of the next lesson is found ahead, so that no key waits for it, and the panel is
// never empty.
func TestTheNextExampleIsThereAtOnce(t *testing.T) {
	t.Parallel()
	p := pagetest.Show(t, 120, 40, New(&course.Course{}, false))
	for _, key := range []string{"down", "down", "up"} {
		cmd := p.Press(key)
		if !argued.MatchString(p.Screen()) {
			t.Errorf("no example after %s:\n%s", key, p.Screen())
		}
		p.Answer(cmd)
	}
}

// Beside "practice" is the position that the player missed last, as it was and without any marks.
func TestWhatWasMissedStandsBesidePractice(t *testing.T) {
	t.Parallel()
	layout := gametest.Layout(t, game.GridKinds()[0].New, "..*....", "....*.*", "*....*.", ".....*.")
	p := pagetest.Sit(t, 120, 40)
	p.Keep(t.TempDir())
	s := p.Begin(session.Setup{Title: text.Same("test"), Board: session.Given(layout, game.Cell{})})
	for _, at := range []game.Cell{{}, {Row: 2, Col: 1}, {Row: 2}} { // the second is a needless guess, the third has a mine
		if _, err := s.Play(game.Action{Kind: game.Open, Cell: at}); err != nil {
			t.Fatal(err)
		}
	}
	p.Finish(s)
	p.Open(New(&course.Course{}, false))
	p.Settle("end")
	p.Sees("▸ Practica lo que fallas", "A  │     │  1  │  ▓  │", "C  │  ▓  ┃  ▓  ┃")
	if argued.MatchString(p.Screen()) {
		t.Errorf("the marks give the solution away:\n%s", p.Screen())
	}
}
