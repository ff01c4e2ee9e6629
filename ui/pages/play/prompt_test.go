package play

import (
	"fmt"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/page"
	"buscaminas/ui/page/pagetest"
)

// The numbers -1, -2 and -3, typed twice, leave, ask for a cell to flag, and undo, as in the line
// mode and in the published program.
func TestNumbersAtThePrompt(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-3x3.txt", game.Simple))
	p.types("0,1*")
	p.Sees("JUGADAS: 1")
	p.types(" -3   -3 ")
	if p.Game().Open(game.Cell{Col: 1}) {
		t.Errorf("-3 -3 undoes nothing:\n%s", p.Screen())
	}
	p.types("-1 -1")
	if p.Request() != (page.Menu{}) {
		t.Errorf("-1 -1 asks for %+v, want the menu", p.Request())
	}
	p.Open(p.page)
	p.DoesNotSee(":-1")
	p.types("-3 -3") // more than can be undone
	p.Sees("No hay nada que deshacer", ":-3 -3")
	p.Press("esc")
	p.types("-2 -3")
	p.Sees("Eso no es ninguna jugada", ":-2 -3")
}

func TestFlagFromThePrompt(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-3x3.txt", game.Simple))
	asked := func(cell string) {
		t.Helper()
		p.types("-2 -2")
		p.Sees("Celda que marcar: ")
		p.Type(cell)
		p.Answer(p.Press("enter"))
	}
	for _, name := range []string{"Bc", " 1,2", "1 2", "B3"} { // the same cell
		asked(name)
		if c := (game.Cell{Row: 1, Col: 2}); p.board().Cursor != c {
			t.Errorf("%q: the cursor is at %v", name, p.board().Cursor)
		}
		p.DoesNotSee("Celda que marcar")
	}
	p.Sees("MARCADAS: 0") // flagged and unflagged, twice
	asked("Bc")
	p.Sees("MARCADAS: 1")

	asked("Zz")
	p.Sees("Esa celda está fuera del tablero", "Celda que marcar: Zz")
	p.Press("esc")
	asked("nada")
	p.Sees("Eso no es ninguna jugada", "Celda que marcar: nada")
	p.Press("esc")
	p.Sees("MARCADAS: 1")
	p.types("0,1*")
	asked("Ab")
	p.Sees("No se puede marcar una celda abierta", "Celda que marcar: Ab")
	p.Press("esc")
	asked("") // an empty line closes the prompt
	p.DoesNotSee("Celda que marcar")
	p.Sees("MARCADAS: 1")
}

// What was typed is there again after a look at the earlier plays.
func TestThePromptKeepsItsDraft(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-3x3.txt", game.Simple))
	p.types("0,1*")
	p.Press(":")
	p.Type("2,1")
	p.Press("up")
	p.Sees(":0,1*")
	p.Press("up down")
	p.Sees(":2,1")
	p.Press("down down")
	p.Sees(":2,1")
}

// Undo says what it took back, and that flags stay.
func TestUndoSaysWhatItTookBack(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, pagetest.GoldenBoard(t, game.GridKinds()[0]))
	p.Press("u")
	p.Sees("No hay nada que deshacer")
	p.CarryOut("3,3*")
	n := p.Game().Opened()
	p.Press("u")
	p.Sees(fmt.Sprintf("Deshecho: se cierran %d celdas", n))
	p.DoesNotSee("las marcas")
	p.CarryOut("0,1!3,3*0,0*")
	p.Press("u")
	p.Sees("Deshecho: se cierra una celda", "las marcas se quedan")
	p.Press("ctrl+r 9 u")
	p.Sees(fmt.Sprintf("se cierran %d celdas", n+1), "las marcas se quedan")
	p.CarryOut("1,0*")
	p.SeesLoss()
	p.Press("u")
	p.Sees("Deshecho: la partida sigue", "las marcas se quedan")
	p.CarryOut("0,0*1,0*")
	p.Press("9 u")
	p.Sees("Deshechas 2 jugadas: se cierra una celda · las marcas se quedan")
	p.CarryOut("3,3*")
	p.types("-3 -3")
	p.Sees(fmt.Sprintf("Deshecho: se cierran %d celdas", n))
}
