package play

import (
	"slices"
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/deal"
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

// The figures of a game stay where they are when a hint appears in the panel.
func TestTheFiguresStayWhenAHintAppears(t *testing.T) {
	t.Parallel()
	for _, window := range [][2]int{{80, 24}, {120, 40}, {200, 60}} {
		setup := session.Dealt(text.Same("nivel"), deal.Spec{Grid: game.Square{Rows: 9, Cols: 9}, Mines: 10, Seed: 1}, game.LeftToFind)
		p := sitWith(t, t.TempDir(), &setup)
		p.Resize(window[0], window[1])
		p.Answer(p.Press("space"))
		figures := func() int {
			return slices.IndexFunc(strings.Split(p.Screen(), "\n"), func(line string) bool {
				return strings.Contains(line, "MINAS RESTANTES")
			})
		}
		before := figures()
		p.Press("i i")
		if !hintInPanel(p) {
			t.Fatalf("at %v, no hint in the panel:\n%s", window, p.Screen())
		}
		if after := figures(); after != before {
			t.Errorf("at %v, the figures move from line %d to line %d:\n%s", window, before, after, p.Screen())
		}
	}
}

// hintInPanel reports whether the panel shows the steps of a hint.
func hintInPanel(p *player) bool {
	seen, ok := panelOnScreen(p.Screen())
	return ok && strings.Contains(strings.Join(seen.rows, " "), "1  ")
}

// Beside a hint, the panel says what the signs on the board mean, and only these.
func TestThePanelExplainsTheSignsOfAHint(t *testing.T) {
	t.Parallel()
	setup := session.Dealt(text.Same("nivel"), deal.Spec{Grid: game.Square{Rows: 9, Cols: 9}, Mines: 10, Seed: 5}, game.LeftToFind)
	p := sitWith(t, t.TempDir(), &setup)
	p.Resize(120, 40)
	p.Answer(p.Press("space"))
	p.DoesNotSee("Las señales")
	p.Press("i i") // the first step uses a 1 and finds a mine
	p.Sees("Las señales", "(2) un número en que se apoya", "! ! una mina")
	p.DoesNotSee("sin mina")
	p.Press("i") // the second finds safe cells
	p.Sees("✓ ✓ sin mina")
	p.Press("space")
	p.DoesNotSee("Las señales")
}
