package ui

import (
	"testing"

	tea "github.com/charmbracelet/bubbletea"
)

// Keys typed before a question appeared do not answer it. The editor can be left while a board is
// changed.
func TestInterruptedWhileALargeBoardIsChanged(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, nil)
	p.Settle("e T")
	p.typed("150x150")
	p.Settle("space")
	cmd := p.Press("M")
	p.Press("n s y")
	p.Press("ctrl+c")
	p.Sees("¿Salir sin guardar?")
	p.Answer(cmd)
	p.Sees("¿Salir sin guardar?")
	p.Settle("n")
	p.wantMines("after the question", "0,149")
	cmd = p.Press("M")
	p.Press("ctrl+c")
	if quit := p.Press("s"); quit == nil || quit() != tea.Quit() {
		t.Error("the answer is ignored while a board is changed")
	}
	p.Answer(cmd)
}
