package editor

import (
	"testing"

	"buscaminas/boards"
	"buscaminas/game"
	"buscaminas/ui/session"
)

// The verdict names the best start of the board, whatever the cell of the cursor.
func TestTheVerdictNamesTheBestStart(t *testing.T) {
	t.Parallel()
	setup, _, err := session.FromFile(&boards.Source{Name: "board", Data: []byte("3 4\n*..*\n....\n....\n")}, game.GridKindOf(game.Square{}), game.LeftToFind)
	if err != nil {
		t.Fatal(err)
	}
	p := sit(t, 120, 24)
	p.editsBoard(&setup, "")
	p.Sees("desde Aa: ahí hay una mina", "mejor comienzo: Ca, sin adivinar; lo más difícil: dos números que se solapan")
	p.Settle("right")
	p.Sees("desde Ab: hay que adivinar tras abrir 1 de 10 celdas", "mejor comienzo: Ca, sin adivinar")
	p.Settle("down down")
	p.Sees("desde Cb se resuelve sin adivinar; lo más difícil: dos números que se solapan", "no hay un comienzo mejor")
	p.Settle("down right right up space left space left space up") // the middle row has mines, except for Ba
	p.Sees("tras abrir 1 de 7 celdas", "no hay un comienzo mejor")
	p.Settle("u u u")
	p.Sees("mejor comienzo: Ca, sin adivinar")

	// If there is little room, the start precedes the reason.
	p.Resize(48, 8)
	p.Settle("0 g")
	p.Sees("desde Aa: ahí hay una mina\n", "mejor comienzo: Ca, sin adivinar; lo más\n")
	p.Resize(120, 24)

	// If the board changes, the search for its best start is stopped and begun again.
	p.Settle("down down")
	changed := p.Press("space")
	p.Press("space")
	p.Answer(changed)
	p.Sees("desde Ca se resuelve sin adivinar; lo más difícil: dos números que se solapan", "no hay un comienzo mejor")
}
