package ui

import (
	"testing"
	"time"

	"buscaminas/game"
)

// Taking over a game from a replay leaves the waiting game alone.
func TestWaitingGameIsThereAfterAReplay(t *testing.T) {
	t.Parallel()
	const asks = "¿Dejar la partida en curso?"
	p := sitWith(t, t.TempDir(), onFile(t, "list-3x3.txt", game.Classic))
	p.carryOut("Bb*")
	p.answer(p.press("g space"))
	p.at = p.at.Add(time.Minute)
	p.press("n")
	p.sees("JUGADAS: 0")
	p.carryOut("Bb*")
	p.press("q")
	p.answer(p.press("h"))
	p.press("enter")
	p.answer(p.press("enter"))
	p.press("p end")
	p.sees("2/2")
	p.press("enter")
	p.sees("esta partida no se guarda", "JUGADAS: 1")
	p.press("q")
	p.sees("Repetición", "1/2")
	p.press("enter")
	p.carryOut("Ab*")
	p.press("q")
	p.sees(asks)
	p.press("n r")
	p.sees(asks) // the game taken over would be lost
	p.press("n q s esc esc q")
	p.sees("BUSCAMINAS")
	p.press("c")
	p.sees("JUGADAS: 1", "list-3x3.txt")
	p.seesNoEnd()
	p.press("g space u q")
	p.sees("BUSCAMINAS")
}

// A replay can be opened above a game taken over from another replay. Closing the pages shows those
// below, one after the other.
func TestReplayAboveAReplay(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), onFile(t, "list-3x3.txt", game.Classic))
	p.carryOut("Bb*")
	p.answer(p.press("g space"))
	p.press("P home right enter")
	p.sees("esta partida no se guarda", "JUGADAS: 1")
	p.carryOut("Ab*")
	p.answer(p.press("g space"))
	p.seesLoss()
	p.sees("JUGADAS: 3")
	p.press("P end")
	p.sees("4/4")
	p.press("left enter")
	p.sees("esta partida no se guarda", "JUGADAS: 2")
	p.press("?")
	p.sees("TECLAS")
	p.press("esc q")
	p.sees("Repetición", "3/4")
	p.press("esc")
	p.seesLoss()
	p.sees("JUGADAS: 3")
	p.press("esc")
	p.sees("Repetición", "1/2")
	p.press("esc")
	p.seesLoss()
	p.sees("JUGADAS: 2")
}

// A game begun from the editor does not return to a replay from which an earlier game was taken
// over.
func TestTakenOverBoardGoesToTheEditor(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), onFile(t, "list-3x3.txt", game.Classic))
	p.carryOut("Bb*")
	p.answer(p.press("g space"))
	p.press("P home right enter E s")
	p.sees("EDITOR")
	p.press("q")
	p.sees("BUSCAMINAS")
	p.press("x")
	p.sees("TABLERO POR CÓDIGO")
	p.press("esc esc")
	p.seesLoss()
}
