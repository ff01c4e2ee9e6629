package ui

import (
	"strings"
	"testing"

	tea "github.com/charmbracelet/bubbletea"
)

// A board pasted at the menu is played, whatever its format. A code goes to the page for codes, and
// so does a text that may have been meant as one.
func TestPastingAtTheMenu(t *testing.T) {
	t.Parallel()
	for _, test := range []struct{ text, want string }{
		{"2 4\n*.*.\n...*\n", "tablero pegado · hexagonal"},
		{"2 4\r*.*.\r...*\r", "tablero pegado · hexagonal"}, // as terminals paste lines
		{"buscaminas game 2\rgrid: hexagonal\rrows: 2\rcolumns: 4\rrow: *.*.\rrow: ...*\r", "tablero pegado · hexagonal"},
		{"3 3\n1\n0 0\n", "tablero pegado · cuadrada"},
		{"9x9:4,4,mb071b49fbd1cb6a0d5868", "tablero pegado · cuadrada"},
		{"https://llamasweeper.com/#/game/zini-explorer?b=4005&m=vvvvvvvv000000010000000194i94i95vvvvvvvv", "tablero pegado · cuadrada"},
		{"2x2x1\nF1\n11\n", "tablero pegado · cuadrada"},
		{"1800-000-023", "1800-000-023"},
		{"¿Juegas?\r«1800-000-023».", "Código: 1800-000-023"},
		{"buscaminas game 2\rtitle: 1800-000-023\rgrid: hexagonal\rrows: 2\rcolumns: 4\rrow: *.*.\rrow: ...*\r", "tablero pegado · hexagonal"},
		{"1800-000-024", "1800-000-024"}, // wrong, but it looks like a code
		{"9x9:4,4,mb071", "tablero pegado"},
		{"9x9#1234", "semilla"},
		{"Width: 2\rHeight: 1\rBoard:\r*0\rEvents:\r0.000 lc (20 1)\r1.500 lr (20 1)\r", "RAWVF 1,50 s"},
	} {
		p := sit(t, 100, 40, nil)
		p.paste(test.text)
		p.Sees(test.want)
	}
}

// paste pastes a text and waits until it has been read.
func (p *player) paste(text string) {
	cmd := p.Send(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(text), Paste: true})
	if strings.Contains(p.Screen(), "Leyendo el tablero") {
		p.Answer(cmd)
	}
}

// A short text may describe a large board. It is read in the background, and Esc cancels that.
func TestPasteIsReadOnTheSide(t *testing.T) {
	t.Parallel()
	text := []rune("buscaminas game 2\ngrid: square\nrows: 1000\ncolumns: 1000\nmines: 120000\nseed: 1\nstart: 0,0\n")
	p := sit(t, 100, 40, nil)
	cmd := p.Send(tea.KeyMsg{Type: tea.KeyRunes, Runes: text, Paste: true})
	p.Sees("Leyendo el tablero")
	p.Press("esc")
	p.Sees("Lectura cancelada")
	p.Answer(cmd)
	p.Sees("Salir")
	p.paste("2 4\n*.*.*\n...*\n")
	p.Sees("5 columnas")
	p.paste("2 4\n*.*.\n...*\n")
	p.Sees("tablero pegado · hexagonal")
}
