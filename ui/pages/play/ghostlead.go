package play

import (
	"fmt"
	"time"

	"buscaminas/game"
	"buscaminas/ui/screen"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// seconds converts a lead in seconds to a time without a sign.
func seconds(lead float64) time.Duration {
	return words.Duration(max(lead, -lead))
}

// leastLead is the least lead, in seconds, that counts. With a smaller lead the players are even.
const leastLead = 0.1

var (
	ghostName = text.Text{"FANTASMA:", "GHOST:"}
	ahead     = text.Text{"POR DELANTE:", "AHEAD:"}
	behind    = text.Text{"POR DETRÁS:", "BEHIND:"}
	levelWith = text.Text{"A LA PAR:", "EVEN:"}
)

// roomForShares is the least width of a window in which the line of figures also has room for the
// progress of both players.
const roomForShares = 48

// lead returns the figure that says how far the player is ahead in a race, or behind. If there is
// no panel, the figure also has the progress of both players. If there is a panel, the panel has
// bars of the progress instead.
func (p *Page) lead() figure {
	if p.contest != nil && p.session.Ghost() == nil {
		return p.contestLead()
	}
	fig := figure{rank: 1}
	if p.session.Ghost() == nil {
		return fig
	}
	now := p.session.Standing()
	if p.board.panel != noPanel {
		fig.name = levelWith
		switch {
		case now.Lead >= leastLead:
			fig.name = ahead
		case now.Lead <= -leastLead:
			fig.name = behind
		}
		fig.value = words.InSeconds(p.Lang, seconds(now.Lead))
		return fig
	}
	fig.name = ghostName
	switch {
	case now.Lead >= leastLead:
		fig.value = "+"
	case now.Lead <= -leastLead:
		fig.value = "-"
	}
	fig.value += words.InSeconds(p.Lang, seconds(now.Lead))
	if p.Width >= roomForShares {
		shares := words.Percent.In(p.Lang, fmt.Sprintf("%d/%d", now.Own, now.Ghost))
		fig.value += " (" + shares + ")"
	}
	return fig
}

var (
	own   = text.Text{"tú", "you"}
	other = text.Text{"fantasma", "ghost"}
)

// bars draws bars of the progress of the player and the ghost.
func (p *Page) bars(width int) (you, ghost screen.Line) {
	now := p.session.Standing()
	bar := func(name text.Text, share int) screen.Line {
		label := fmt.Sprintf("%-9s", name.In(p.Lang))
		percent := fmt.Sprintf("%6s", text.Text{"%d %%", "%d%%"}.In(p.Lang, share))
		l := append(
			screen.Line{screen.Field.Of(label)},
			screen.Bar(share, width-len([]rune(label))-len(percent))...)
		return append(l, screen.Figure.Of(percent))
	}
	return bar(own, now.Own), bar(other, now.Ghost)
}

// raced returns the parts of the message about the end of a race: who won, and in which part of the
// game the race was decided. It returns nil if the game was no race.
func (p *Page) raced() []string {
	g := p.session.Ghost()
	switch {
	case g == nil && p.contest != nil:
		return p.contested()
	case g == nil:
		return nil
	}
	lead := p.session.Standing().Lead
	said := []string{p.outcome(g, lead)}
	var where []string
	for _, s := range p.session.Decisive() {
		where = append(where, decisive.In(p.Lang, s.From, s.To, signed(p.Lang, s.Gain)))
	}
	if len(where) > 0 {
		said = append(said, text.Text{
			"se decidió %s", "it was decided %s"}.In(p.Lang, text.And(p.Lang, where)))
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
func (p *Page) outcome(g *session.Ghost, lead float64) string {
	by := words.InSeconds(p.Lang, seconds(lead))
	won := p.game().Status() == game.Won
	switch {
	case won && !g.Won:
		return text.Text{"el fantasma se quedó en el %d %%", "the ghost got to %d%%"}.In(p.Lang, g.Share())
	case -leastLead < lead && lead < leastLead:
		return text.Text{"a la par del fantasma", "level with the ghost"}.In(p.Lang)
	case won && lead > 0:
		return text.Text{"ganas al fantasma por %s", "you beat the ghost by %s"}.In(p.Lang, by)
	case won:
		return text.Text{"el fantasma te gana por %s", "the ghost beat you by %s"}.In(p.Lang, by)
	case lead > 0:
		return text.Text{
			"ibas %s por delante del fantasma",
			"you were %s ahead of the ghost",
		}.In(p.Lang, by)
	default:
		return text.Text{
			"ibas %s por detrás del fantasma",
			"you were %s behind the ghost",
		}.In(p.Lang, by)
	}
}
