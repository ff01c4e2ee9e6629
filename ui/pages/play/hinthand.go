package play

import (
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/hint"
	"buscaminas/ui/text"
)

// hand returns what the player can do at the step of the hint that shows now. It reports false if
// no step shows, or if the hint is a guess.
func (p *Page) hand() (h hint.Hand, ok bool) {
	told := p.hinted
	if p.back != nil || !p.hintHolds() || told.stage <= hint.Whether || told.advice.About == hint.Guess {
		return hint.Hand{}, false
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
