package ui

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"buscaminas/ui/archive/history"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/x/ansi"
)

// withHistory sits at the records of games on boards of three sizes: the larger ones
// were played more often, and won more quickly and less often.
func withHistory(t *testing.T, games int) *player {
	t.Helper()
	dir := t.TempDir()
	var text []byte
	for i := range games {
		size := i % 3
		for n := range size + 1 {
			g := history.Game{
				Name: fmt.Sprintf("%d-%d", i, n), Title: "test", Ended: time.Unix(int64(i)*1000, 0),
				Time: time.Duration(9-size) * time.Second,
				Grid: "square", Rows: 5 + size, Cols: 5, Mines: 3, Board: fmt.Sprint(i, n), Dealt: true, NoGuess: true,
				Won: n == 0, Steps: 3, Left: 4, ThreeBV: 3,
			}
			text = g.Append(text)
		}
	}
	if err := os.WriteFile(filepath.Join(dir, "history.jsonl"), text, 0o600); err != nil {
		t.Fatal(err)
	}
	p := sitWith(t, dir, nil)
	p.answer(p.press("h"))
	return p
}

// clickOn clicks where a text begins on the screen, the first time it is there.
func (p *player) clickOn(text string) tea.Cmd {
	p.t.Helper()
	for y, line := range strings.Split(p.screen(), "\n") {
		if before, _, found := strings.Cut(line, text); found {
			x := ansi.StringWidth(before)
			return p.send(tea.MouseMsg{X: x, Y: y, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress})
		}
	}
	p.t.Fatalf("no %q on the screen:\n%s", text, p.screen())
	return nil
}

func TestTableIsSortedByAClickOnAHead(t *testing.T) {
	p := withHistory(t, 9)
	p.resize(120, 40)
	for _, test := range []struct{ head, want string }{
		{"", "7×5 6×5 5×5"}, {"ganadas", "5×5 6×5 7×5"}, {"partidas", "7×5 6×5 5×5"}, {"ganadas", "5×5 6×5 7×5"},
		{"mejor", "7×5 6×5 5×5"}, {"ganadas", "5×5 6×5 7×5"}, {"HISTORIAL", "5×5 6×5 7×5"},
	} {
		if test.head != "" {
			p.clickOn(test.head)
		}
		screen := p.screen()
		kinds := []string{"5×5", "6×5", "7×5"}
		slices.SortFunc(kinds, func(a, b string) int { return strings.Index(screen, a) - strings.Index(screen, b) })
		if got := strings.Join(kinds, " "); got != test.want {
			t.Errorf("after a click on %q: %s, want %s", test.head, got, test.want)
		}
	}
	p.press("esc")
	p.answer(p.press("h"))
	p.sees("▾ganadas") // as it was left
}

func TestRowsArePickedByAClick(t *testing.T) {
	p := withHistory(t, 9)
	p.clickOn("6×5")
	p.sees("6×5/3", "partidas que cuentan: 6 · ganadas: 3")
	p.press("esc")
	p.clickOn("HISTORIAL") // is no kind of board
	p.sees("HISTORIAL")

	// Neither is what stands above a list that is longer than the window.
	p = withHistory(t, 300)
	p.clickOn("7×5")
	if cmd := p.clickOn("fecha"); cmd != nil {
		t.Error("a click on what is no game picks one")
	}
	if cmd := p.clickOn("✗"); cmd == nil {
		t.Error("a click on a game does nothing")
	}
}
