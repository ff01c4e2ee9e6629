package records

import (
	"fmt"
	"strings"
	"time"
	"unicode/utf8"

	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
	"buscaminas/ui/text"
	"buscaminas/ui/words"
)

var (
	lastTimes = text.Text{"últimos tiempos", "last times"}
	gamesHead = text.Text{
		"fecha                tiempo   3BV  ZiNi   3BV/s    IOE",
		"date                   time   3BV  ZiNi   3BV/s    IOE"}
	shortHead = text.Text{
		"fecha                tiempo   3BV/s    IOE",
		"date                   time   3BV/s    IOE"}
)

// widestFigures bounds how wide the figures of a category stand.
const widestFigures = 76

// viewCategory shows the numbers of a category, its last times, and its games, the
// last one first.
func (p *Page) viewCategory(v *frame.Page) {
	games := p.chosen.Group.Games
	v.Title = frame.Block{{draw.Title.Of(name(p.chosen.Group, p.Lang))}}
	v.Beside = p.beside()
	width, head, line := min(p.Width-2, widestFigures), gamesHead, p.gameLine
	if v.Beside != nil {
		width, head, line = listWidth, shortHead, p.shortLine
	}
	b := p.figures(width)
	if p.chosen.Wins > 0 {
		label := lastTimes.In(p.Lang) + " "
		times := stats.Times(games, max(1, min(60, width-utf8.RuneCountInString(label))))
		b = append(b, frame.Line{draw.Field.Of(label), draw.Figure.Of(p.plot(times))})
	}
	b = append(b, frame.Line{}, frame.Line{draw.Field.Of("  " + head.In(p.Lang))})
	v.Fixed = b.Rows()
	v.Rows = len(games)
	v.Row = func(i int) frame.Row {
		return p.Row(i, frame.Line{p.Ink(i).Of(line(p.game(i)))})
	}
}

// name returns what a category is called.
func name(g stats.Group, l text.Lang) string {
	return g.Name(l, draw.Beside(g.Grid))
}

// gameLine tells of one game.
func (p *Page) gameLine(g history.Game) string {
	return fmt.Sprintf("%s %8s %5d %5d %7s %6s  %s", p.when(g), words.Seconds(g.Time),
		g.ThreeBV, g.ZiNi, measured(stats.Speed(g)), measured(stats.Efficiency(g)), ending(g, p.Lang))
}

// shortLine tells of one game beside its board.
func (p *Page) shortLine(g history.Game) string {
	return fmt.Sprintf("%s %8s %7s %6s",
		p.when(g), words.Seconds(g.Time), measured(stats.Speed(g)), measured(stats.Efficiency(g)))
}

// when says when a game ended, and whether it was won.
func (p *Page) when(g history.Game) string {
	won, outcome := "✓", "✗"
	if p.ASCII {
		won, outcome = "+", "-"
	}
	if g.Won {
		outcome = won
	}
	return g.Ended.Local().Format("2006-01-02 15:04") + " " + outcome
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
