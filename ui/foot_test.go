package ui

import (
	"strings"
	"testing"
	"time"
)

// After the end of a game, the foot offers the replay and the card even in the smallest usual
// window. A click there copies the card.
func TestTheFootTellsOfTheCard(t *testing.T) {
	t.Parallel()
	p := sitWith(t, t.TempDir(), nil)
	p.resize(80, 24)
	p.press("1")
	p.win(20 * time.Second)
	p.sees("P repetición", "y copiar", "r repetir", "q menú")
	p.m.Copy = func(string) (bool, error) { return true, nil }
	p.tell()
	p.answer(p.clickOn("y copiar"))
	p.sees("Copiado: el resultado")
	p.press("r")
	p.press("space")
	p.open(p.match().CertainMine())
	p.sees("Enter otra  i por qué  u deshacer  P repetición", "y copiar", "q menú")
}

// The foot of the editor offers undo only if it is possible.
func TestTheFootOfTheEditorTellsOfWhatCanBeUndone(t *testing.T) {
	t.Parallel()
	p := sit(t, 160, 40, nil)
	p.press("e")
	for _, step := range []struct{ key, sees, not string }{
		{"z", "p jugar", "deshacer|rehacer"},
		{"space", "u deshacer", "rehacer"},
		{"u", "Ctrl+R rehacer", "deshacer"},
		{"ctrl+r", "u deshacer", "rehacer"},
	} {
		p.press(step.key)
		p.sees(step.sees)
		for _, not := range strings.Split(step.not, "|") {
			p.doesNotSee(not)
		}
	}
	p.press("u u")
	p.sees("No hay nada que deshacer") // the key still says why not
}
