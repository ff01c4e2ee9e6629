package ui

import "testing"

// Taking over a game from a replay leaves the waiting game alone.
func TestWaitingGameIsThereAfterAReplay(t *testing.T) {
	t.Parallel()
	const asks = "¿Dejar la partida en curso?"
	p := replays(t)
	p.Press("n")
	p.Sees("JUGADAS: 0")
	p.CarryOut("Bb*")
	p.Press("q")
	p.Answer(p.Press("h"))
	p.Press("enter")
	p.Answer(p.Press("enter"))
	p.Press("p end")
	p.Sees("2/2")
	p.Press("enter")
	p.Sees("esta partida no se guarda", "JUGADAS: 1")
	p.Press("q")
	p.Sees("Repetición", "1/2")
	p.Press("enter")
	p.CarryOut("Ab*")
	p.Press("q")
	p.Sees(asks)
	p.Press("n r")
	p.Sees(asks) // the game taken over would be lost
	p.Press("n q s esc esc q")
	p.Sees("BUSCAMINAS")
	p.Press("c")
	p.Sees("JUGADAS: 1", "list-3x3.txt")
	p.SeesNoEnd()
	p.Press("g space u q")
	p.Sees("BUSCAMINAS")
}

// A replay can be opened above a game taken over from another replay. Closing the pages shows those
// below, one after the other.
func TestReplayAboveAReplay(t *testing.T) {
	t.Parallel()
	p := replays(t)
	p.Press("P home right enter")
	p.Sees("esta partida no se guarda", "JUGADAS: 1")
	p.CarryOut("Ab*")
	p.Answer(p.Press("g space"))
	p.SeesLoss()
	p.Sees("JUGADAS: 3")
	p.Press("P end")
	p.Sees("4/4")
	p.Press("left enter")
	p.Sees("esta partida no se guarda", "JUGADAS: 2")
	p.Press("?")
	p.Sees("TECLAS")
	p.Press("esc q")
	p.Sees("Repetición", "3/4")
	p.Press("esc")
	p.SeesLoss()
	p.Sees("JUGADAS: 3")
	p.Press("esc")
	p.Sees("Repetición", "1/2")
	p.Press("esc")
	p.SeesLoss()
	p.Sees("JUGADAS: 2")
}

// A game begun from the editor does not return to a replay from which an earlier game was taken
// over.
func TestTakenOverBoardGoesToTheEditor(t *testing.T) {
	t.Parallel()
	p := replays(t)
	p.Press("P home right enter E s")
	p.Sees("EDITOR")
	p.Press("q")
	p.Sees("BUSCAMINAS")
	p.Press("x")
	p.Sees("TABLERO POR CÓDIGO")
	p.Press("esc esc")
	p.SeesLoss()
}
