package editor

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
	p := sit(t, 80, 24)
	p.edits("T")
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

// On a large board no key waits for a measurement. If the board has changed meanwhile, the result
// is not shown.
func TestALargeBoardIsMeasuredOnTheSide(t *testing.T) {
	t.Parallel()
	p := sitAtLargeBoard(t)
	p.Settle("right right")
	first := p.Press("space")
	p.Sees("Minas: 2 ", "3BV: … ", "desde 0,2: ahí hay una mina")
	if second := p.Press("right right space"); second != nil {
		t.Error("two boards are measured at once")
	}
	p.Sees("Minas: 3 ", "3BV: … ")
	var next []tea.Cmd
	for _, cmd := range both(t, first) {
		next = append(next, p.Send(cmd()))
		p.Sees("3BV: … ")
	}
	for _, cmd := range next {
		p.Answer(cmd)
	}
	p.wantWorth()
	p.Settle("u u")
	p.wantWorth()
}

// A change of a large board that is cancelled changes nothing, though its result still comes.
func TestALargeBoardIsChangedOnTheSide(t *testing.T) {
	t.Parallel()
	p := sitAtLargeBoard(t)
	change := p.Press("M")
	p.wantMines("while the board is changed", "0,0")
	p.Cancel()
	p.Answer(change)
	p.wantMines("cancelled", "0,0")
	p.Settle("M u M")
	p.wantMines("changed, undone and changed", "0,149")
}

// both returns the two commands of a batch: for the 3BV and for the grade.
func both(t *testing.T, cmd tea.Cmd) []tea.Cmd {
	t.Helper()
	if cmd == nil {
		t.Fatal("nothing is done in the background")
	}
	batch, ok := cmd().(tea.BatchMsg)
	if !ok || len(batch) != 2 {
		t.Fatal("the command is no batch of two")
	}
	return batch
}
