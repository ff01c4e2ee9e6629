package play

import (
	"buscaminas/game/advice"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"
)

// hand returns what the player can do at the step of the hint that shows now. It reports false if
// no step shows, or if the hint is a guess.
func (h *helping) hand() (do advice.Hand, ok bool) {
	told := h.hinted
	if h.back != nil || !h.hintHolds() || told.stage <= advice.Whether || told.advice.About == advice.Guess {
		return advice.Hand{}, false
	}
	return told.advice.Hand(h.game(), told.stage), true
}

// handKey returns the key that does what the step of the hint finds.
func (h *helping) handKey() (do suggestion, ok bool) {
	hand, ok := h.hand()
	if !ok {
		return suggestion{}, false
	}
	do = suggestion{keys.OpenCell, h.teller().Hand(hand)}
	if len(hand.Mines) > 0 || hand.Unflag {
		do.Command = keys.FlagCell
	}
	return do, true
}

var noMineHere = text.Text{
	"%s no tiene mina: no hay nada que marcar", "%s is safe: there is nothing to flag"}
