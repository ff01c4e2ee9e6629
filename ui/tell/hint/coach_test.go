package hint_test

import (
	"strings"
	"testing"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/gametest"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/text"
)

// A warning counts as the first stage of a hint. Asking for a hint then gives the next stage.
func TestHintAfterAWarning(t *testing.T) {
	for _, test := range []struct {
		cell   game.Cell
		warned [2]string
		next   string
	}{
		{game.Cell{Col: 3}, [2]string{
			"Eso es adivinar, y hay una celda sin peligro: con i ves cuál; si repites, te la juegas",
			"That is a guess, and there is a safe cell: i says which; repeat the move to guess anyway"}, "Paso 1 de 2. La mina de Ba está en Aa o en Ab. "},
		{game.Cell{Col: 0}, [2]string{
			"Ibas a abrir Aa, que es una mina: con i ves por qué; si repites, se abre",
			"You were about to open Aa, which is a mine: i says why; repeat the move to open it anyway"}, "Paso 1 de 2. Quedan dos minas en el tablero, y junto a Ac solo hay una."},
	} {
		g := played(t, square, "*..* ....", "Ba*Bb*")
		thoughts := advice.See(g).Think()
		if test.cell.Col == 0 {
			gametest.Play(t, g, "Ac*Bc*") // now no other number touches Ba and Bb
			thoughts = advice.See(g).Think()
		}
		w := thoughts.Warning([]game.Cell{test.cell})
		for _, l := range []text.Lang{text.Spanish, text.English} {
			teller := hint.Teller{Game: g, Lang: l}
			if got := teller.Warning(w, "i"); got != test.warned[l] {
				t.Errorf("%q, want %q", got, test.warned[l])
			}
		}
		var asker advice.Asker
		asker.NoteWarning(thoughts, w)
		if asker.Hints() != 0 {
			t.Error("a warning counts as a hint")
		}
		a, stage := asker.Ask(thoughts, game.Cell{})
		if said := (hint.Teller{Game: g}).Advice(a, stage, "i"); !strings.HasPrefix(said, test.next) {
			t.Errorf("a hint after %q says %q", test.warned[0], said)
		}
		if asker.Hints() != 1 {
			t.Error("the hint after a warning is not counted")
		}
	}
}
