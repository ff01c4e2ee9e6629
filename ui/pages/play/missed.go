package play

import (
	"buscaminas/game"
	"buscaminas/game/review"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// looksFor returns what is done after actions: where something better was missed in a replay and
// the first opening is made, it says whether that was it.
func (p *Page) looksFor(actions []game.Action) sequel {
	missed := p.first.Missed
	if missed == nil || len(actions) != 1 || actions[0].Kind != game.Open || !missed.SameOpen(p.game()) {
		return (*Page).played
	}
	verdict := missed.Verdict(review.Asked(p.game(), actions[0].Cell))
	return func(p *Page, done int, refused error) tea.Cmd {
		cmd := p.played(done, refused)
		if done > 0 && refused == nil {
			p.sayFound(verdict)
		}
		return cmd
	}
}

// sayFound says whether an opening with this verdict is one that was proven.
func (p *Page) sayFound(v review.Verdict) {
	switch {
	case v == review.Known:
		return
	case v == review.Proven:
		p.say(screen.Good, text.Text{
			"Encontrada: se podía demostrar", "Found: this one could be proven"}.In(p.Lang))
	default:
		p.say(screen.Refused, text.Text{
			"No era esa: no se podía demostrar · %s para intentarlo otra vez",
			"Not that one: it could not be proven · %s to try again",
		}.In(p.Lang, p.playKeys.First(keys.UndoStep, p.Lang)))
	}
	p.aside = p.over()
}
