package play

import (
	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"
)

// secondTry returns the verdict on a second try. In a second try, the player has taken over a
// replay just before a mistake, and opens a cell there. For any other actions, secondTry returns
// nil.
func (p *Page) secondTry(actions []game.Action) *review.Verdict {
	missed := p.first.Missed
	if missed == nil || len(actions) != 1 || actions[0].Kind != game.Open || !missed.SameOpen(p.game()) {
		return nil
	}
	verdict := missed.Verdict(review.Asked(p.game(), actions[0].Cell))
	return &verdict
}

// sayFound tells the player whether a second try opened a cell that could be proven to be safe.
func (p *Page) sayFound(v review.Verdict) {
	switch {
	case v == review.Known:
		return
	case v == review.Proven:
		p.say(screen.Good, text.Text{
			"Encontrada: se podía deducir", "Well spotted: this one could be proven"}.In(p.Lang))
	case v == review.Forced:
		p.say(screen.Good, text.Text{
			"Bien elegida: no se podía arriesgar menos", "Well chosen: there was no safer guess"}.In(p.Lang))
	case v == review.Rash:
		p.say(screen.Refused, text.Text{
			"No era esa: se podía arriesgar menos · %s para intentarlo otra vez",
			"Not that one: there was a safer guess · %s to try again",
		}.In(p.Lang, p.tables.playing.First(keys.UndoStep, p.Lang)))
	default:
		p.say(screen.Refused, text.Text{
			"No era esa: no se podía deducir · %s para intentarlo otra vez",
			"Not that one: it could not be proven · %s to try again",
		}.In(p.Lang, p.tables.playing.First(keys.UndoStep, p.Lang)))
	}
	p.message.aside = p.over()
}
