package hint

import (
	"buscaminas/game/advice"
	"buscaminas/ui/text"
)

// Hand says in a few words what the player can do at a stage that finds something.
func (t Teller) Hand(h advice.Hand) string {
	switch {
	case len(h.Mines) > 0:
		return text.Text{"marcar %s", "flag %s"}.In(t.Lang, t.names(h.Mines))
	case h.Unflag:
		return text.Text{"quitar la marca de %s", "remove the flag at %s"}.In(t.Lang, t.name(h.At))
	}
	return text.Text{"abrir %s", "open %s"}.In(t.Lang, t.name(h.At))
}
