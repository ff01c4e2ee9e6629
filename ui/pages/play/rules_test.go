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
