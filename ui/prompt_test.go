package ui

import (
	"testing"

	"buscaminas/game"
)

// types types a play at the prompt and enters it.
func (p *player) types(play string) {
	p.t.Helper()
	p.press(":")
	p.typeIn(play)
	p.answer(p.press("enter"))
}

// The numbers -1, -2 and -3, typed twice, leave, undo and redo, as in the published program.
func TestNumbersAtThePrompt(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-3x3.txt", game.Simple))
	p.types("0,1*")
	p.sees("JUGADAS: 1")
	p.types("-2 -2")
	if p.game().Open(game.Cell{Col: 1}) {
		t.Errorf("-2 -2 undoes nothing:\n%s", p.screen())
	}
	p.types(" -3   -3 ")
	if !p.game().Open(game.Cell{Col: 1}) {
		t.Errorf("-3 -3 does not redo the move:\n%s", p.screen())
	}
	p.types("-1 -1")
	p.sees("BUSCAMINAS", "Continuar")
	p.press("c")
	p.doesNotSee(":-1")
	p.types("-2 -2")
	p.types("-2 -2") // more than can be undone
	p.sees("No hay nada que deshacer", ":-2 -2")
	p.press("esc")
	p.types("-2 -3")
	p.sees("Eso no es ninguna jugada", ":-2 -3")
}
