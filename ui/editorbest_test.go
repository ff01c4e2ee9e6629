package ui

import (
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/ui/session"
)

// The verdict names the best start of the board, whatever the cell of the cursor.
func TestTheVerdictNamesTheBestStart(t *testing.T) {
	t.Parallel()
	setup, _, err := session.FromInput(strings.NewReader("3 4\n*..*\n....\n....\n"), "board", game.GridKindOf(game.Square{}), game.LeftToFind)
	if err != nil {
		t.Fatal(err)
	}
	p := sit(t, 120, 24, &setup)
	p.settle("E")
	p.sees("desde Aa: ahí hay una mina", "mejor comienzo: Ca, sin adivinar; lo más difícil: dos números que se solapan")
	p.settle("right")
	p.sees("desde Ab: hay que adivinar tras abrir 1 de 10 celdas", "mejor comienzo: Ca, sin adivinar")
	p.settle("down down")
	p.sees("desde Cb se resuelve sin adivinar; lo más difícil: dos números que se solapan", "no hay un comienzo mejor")
	p.settle("down right right up space left space left space up") // the middle row has mines, except for Ba
	p.sees("tras abrir 1 de 7 celdas", "no hay un comienzo mejor")
	p.settle("u u u")
	p.sees("mejor comienzo: Ca, sin adivinar")

	// If there is little room, the start precedes the reason.
	p.resize(48, 8)
	p.settle("0 g")
	p.sees("desde Aa: ahí hay una mina\n", "mejor comienzo: Ca, sin adivinar; lo más\n")
	p.resize(120, 24)

	// If the board changes, the search for its best start is stopped and begun again.
	p.settle("down down")
	changed := p.press("space")
	p.press("space")
	p.answer(changed)
	p.sees("desde Ca se resuelve sin adivinar; lo más difícil: dos números que se solapan", "no hay un comienzo mejor")
}
