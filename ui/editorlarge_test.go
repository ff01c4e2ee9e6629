package ui

import (
	"fmt"
	"testing"

	"buscaminas/game"

	tea "github.com/charmbracelet/bubbletea"
)

// sitAtLargeBoard opens the editor with a board that is measured and changed in the background: a
// mine at 0,0, whose 3BV is known.
func sitAtLargeBoard(t *testing.T) *player {
	t.Helper()
	p := sit(t, 80, 24, nil)
	p.Settle("e T")
	p.typed("150x150")
	p.Settle("space")
	p.wantWorth()
	return p
}

// wantWorth checks that the 3BV on the screen is that of the board.
func (p *player) wantWorth() {
	p.T.Helper()
	p.Sees(fmt.Sprintf("3BV: %d ", p.edited().ThreeBV(game.Cascade)))
}

// Keys typed before a question appeared do not answer it. The editor can be left while a board is
// changed.
func TestInterruptedWhileALargeBoardIsChanged(t *testing.T) {
	t.Parallel()
	p := sitAtLargeBoard(t)
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
