package play

import (
	"fmt"
	"time"

	"buscaminas/ui/screen"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// seconds converts a lead in seconds to a duration. A negative lead becomes positive.
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

// roomForShares is the least width, in columns, of a window in which the line of figures also has
// room for the progress of both players.
const roomForShares = 48

// lead returns the figure that says how far the player is ahead or behind in a race. If there is no
// panel, the figure also has the progress of both players.
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
