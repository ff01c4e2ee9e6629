package ui

import (
	"strings"
	"testing"

	"buscaminas/game"

	tea "github.com/charmbracelet/bubbletea"
)

// A click on a wall of the board opens the cell that the wall belongs to. A click on a scroll bar
// scrolls and opens nothing.
func TestLinesAndBarsAreClicked(t *testing.T) {
	t.Parallel()
	press := func(p *player, x, y int) {
		p.send(tea.MouseMsg{X: x, Y: y, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress})
	}
	p := sit(t, 80, 24, onFile(t, "list-3x3.txt", game.Simple))
	lines := strings.Split(p.screen(), "\n")
	for y, line := range lines {
		if at := strings.Index(line, "┼"); at >= 0 { // the corner below and to the right of Ab
			press(p, len([]rune(line[:at])), y)
			break
		}
	}
	if ab := (game.Cell{Col: 1}); p.board().Cursor != ab || !p.game().Open(ab) {
		t.Errorf("a click between the cells opens nothing:\n%s", p.screen())
	}

	p = sit(t, 30, 10, nil)
	p.press("3")
	lines = strings.Split(p.screen(), "\n")
	for y := len(lines) - 1; y >= 0; y-- {
		line := []rune(strings.TrimRight(lines[y], " "))
		if strings.HasPrefix(strings.TrimSpace(lines[y]), "┄") || len(line) == 0 || line[len(line)-1] != '┆' {
			continue
		}
		press(p, len(line)-1, y)
		break
	}
	if w := p.board().Window; w.Top+w.Rows != 16 || p.session().Begun() {
		t.Errorf("the window is at %+v, want the last rows, and nothing played:\n%s", w, p.screen())
	}
}
