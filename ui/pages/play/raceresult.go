package play

import (
	"buscaminas/game"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// raced returns the parts of the message about the end of a race: who won, and in which part of the
// game the race was decided. It returns nil if the game was no race.
func (r *rivals) raced() []string {
	g := r.session.Ghost()
	switch {
	case g == nil && r.contest != nil:
		return r.contested()
	case g == nil:
		return nil
	}
	lead := r.session.Standing().Lead
	said := []string{r.outcome(g, lead)}
	var where []string
	for _, s := range r.session.Decisive() {
		where = append(where, decisive.In(r.Lang, s.From, s.To, signed(r.Lang, s.Gain)))
	}
	if len(where) > 0 {
		said = append(said, r.Lang.Say(
			"se decidió %s", "it was decided %s", text.And(r.Lang, where)))
	}
	return said
}

var decisive = text.Text{"entre el %d y el %d %% (%s)", "between %d and %d%% (%s)"}

// signed returns a lead as text with its sign.
func signed(l text.Lang, lead float64) string {
	sign := "+"
	if lead < 0 {
		sign = "-"
	}
	return sign + words.InSeconds(l, seconds(lead))
}

// outcome returns the text that says by how much the player won or lost a race against a ghost.
func (r *rivals) outcome(g *session.Ghost, lead float64) string {
	by := words.InSeconds(r.Lang, seconds(lead))
	won := r.game().Status() == game.Won
	switch {
	case won && !g.Won:
		return r.Lang.Say("el fantasma se quedó en el %d %%", "the ghost got to %d%%", g.Share())
	case -leastLead < lead && lead < leastLead:
		return r.Lang.Say("a la par del fantasma", "level with the ghost")
	case won && lead > 0:
		return r.Lang.Say("ganas al fantasma por %s", "you beat the ghost by %s", by)
	case won:
		return r.Lang.Say("el fantasma te gana por %s", "the ghost beat you by %s", by)
	case lead > 0:
		return r.Lang.Say(
			"ibas %s por delante del fantasma",
			"you were %s ahead of the ghost", by)
	default:
		return r.Lang.Say(
			"ibas %s por detrás del fantasma",
			"you were %s behind the ghost", by)
	}
}
