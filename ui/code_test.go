package ui

import (
	"testing"

	"buscaminas/game"

	tea "github.com/charmbracelet/bubbletea"
)

// The same code gives everyone the same board. It is pasted at the menu, and the game opens the
// first cell.
func TestCodeIsTheSameBoardForEveryone(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.Press("1 g")
	p.DoesNotSee("código") // the code depends on the first cell opened
	p.Press("space")
	code, ok := p.Session().Setup.Code()
	if !ok {
		t.Fatal("the board has no code")
	}
	p.Sees(code, "JUGADAS: 1")
	want := p.Game()

	q := sit(t, 80, 24, nil)
	q.Send(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(code), Paste: true})
	q.Sees("TABLERO POR CÓDIGO", code)
	q.Press("enter")
	q.Sees(code, "JUGADAS: 1")
	got := q.Game()
	for r := range 9 {
		for c := range 9 {
			if cell := (game.Cell{Row: r, Col: c}); got.Face(cell) != want.Face(cell) || got.Layout().Mine(cell) != want.Layout().Mine(cell) {
				t.Fatalf("%v differs", cell)
			}
		}
	}
}
