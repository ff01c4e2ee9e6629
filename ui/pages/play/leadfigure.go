package play

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"buscaminas/game"
	"buscaminas/ui/page"
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

// lead returns the figure that says how far the player is ahead or behind in a race, or an empty one
// without a race.
func (r *rivals) lead() screen.Fact {
	switch {
	case r.session.Ghost() != nil:
		now := r.session.Standing()
		shares := words.Percent.In(r.Lang, fmt.Sprintf("%d/%d", now.Own.Share, now.Ghost.Share))
		return r.leadOver(ghostName, now.Lead, shares)
	case r.contest != nil:
		return r.contestLead()
	}
	return screen.Fact{}
}

// leadOver returns the figure of a lead in seconds. If there is no panel, the figure has the name of the
// rivals and, if there is room, what more there is to say.
func (r *rivals) leadOver(name text.Text, lead float64, more string) screen.Fact {
	says, sign := levelWith, ""
	switch {
	case lead >= leastLead:
		says, sign = ahead, "+"
	case lead <= -leastLead:
		says, sign = behind, "-"
	}
	value := words.InSeconds(r.Lang, seconds(lead))
	if r.Board.Panel != page.NoPanel {
		return screen.Fact{Name: says.In(r.Lang), Value: screen.Figure.Of(value), Rank: 1}
	}
	value = sign + value
	if r.Width >= roomForShares {
		value += " (" + more + ")"
	}
	return screen.Fact{Name: name.In(r.Lang), Value: screen.Figure.Of(value), Rank: 1}
}

var (
	own   = text.Text{"tú", "you"}
	other = text.Text{"fantasma", "ghost"}
)

// bars draws bars of the progress of the player and the ghost.
func (r *rivals) bars(width int) (you, ghost screen.Line) {
	now := r.session.Standing()
	bar := func(name text.Text, share int) screen.Line {
		label := fmt.Sprintf("%-9s", name.In(r.Lang))
		percent := fmt.Sprintf("%6s", text.Text{"%d %%", "%d%%"}.In(r.Lang, share))
		l := append(
			screen.Line{screen.Field.Of(label)},
			screen.Bar(share, width-len([]rune(label))-len(percent))...)
		return append(l, screen.Figure.Of(percent))
	}
	return bar(own, now.Own.Share), bar(other, now.Ghost.Share)
}

// opened draws a bar and a percentage for the safe cells that are open. It returns nil once all are.
func (r *rivals) opened(width int) screen.Line {
	if r.game().Status() == game.Won {
		return nil
	}
	share := r.game().OpenShare()
	percent := fmt.Sprintf("%6s", text.Text{"%d %%", "%d%%"}.In(r.Lang, share))
	return append(screen.Bar(share, width-len(percent)), screen.Figure.Of(percent))
}

// progress returns the bars of the progress: one for this game, and one for each rival.
func (r *rivals) progress(width int) screen.Block {
	if r.session.Ghost() == nil {
		if r.contest != nil {
			return r.contestBars(width)
		}
		if l := r.opened(width); l != nil {
			return screen.Block{l}
		}
		return nil
	}
	you, ghost := r.bars(width)
	return screen.Block{you, ghost}
}

// progressLine returns the progress of the game in one line. In a race, the line also has the
// progress of the ghost or the best other player.
func (r *rivals) progressLine(width int) screen.Line {
	switch {
	case r.session.Ghost() != nil:
		you, ghost := r.bars((width - statusGap) / 2)
		return slices.Concat(you, screen.Line{screen.Plain.Of(strings.Repeat(" ", statusGap))}, ghost)
	case r.contest != nil:
		return r.contestLine(width)
	}
	return r.opened(width)
}
