package ui

import (
	"fmt"
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

// The numbers -1, -2 and -3, typed twice, leave, ask for a cell to flag, and undo, as in the line
// mode and in the published program.
func TestNumbersAtThePrompt(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-3x3.txt", game.Simple))
	p.types("0,1*")
	p.sees("JUGADAS: 1")
	p.types(" -3   -3 ")
	if p.game().Open(game.Cell{Col: 1}) {
		t.Errorf("-3 -3 undoes nothing:\n%s", p.screen())
	}
	p.types("-1 -1")
	p.sees("BUSCAMINAS", "Continuar")
	p.press("c")
	p.doesNotSee(":-1")
	p.types("-3 -3") // more than can be undone
	p.sees("No hay nada que deshacer", ":-3 -3")
	p.press("esc")
	p.types("-2 -3")
	p.sees("Eso no es ninguna jugada", ":-2 -3")
}

func TestFlagFromThePrompt(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-3x3.txt", game.Simple))
	asked := func(cell string) {
		t.Helper()
		p.types("-2 -2")
		p.sees("Celda que marcar: ")
		p.typeIn(cell)
		p.answer(p.press("enter"))
	}
	for _, name := range []string{"Bc", " 1,2", "1 2", "B3"} { // the same cell
		asked(name)
		if c := (game.Cell{Row: 1, Col: 2}); p.board().Cursor != c {
			t.Errorf("%q: the cursor is at %v", name, p.board().Cursor)
		}
		p.doesNotSee("Celda que marcar")
	}
	p.sees("MARCADAS: 0") // flagged and unflagged, twice
	asked("Bc")
	p.sees("MARCADAS: 1")

	asked("nada")
	p.sees("Eso no es ninguna jugada", "Celda que marcar: nada")
	p.press("esc")
	p.sees("MARCADAS: 1")
	p.types("0,1*")
	asked("Ab")
	p.sees("No se puede marcar una celda abierta", "Celda que marcar: Ab")
	p.press("esc")
	asked("") // an empty line closes the prompt
	p.doesNotSee("Celda que marcar")
	p.sees("MARCADAS: 1")
}

// What was typed is there again after a look at the earlier plays.
func TestThePromptKeepsItsDraft(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-3x3.txt", game.Simple))
	p.types("0,1*")
	p.press(":")
	p.typeIn("2,1")
	p.press("up")
	p.sees(":0,1*")
	p.press("up down")
	p.sees(":2,1")
	p.press("down down")
	p.sees(":2,1")
}

// Undo says what it took back, and that flags stay.
func TestUndoSaysWhatItTookBack(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, goldenBoard(t, squares))
	p.press("u")
	p.sees("No hay nada que deshacer")
	p.carryOut("3,3*")
	n := p.game().Opened()
	p.press("u")
	p.sees(fmt.Sprintf("Deshecho: se cierran %d celdas", n))
	p.doesNotSee("las marcas")
	p.carryOut("0,1!3,3*0,0*")
	p.press("u")
	p.sees("Deshecho: se cierra una celda · las marcas se quedan")
	p.press("ctrl+r 9 u")
	p.sees(fmt.Sprintf("Deshechas 2 jugadas: se cierran %d celdas · las marcas se quedan", n+1))
	p.carryOut("1,0*")
	p.sees("HAS PERDIDO")
	p.press("u")
	p.sees("Deshecho: la partida sigue · las marcas se quedan")
	p.carryOut("0,0*1,0*")
	p.press("9 u")
	p.sees("Deshechas 2 jugadas: se cierra una celda · las marcas se quedan")
	p.carryOut("3,3*")
	p.types("-3 -3")
	p.sees(fmt.Sprintf("Deshecho: se cierran %d celdas", n))
}
