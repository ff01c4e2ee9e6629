package play

import (
	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"
)

// secondTry returns the verdict on a second try: the player has left a replay just before a
// mistake, to play on from there, and now opens a cell. For any other actions, secondTry returns
// nil.
func (b *beginning) secondTry(actions []game.Action) *review.Verdict {
	missed := b.first.Missed
	if missed == nil || len(actions) != 1 || actions[0].Kind != game.Open || !missed.SameOpen(b.game()) {
		return nil
	}
	verdict := missed.Verdict(review.Targets(b.game(), actions[0].Cell))
	return &verdict
}

// sayFound tells the player whether a second try opened a cell that could be proven to be safe.
func (b *beginning) sayFound(v review.Verdict) {
	said := text.Text{
		"No era esa: no se podía deducir · %s para intentarlo otra vez",
		"Not that one: it could not be proven · %s to try again"}
	switch v {
	case review.Known:
		return
	case review.Proven:
		said = text.Text{"¡Bien! Se podía deducir", "Well spotted: this one could be proven"}
	case review.Forced:
		said = text.Text{"Bien elegida: no se podía arriesgar menos", "Well chosen: there was no safer guess"}
	case review.Rash:
		said = text.Text{
			"No era esa: se podía arriesgar menos · %s para intentarlo otra vez",
			"Not that one: there was a safer guess · %s to try again"}
	}
	if v == review.Proven || v == review.Forced {
		b.tell(screen.Good, said.In(b.Lang))
	} else {
		b.refuse(said, b.tables.playing.First(keys.UndoStep, b.Lang))
	}
	b.message.aside = b.over()
}
