package ui

import (
	"strings"
	"testing"

	"buscaminas/game"

	tea "github.com/charmbracelet/bubbletea"
)

func TestClickOnTheMenu(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	for y, line := range strings.Split(p.screen(), "\n") {
		if strings.Contains(line, "3. Experto") {
			p.send(tea.MouseMsg{X: 10, Y: y, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress})
		}
	}
	p.sees("MINAS RESTANTES: 99")
}

// Questions can be answered with the mouse, too.
func TestClickOnAnAnswer(t *testing.T) {
	t.Parallel()
	const asks = "¿Dejar la partida en curso?"
	p := sit(t, 80, 24, onFile(t, "list-10x10.txt", game.Classic))
	click := func(answer string) {
		t.Helper()
		for y, line := range strings.Split(p.screen(), "\n") {
			if x := strings.Index(line, answer); x >= 0 {
				p.send(tea.MouseMsg{X: x, Y: y, Button: tea.MouseButtonLeft, Action: tea.MouseActionPress})
				return
			}
		}
		t.Fatalf("no %q on the screen", answer)
	}
	p.press("space n")
	click(asks) // the text of the question is no answer
	p.sees(asks)
	click("n: no")
	p.sees("JUGADAS: 1")
	p.press("n")
	click("s: sí")
	p.sees("JUGADAS: 0")
}

// A click and the wheel act on the field under the pointer.
func TestFieldsAreClickedOn(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.press("m")
	p.clickOn("Minas")
	p.typeIn("48")
	p.clickOn("de las celdas tiene mina")
	p.send(tea.MouseMsg{Button: tea.MouseButtonWheelUp, Action: tea.MouseActionPress})
	p.typeIn("12")
	p.resize(100, 30)
	p.press("esc m")
	p.sees("Filas       20", "Columnas    12", "Minas       48", "El 20,0 % de las celdas")
}
