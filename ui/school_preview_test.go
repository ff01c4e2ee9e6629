package ui

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/archive"
	"buscaminas/ui/session"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// argued matches the marks of an argument: a number that it uses, or a cell that it concludes
// about.
var argued = regexp.MustCompile(`\(\d\)|!.!|✓.✓`)

// Beside the lessons is a position of the selected one with its argument, and above it the idea of
// the lesson if there is room.
func TestAnExampleStandsBesideTheLessons(t *testing.T) {
	t.Parallel()
	for _, kind := range game.GridKinds() {
		for _, size := range []tea.WindowSizeMsg{{Width: 120, Height: 40}, {Width: 96, Height: 24}} {
			p := sit(t, size.Width, size.Height, nil)
			p.m.Grid = kind
			p.tell()
			p.settle("l down")
			seen := map[string]bool{}
			for range 8 {
				if screen := p.screen(); !argued.MatchString(screen) || seen[screen] {
					t.Errorf("%s, %v: no example, or that of another lesson:\n%s", kind.Name, size, screen)
				}
				seen[p.screen()] = true
				p.settle("down")
			}
			if p.settle("up"); !seen[p.screen()] {
				t.Errorf("%s, %v: another example than before:\n%s", kind.Name, size, p.screen())
			}
		}
	}
}

// The idea of the lesson is above its example or below the list, never both.
func TestTheIdeaIsReadOnce(t *testing.T) {
	t.Parallel()
	for _, height := range []int{20, 24, 28, 29, 30, 40, 60} {
		p := sit(t, 120, height, nil)
		p.settle("l")
		if n := strings.Count(p.screen(), "De cero a tu primera victoria"); n != 1 {
			t.Errorf("%d lines: it is read %d times:\n%s", height, n, p.screen())
		}
	}
}

// The page says that the first lesson comes next, until it is done.
func TestTheFirstLessonComesFirst(t *testing.T) {
	t.Parallel()
	p := sit(t, 120, 40, nil)
	p.settle("l")
	p.sees("La siguiente: Jugar")
}

// If there is no room for a board, none is searched for.
func TestNoExampleInASmallWindow(t *testing.T) {
	t.Parallel()
	for _, size := range []tea.WindowSizeMsg{{Width: 60, Height: 40}, {Width: 120, Height: 12}, {Width: 20, Height: 8}} {
		p := sit(t, size.Width, size.Height, nil)
		p.settle("l")
		if argued.MatchString(p.screen()) {
			t.Errorf("%v: there is an example:\n%s", size, p.screen())
		}
	}
}

// However fast the selection moves, one example is searched for at a time, and the next is that of
// the lesson selected by then.
func TestExamplesAreFoundOneAtATime(t *testing.T) {
	t.Parallel()
	p := sit(t, 120, 40, nil)
	p.settle("l")
	first := p.press("down")
	if more := p.press("down down"); first == nil || more != nil {
		t.Fatal("two examples are looked for at once")
	}
	last := p.send(first())
	if argued.MatchString(p.screen()) {
		t.Errorf("the example of a lesson that is passed:\n%s", p.screen())
	}
	p.answer(last)
	if !argued.MatchString(p.screen()) {
		t.Errorf("no example of the lesson that is selected:\n%s", p.screen())
	}
}

// The example of the next lesson is found ahead, so that no key waits for it, and the panel is
// never empty.
func TestTheNextExampleIsThereAtOnce(t *testing.T) {
	t.Parallel()
	p := sit(t, 120, 40, nil)
	p.settle("l")
	for _, key := range []string{"down", "down", "up"} {
		cmd := p.press(key)
		if !argued.MatchString(p.screen()) {
			t.Errorf("no example after %s:\n%s", key, p.screen())
		}
		p.answer(cmd)
	}
}

// Beside "practice" is the position that the player missed last, as it was and without any marks.
func TestWhatWasMissedStandsBesidePractice(t *testing.T) {
	t.Parallel()
	saved, err := archive.ReadFile(filepath.Join("cli", "testdata", "judged.game"))
	if err != nil {
		t.Fatal(err)
	}
	p := sitWith(t, t.TempDir(), &session.Setup{Title: text.Same("test"), Board: session.Given(saved.Layout, game.Cell{})})
	p.resize(120, 40)
	p.m.Motion = false
	p.tell()
	p.carryOut("Aa*Cb*") // the second is a needless guess
	p.moveTo(game.Cell{Row: 2})
	p.settle("space q l end") // opens a mine
	p.sees("▸ Practica lo que fallas", "A │   │ 1 │ ▓ │", "C │ ▓ ┃ ▓ ┃")
	if argued.MatchString(p.screen()) {
		t.Errorf("the marks give the solution away:\n%s", p.screen())
	}
}
