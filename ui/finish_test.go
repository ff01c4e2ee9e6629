package ui

import (
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/game/deal"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
)

// The panel says in a word how a win compares with the record, and the message says it in a
// sentence.
func TestWinsBesideTheRecord(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	for i, test := range []struct {
		took        time.Duration
		panel, said string
	}{
		{20 * time.Second, "récord                    el primero", "tu primera victoria en esta categoría"},
		{15 * time.Second, "récord          ¡nuevo!, 5,0 s menos", "nuevo récord: el anterior era de 20,0 s"},
		{18 * time.Second, "récord               15,0 s, a 3,0 s", "a 3,0 s de tu récord, que es de 15,0 s"},
	} {
		setup := session.Dealt(text.Same("Principiante"), deal.Spec{Grid: game.Square{Rows: 9, Cols: 9}, Mines: 10, Seed: uint64(i)}, game.Classic)
		p := sitWith(t, dir, &setup)
		p.at = p.at.Add(time.Duration(i) * time.Hour)
		p.resize(120, 40)
		p.win(test.took)
		code, _ := p.session().Setup.Code()
		p.sees(test.panel, test.said, " "+code+" │")
		p.m.close()
	}
}
