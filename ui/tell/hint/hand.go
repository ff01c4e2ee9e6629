package hint

import (
	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/ui/text"
)

// Hand says what the key for a stage that finds something does: the words follow the key, as in
// "f marca Ea".
func (t Teller) Hand(h advice.Hand) string {
	switch {
	case len(h.Mines) > 0:
		return text.Text{"marca %s", "flags %s"}.In(t.Lang, t.names(h.Mines))
	case h.Unflag:
		return text.Text{"quita la marca de %s", "removes the flag at %s"}.In(t.Lang, t.name(h.At))
	}
	return text.Text{"abre %s", "opens %s"}.In(t.Lang, t.name(h.At))
}

// Chord says what the key that opens around a number does at the number c, where safe is the sign of
// a safe cell.
func (t Teller) Chord(c game.Cell, safe string) string {
	return text.Text{"sobre %s abre todas las %s", "on %s opens all the %s"}.In(t.Lang, t.name(c), safe)
}
