package ui

import (
	"fmt"
	"testing"
	"testing/synctest"

	"buscaminas/game"

	tea "github.com/charmbracelet/bubbletea"
)

// sitAtLargeBoard opens the editor with a board that is measured and changed in the background: a
// mine at 0,0, whose 3BV is known.
func sitAtLargeBoard(t *testing.T) *player {
	t.Helper()
	p := sit(t, 80, 24, nil)
	p.settle("e T")
	p.typed("150x150")
	p.settle("space")
	p.wantWorth()
	return p
}

// wantWorth checks that the 3BV on the screen is that of the board.
func (p *player) wantWorth() {
	p.t.Helper()
	p.sees(fmt.Sprintf("3BV: %d ", p.edited().ThreeBV(game.Cascade)))
}

// A change of all of a large board is done in the background. Keys typed meanwhile follow it, in
// their order.
func TestALargeBoardIsChangedOnTheSide(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) { // ticks take no time
		for _, test := range []struct{ keys, then, mines string }{
			{"M", "G space", "0,149 149,149"},
			{"V", "g space", "0,0 149,0"},
			{"> >", "u space", "0,0 0,149"}, // turned twice, undone once
			{"X", "right space", "0,0 0,1"},
			{"M", "F 0 enter u", "0,149"},
		} {
			p := sitAtLargeBoard(t)
			cmd := p.press(test.keys[:1])
			p.sees("Cambiando el tablero…")
			p.press(test.keys[1:] + " " + test.then)
			p.wantMines("while the board is changed", "0,0")
			p.answer(cmd)
			p.doesNotSee("Cambiando el tablero…")
			p.wantMines(test.keys+" "+test.then, test.mines)
			p.wantWorth()
		}
	})
}

// Keys typed before a question appeared do not answer it. The editor can be left while a board is
// changed.
func TestInterruptedWhileALargeBoardIsChanged(t *testing.T) {
	t.Parallel()
	p := sitAtLargeBoard(t)
	cmd := p.press("M")
	p.press("n s y")
	p.press("ctrl+c")
	p.sees("¿Salir sin guardar?")
	p.answer(cmd)
	p.sees("¿Salir sin guardar?")
	p.settle("n")
	p.wantMines("after the question", "0,149")
	cmd = p.press("M")
	p.press("ctrl+c")
	if quit := p.press("s"); quit == nil || quit() != tea.Quit() {
		t.Error("the answer is ignored while a board is changed")
	}
	p.answer(cmd)
}
