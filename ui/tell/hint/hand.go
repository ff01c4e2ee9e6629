package hint

import (
	"buscaminas/game"
	"buscaminas/game/advice"
)

// Hand says what the key for a stage that finds something does: the words follow the key, as in
// "f marca Ea".
func (t Teller) Hand(h advice.Todo) string {
	switch {
	case len(h.Mines) > 0:
		return t.Say("marca %s", "flags %s", t.names(h.Mines))
	case h.Unflag:
		return t.Say("quita la marca de %s", "removes the flag at %s", t.Name(h.At))
	}
	return t.Say("abre %s", "opens %s", t.Name(h.At))
}

// Chord says what the key that opens around a number does at the number c, where safe is the sign of
// a safe cell.
func (t Teller) Chord(c game.Cell, safe string) string {
	return t.Say("sobre %s abre todas las %s", "on %s opens all the %s", t.Name(c), safe)
}
