package play

import (
	"fmt"
	"math"
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

// lead returns the figure that says how far the player is ahead or behind in a race. It returns an
// empty figure if there is no race.
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

// leadOver returns the figure of a lead in seconds. If there is a panel, the name of the figure
// says whether the player is ahead, behind or even. If there is none, the name is title, and in a
// wide window the text in detail follows the lead, in brackets.
func (r *rivals) leadOver(title text.Text, lead float64, detail string) screen.Fact {
	says, sign := levelWith, ""
	switch {
	case lead >= leastLead:
		says, sign = ahead, "+"
	case lead <= -leastLead:
		says, sign = behind, "-"
	}
	value := words.InSeconds(r.Lang, seconds(lead))
	if r.Board.Panel == page.NoPanel {
		says, value = title, sign+value
		if r.Width >= roomForShares {
			value += " (" + detail + ")"
		}
	}
	f := screen.Fact{Name: says.In(r.Lang), Value: screen.Figure.Of(value), Rank: 1}
	if r.Low() {
		f.Rank = 4 // the figure takes the room of several others
	}
	f.Brief = strings.ToLower(f.Name) + " " + value
	return f
}

var (
	own   = text.Text{"tú", "you"}
	other = text.Text{"fantasma", "ghost"}
)

// bars draws one bar for the progress of this game, and one for each rival. In a race of several
// players, the best player is first, and at most mostRivals rivals are drawn.
func (r *rivals) bars(width, mostRivals int) (all screen.Block) {
	percent := func(share int) screen.Span {
		return screen.Figure.Of(fmt.Sprintf("%6s", r.Lang.Say("%d %%", "%d%%", share)))
	}
	switch {
	case r.session.Ghost() != nil:
		now := r.session.Standing()
		for i, share := range []int{now.Own.Share, now.Ghost.Share} {
			name := fmt.Sprintf("%-9s", []text.Text{own, other}[i].In(r.Lang))
			all = append(all, bar(width, share, percent(share), screen.Field.Of(name)))
		}
	case r.contest != nil:
		for _, one := range r.places() {
			if one.Seat != r.contest.own {
				if mostRivals--; mostRivals < 0 {
					continue
				}
			}
			all = append(all, r.contestBar(one, width))
		}
	case r.game().Status() != game.Won:
		share := r.game().OpenShare()
		all = screen.Block{bar(width, share, percent(share))}
	}
	return all
}

// bar draws a line of this width: the spans in before, then a bar that is filled to share percent,
// then the span end.
func bar(width, share int, end screen.Span, before ...screen.Span) screen.Line {
	room := width - screen.Line(before).Width() - screen.Width(end.Text)
	return append(append(before, screen.Bar(share, room)...), end)
}

// progressLine returns one line with the progress of the player. In a race, the line also has the
// progress of the ghost, or of the best other player.
func (r *rivals) progressLine(width int) screen.Line {
	if r.racing() {
		width = (width - screen.JoinGap) / 2
	}
	return screen.Joined(r.bars(width, 1), math.MaxInt)
}
