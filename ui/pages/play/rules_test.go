package play

import (
	"testing"

	"buscaminas/game"
)

// If the rules have no chords, the foot offers none, and a chord is refused.
func TestNoChordIsOffered(t *testing.T) {
	t.Parallel()
	p := sit(t, 120, 30, onFile(t, "list-3x3.txt", game.Classic))
	p.CarryOut("Ab*")
	p.Sees("c abrir vecinas")
	p = sit(t, 120, 30, onFile(t, "list-3x3.txt", game.SingleCells))
	p.CarryOut("Cc*")
	p.DoesNotSee("c abrir vecinas")
	for _, key := range []string{"c", "space"} {
		p.Press("G")
		p.DoesNotSee("La celda ya está abierta")
		p.Press(key)
		p.Sees("La celda ya está abierta")
	}
}

// After the end the whole board is shown. The other numbering, the chances and chords do nothing
// then.
func TestNothingIsSeenOtherwiseAtTheEnd(t *testing.T) {
	t.Parallel()
	p := sit(t, 80, 24, onFile(t, "list-3x3.txt", game.LeftToFind))
	p.CarryOut("Ab*Aa!Ab*")
	p.Press("G")
	p.SeesWin()
	p.Sees("A  │  X  │  1  │")
	board := p.Screen()
	for _, key := range []string{"v", "%", "i", "w"} {
		p.Press(key)
		if got := p.Screen(); got != board {
			t.Errorf("%s changes the screen to\n%s", key, got)
		}
	}
	p = sit(t, 80, 24, onFile(t, "list-3x3.txt", game.LeftToFind))
	p.CarryOut("Aa*")
	p.Press("G c")
	p.SeesLoss()
	p.Sees("C  │     │ ' ' ┃     ┃")
	p.Press("u")
	p.Sees("C  │  ▓  │ '▓' ┃  ▓  ┃")
}
