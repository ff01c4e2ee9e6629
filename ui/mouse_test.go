package ui

import (
	"strings"
	"testing"

	"buscaminas/game"

	tea "github.com/charmbracelet/bubbletea"
)

// Questions can be answered with the mouse, too.
func TestClickOnAnAnswer(t *testing.T) {
	t.Parallel()
	const asks = "¿Dejar la partida en curso?"
	p := sit(t, 80, 24, onFile(t, "list-10x10.txt", game.Classic))
	click := func(answer string) {
		t.Helper()
		for y, line := range strings.Split(p.Screen(), "\n") {
			if x := strings.Index(line, answer); x >= 0 {
				p.Send(tea.MouseMsg{X: x, Y: y, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress})
				return
			}
		}
		t.Fatalf("no %q on the screen", answer)
	}
	p.Press("space n")
	click(asks) // the text of the question is no answer
	p.Sees(asks)
	click("n: no")
	p.Sees("JUGADAS: 1")
	p.Press("n")
	click("s: sí")
	p.Sees("JUGADAS: 0")
}
