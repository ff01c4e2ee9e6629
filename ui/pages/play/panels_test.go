package play

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
)

// A panelSeen is a panel as a player sees it.
type panelSeen struct {
	left, right, top, bottom int // the columns and lines of its border
	rows                     []string
}

// panelOnScreen finds the panel on the screen.
func panelOnScreen(screen string) (seen panelSeen, ok bool) {
	lines := strings.Split(screen, "\n")
	for y, line := range lines {
		cells := []rune(line)
		for x, r := range cells {
			switch {
			case r == '╭':
				seen, ok = panelSeen{left: x, top: y}, true
			case r == '╮' && y == seen.top:
				seen.right = x
			case r == '╰' && x == seen.left:
				seen.bottom = y
			}
		}
	}
	for y := seen.top + 1; ok && y < seen.bottom; y++ {
		seen.rows = append(seen.rows, strings.TrimSpace(string([]rune(lines[y])[seen.left+1:seen.right])))
	}
	return seen, ok
}

// Beside a hint, the panel says what the signs on the board mean, and only these.
func TestThePanelExplainsTheSignsOfAHint(t *testing.T) {
	t.Parallel()
	setup := session.Dealt(text.Same("nivel"), deal.Spec{Grid: game.Square{Rows: 9, Cols: 9}, Mines: 10, Seed: 5}, game.LeftToFind)
	p := sitWith(t, t.TempDir(), &setup)
	p.Resize(120, 40)
	p.Answer(p.Press("space"))
	p.DoesNotSee(") número ")
	p.Press("i i") // the first step uses a 1 and finds a mine
	p.Sees("(1) número  !▓! mina")
	p.DoesNotSee("sin mina")
	p.Press("i") // the second finds safe cells
	p.Sees("✓▓✓ sin mina")
	for _, size := range [][2]int{{70, 27}, {60, 20}, {40, 22}} { // without a panel, the signs are below the message
		p.Resize(size[0], size[1])
		p.Press("i")
		p.Sees("(1) número  !▓! mina  ✓▓✓ sin mina")
		p.Press("G k")
		p.DoesNotSee(") número ")
	}
	p.Press("i")
	for strings.Contains(p.Screen(), ") número ") { // the hint stays until all cells that it found are open
		if p.Game().Open(p.board().Cursor) {
			t.Fatalf("the hint stays at an open cell:\n%s", p.Screen())
		}
		p.Press("space i")
	}
}

// filled returns the number of rows of the panel with text.
func (s *panelSeen) filled() (n int) {
	for i, row := range s.rows {
		// a blank line between two lines of text counts as text
		if row != "" || i > 0 && i+1 < len(s.rows) && s.rows[i-1] != "" && s.rows[i+1] != "" {
			n++
		}
	}
	return n
}

// In a window of any size, the panel of a game is at least half full or complete, and ends above
// the line of messages. What it shows in one window it also shows in the next larger one.
func TestThePanelOfAGameInEveryWindow(t *testing.T) {
	t.Parallel()
	for name, rows := range map[string][2]int{"beginner": {9, 9}, "expert": {16, 30}} {
		for _, kind := range game.GridKinds()[:2] {
			t.Run(name+draw.ShapeOf(kind).Name.In(text.English), func(t *testing.T) {
				t.Parallel()
				mines := rows[0] * rows[1] / 6
				setup := session.Dealt(text.Same("nivel"), deal.Spec{Grid: kind.New(rows[0], rows[1]), Mines: mines, Seed: 1}, game.LeftToFind)
				p := sitWith(t, t.TempDir(), &setup)
				p.Answer(p.Press("space"))
				stages := []struct {
					name string
					do   func()
				}{
					{"play", func() {}},
					{"hint", func() { p.Press("i i i") }},
					{"risk", func() { p.Press("%") }},
					{"refusal", func() { p.Press("% ctrl+r") }},
					{"loss", func() { p.OpenCell(p.CertainMine()); p.At = p.At.Add(time.Second); p.Tell() }},
					{"win", func() { p.Press("u"); p.Win(20 * time.Second) }},
				}
				for _, stage := range stages {
					stage.do()
					for _, width := range []int{20, 30, 40, 60, 80, 100, 120, 160, 200, 250} {
						for _, height := range []int{8, 12, 16, 24, 32, 40, 60, 80} {
							p.Resize(width, height)
							p.wantPanel(fmt.Sprintf("%s at %dx%d", stage.name, width, height))
						}
					}
				}
			})
		}
	}
}

// wantPanel checks the panel of a game.
func (p *player) wantPanel(when string) {
	p.T.Helper()
	screen := p.Screen()
	seen, ok := panelOnScreen(screen)
	lines := strings.Split(screen, "\n")
	if len(lines) != p.Height || strings.TrimSpace(lines[p.Height-1]) == "" {
		p.T.Errorf("%s: no foot:\n%s", when, screen)
	}
	top, hasBoard := p.Draw().BoardTop()
	if low := p.Height < 16; !hasBoard || !low && p.Height <= 46 && top != 2 || low && top != 0 {
		p.T.Errorf("%s: the board begins on line %d:\n%s", when, top, screen)
	}
	if !ok {
		return
	}
	lowest := p.Height - 3
	if seen.bottom > lowest {
		p.T.Errorf("%s: the panel ends on line %d:\n%s", when, seen.bottom, screen)
	}
	last := "Reglas" // the last part of the panel
	if p.page.helping.chances && !p.page.over() {
		last = "Lo último que hiciste"
	}
	all := strings.Contains(strings.Join(seen.rows, " "), last)
	if !all && seen.bottom < lowest-8 && len(seen.rows) < 22 {
		p.T.Errorf("%s: the panel has free lines and leaves out parts:\n%s", when, screen)
	}
	if !all && 2*seen.filled() < len(seen.rows) {
		p.T.Errorf("%s: the panel is mostly empty:\n%s", when, screen)
	}
	// A message that goes on ends with a mark; nothing else is cut.
	if strings.Contains(strings.ReplaceAll(strings.Join(seen.rows, " "), "… ▾", ""), "…") {
		p.T.Errorf("%s: a line is cut:\n%s", when, screen)
	}
}

// The panel of a hint has its first step, or a mark that something is above. The height of the panel
// is that of the window, whatever the panel tells.
func TestAPanelMarksWhatDoesNotFit(t *testing.T) {
	t.Parallel()
	setup := session.Dealt(text.Same("nivel"), deal.Spec{Grid: game.Square{Rows: 16, Cols: 30}, Mines: 99, Seed: 2, Promise: deal.Followable}, game.LeftToFind)
	for _, width := range []int{80, 100, 120, 150, 200, 250} {
		for _, height := range []int{24, 32, 36, 40, 44, 46, 50, 54, 60, 80} {
			p := sit(t, width, height, &setup)
			p.Press(":")
			p.Type("Hp*")
			p.Press("enter")
			before, ok := panelOnScreen(p.Screen())
			if !ok {
				continue
			}
			for range 6 {
				p.Press("i")
				said, _ := panelOnScreen(p.Screen())
				if said.bottom != before.bottom || said.top != before.top {
					t.Errorf("at %d×%d, the panel moves:\n%s", width, height, p.Screen())
				}
				told := "\n" + strings.Join(said.rows, "\n")
				if first := strings.Contains(told, "\n1  "); strings.Contains(told, "\n2  ") && first == strings.Contains(told, " ▴") {
					t.Errorf("at %d×%d, the first step is told: %v, and marked as told above:\n%s", width, height, first, p.Screen())
				}
				if width == 150 && height == 50 && strings.Contains(told, "▴") {
					t.Errorf("the hint does not fit, although there are lines:\n%s", p.Screen())
				}
			}
		}
	}
}
