package records

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
	"buscaminas/ui/text"
	"buscaminas/ui/words"
)

var lastTimes = text.Text{"últimos tiempos", "last times"}

// gameColumns are what is told of each game behind its date and whether it was won.
var gameColumns = []struct {
	head  text.Text
	width int
	value func(g history.Game) string
}{
	{text.Text{"tiempo", "time"}, 9, func(g history.Game) string { return words.Seconds(g.Time) }},
	{text.Same("3BV"), 6, func(g history.Game) string { return strconv.Itoa(g.ThreeBV) }},
	{text.Same("ZiNi"), 6, func(g history.Game) string { return strconv.Itoa(g.ZiNi) }},
	{text.Same("3BV/s"), 8, func(g history.Game) string { return measured(stats.Speed(g)) }},
	{text.Same("IOE"), 7, func(g history.Game) string { return measured(stats.Efficiency(g)) }},
}

const (
	gameDate  = "2006-01-02 15:04"
	dateWidth = len(gameDate) + 2 // with how it ended
)

// gameColumnsShown returns how many columns there is room for, whole: the last ones are left out.
func (p *Page) gameColumnsShown() int {
	room := p.Width - 2 - dateWidth // 2 for the pointer
	for i, c := range gameColumns {
		if room -= c.width; room < 0 {
			return i
		}
	}
	return len(gameColumns)
}

// gamesHead returns the line above the games.
func (p *Page) gamesHead() string {
	said := fmt.Sprintf("%-*s", dateWidth, text.Text{"fecha", "date"}.In(p.Lang))
	for _, c := range gameColumns[:p.gameColumnsShown()] {
		said += fmt.Sprintf("%*s", c.width, c.head.In(p.Lang))
	}
	return said
}

// viewCategory shows the numbers of a category, its last times, and its games, the
// last one first.
func (p *Page) viewCategory(v *frame.Page) {
	s, games := p.chosen.Summary, p.chosen.Group.Games
	v.Title = frame.Block{{draw.Title.Of(name(p.chosen.Group, p.Lang))}}
	var b frame.Block
	for _, told := range s.Lines(p.Lang) {
		b = append(b, frame.Wrapped(draw.Field.Of(told), p.Width-2)...)
	}
	if s.Wins > 0 {
		times := stats.Times(games, max(1, min(60, p.Width-16)))
		b = append(b, frame.Line{draw.Field.Of(lastTimes.In(p.Lang) + " "), draw.Figure.Of(p.plot(times))})
	}
	b = append(b, frame.Line{}, frame.Line{draw.Field.Of("  " + p.gamesHead())})
	v.Fixed = b.Rows()
	v.Rows = len(games)
	v.Row = func(i int) frame.Row {
		return p.Row(i, frame.Line{p.Ink(i).Of(p.gameLine(p.game(i)))})
	}
}

// name returns what a category is called.
func name(g stats.Group, l text.Lang) string {
	return g.Name(l, draw.Beside(g.Grid))
}

// gameLine tells of one game.
func (p *Page) gameLine(g history.Game) string {
	won, outcome := "✓", "✗"
	if p.ASCII {
		won, outcome = "+", "-"
	}
	if g.Won {
		outcome = won
	}
	said := g.Ended.Local().Format(gameDate) + " " + outcome
	shown := p.gameColumnsShown()
	for _, c := range gameColumns[:shown] {
		said += fmt.Sprintf("%*s", c.width, c.value(g))
	}
	if how := ending(g, p.Lang); shown == len(gameColumns) && how != "" {
		said += "  " + how
	}
	return said
}

// measured writes a measure of a game; a dash where there is none, as of one that was lost.
func measured(v float64) string {
	if v == 0 {
		return "–"
	}
	return fmt.Sprintf("%.2f", v)
}

var notCounted = text.Text{"no cuenta: %s", "not counted: %s"}

// ending tells how a game ended where that is not plain, and above all why it does not
// count, if it does not.
func ending(g history.Game, l text.Lang) string {
	why := stats.Uncounted(g)
	switch {
	case g.GivenUp:
		return text.Text{"abandonada", "given up"}.In(l)
	case why != 0:
		return notCounted.In(l, why.Text().In(l))
	case !g.Won:
		return lossName(g.Loss).In(l)
	case g.Undone(): // it counts as lost
		return stats.Undone.Text().In(l)
	}
	return ""
}

// lossName returns what the player is told of how a game was lost.
func lossName(l history.Loss) text.Text {
	switch l {
	case history.ForcedGuess:
		return text.Text{"había que adivinar", "a guess was needed"}
	case history.SafeMissed:
		return text.Text{"había una celda segura", "a safe cell was missed"}
	case history.CertainMine:
		return text.Text{"era una mina segura", "it was a certain mine"}
	default:
		return text.Text{"perdida", "lost"}
	}
}

// The steps of a plot, in glyphs and in ASCII.
const (
	plotSteps      = "▁▂▃▄▅▆▇█"
	plotStepsASCII = "_.-=+*#@"
)

// plot draws times as a row of bars: the longest is the highest.
func (p *Page) plot(times []time.Duration) string {
	steps := []rune(plotSteps)
	if p.ASCII {
		steps = []rune(plotStepsASCII)
	}
	longest := time.Duration(1)
	for _, t := range times {
		longest = max(longest, t)
	}
	var bars strings.Builder
	for _, t := range times {
		bars.WriteRune(steps[int(t*time.Duration(len(steps)-1)/longest)])
	}
	return bars.String()
}
