package play

import (
	"buscaminas/game/advice"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"
)

// hand returns what the player can do at the step of the hint that shows now. It reports false if
// no step shows, or if the hint is a guess.
func (p *Page) hand() (h advice.Hand, ok bool) {
	told := p.hinted
	if p.back != nil || !p.hintHolds() || told.stage <= advice.Whether || told.advice.About == advice.Guess {
		return advice.Hand{}, false
	}
	return told.advice.Hand(p.game(), told.stage), true
}

// handKey returns the key that does what the step of the hint finds.
func (p *Page) handKey() (do suggestion, ok bool) {
	h, ok := p.hand()
	if !ok {
		return suggestion{}, false
	}
	do = suggestion{keys.OpenCell, p.teller().Hand(h)}
	if len(h.Mines) > 0 || h.Unflag {
		do.Command = keys.FlagCell
	}
	return do, true
}

var noMineHere = text.Text{
	"%s no tiene mina: no hay nada que marcar", "%s is safe: there is nothing to flag"}
