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
	p.press("1 g")
	p.doesNotSee("código") // the code depends on the first cell opened
	p.press("space")
	code, ok := p.session().Setup.Code()
	if !ok {
		t.Fatal("the board has no code")
	}
	p.sees(code, "JUGADAS: 1")
	want := p.game()

	q := sit(t, 80, 24, nil)
	q.send(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune(code), Paste: true})
	q.sees("TABLERO POR CÓDIGO", code)
	q.press("enter")
	q.sees(code, "JUGADAS: 1")
	got := q.game()
	for r := range 9 {
		for c := range 9 {
			if cell := (game.Cell{Row: r, Col: c}); got.Face(cell) != want.Face(cell) || got.Layout().Mine(cell) != want.Layout().Mine(cell) {
				t.Fatalf("%v differs", cell)
			}
		}
	}
}
