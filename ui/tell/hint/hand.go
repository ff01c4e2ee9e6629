package hint

import (
	"buscaminas/game"
	"buscaminas/game/advice"
)

// KeyDoes says what a key does if the player follows the hint, such as "flags Ea". The caller
// writes it after the name of the key.
func (t Teller) KeyDoes(h advice.Todo) string {
	switch {
	case len(h.Mines) > 0:
		return t.Say("marca %s", "flags %s", t.names(h.Mines))
	case h.Unflag:
		return t.Say("quita la marca de %s", "removes the flag at %s", t.Name(h.At))
	}
	return t.Say("abre %s", "opens %s", t.Name(h.At))
}

// Chord says what a chord on the number c opens. The parameter safe is the sign that marks safe
// cells.
func (t Teller) Chord(c game.Cell, safe string) string {
	return t.Say("sobre %s abre todas las %s", "on %s opens all the %s", t.Name(c), safe)
}
