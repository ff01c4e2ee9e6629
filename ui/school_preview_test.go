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

// argued matches the marks of an argument: a number that it uses, or a cell that it concludes.
var argued = regexp.MustCompile(`\(\d\)|!.!|✓.✓`)

// Beside the lessons stands a position of the one that is selected, with its argument; what it is
// about is read above it where there is room for that, too.
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

// The idea stands above its example, or below the list: not twice.
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

// Who has not gone through the first lesson is told that it comes next.
func TestTheFirstLessonComesFirst(t *testing.T) {
	t.Parallel()
	p := sit(t, 120, 40, nil)
	p.settle("l")
	p.sees("La siguiente: Jugar")
}

// Where there is no room for a board, none is looked for.
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

// However fast the selection moves, one example is looked for at a time, and then that which is
// wanted by then.
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

// That of the next lesson is found ahead of time: no key waits for it, or leaves a gap.
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

// What the player missed last stands beside where it is practised: as it was, and nothing of it
// pointed out.
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
	p.settle("space q l end") // a mine
	p.sees("▸ Practica lo que fallas", "A │   │ 1 │ ▓ │", "C │ ▓ ┃ ▓ ┃")
	if argued.MatchString(p.screen()) {
		t.Errorf("what is to be found is pointed out:\n%s", p.screen())
	}
}
