package records

import (
	"fmt"
	"strings"
	"time"

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
)

// viewCategory shows the numbers of a category, its last times, and its games, the
// last one first.
func (p *Page) viewCategory(f *frame.Frame) {
	s, games := p.chosen.Summary, p.chosen.Group.Games
	b := frame.Block{{draw.Figure.Of(name(p.chosen.Group, p.Lang))}}
	for _, told := range s.Lines(p.Lang) {
		b = append(b, frame.Wrapped(draw.Field.Of(told), f.Width-2)...)
	}
	if s.Wins > 0 {
		times := stats.Times(games, max(1, min(60, f.Width-16)))
		b = append(b, frame.Line{draw.Field.Of(lastTimes.In(p.Lang) + " "), draw.Figure.Of(p.plot(times))})
	}
	b = append(b, frame.Line{}, frame.Line{draw.Field.Of("  " + gamesHead.In(p.Lang))})
	foot := p.foot()
	top, seen := p.Window(len(games), max(1, f.Height-len(b)-len(foot)))
	focus := len(b) + p.Selected - top
	for i := top; i < top+seen; i++ {
		ink := draw.Message
		if i == p.Selected {
			ink = draw.Figure
		}
		f.Item(len(b), i)
		b = append(b, frame.Line{frame.Chooser(i == p.Selected), ink.Of(p.gameLine(games[len(games)-1-i]))})
	}
	f.Center(append(b, foot...), focus)
}

// name returns what a category is called.
func name(g stats.Group, l text.Lang) string {
	return g.Name(l, draw.Beside(g.Grid))
}

// gameLine tells of one game.
func (p *Page) gameLine(g history.Game) string {
	end := lossName(g.Loss).In(p.Lang)
	switch {
	case g.GivenUp:
		end = text.Text{"abandonada", "given up"}.In(p.Lang)
	case g.Won:
		end = ""
		if why := stats.Against(g); len(why) > 0 {
			end = "(" + why[0].Text().In(p.Lang) + ")"
		}
	}
	outcome := "✗"
	if g.Won {
		outcome = "✓"
	}
	if p.ASCII {
		outcome = map[bool]string{true: "+", false: "-"}[g.Won]
	}
	return fmt.Sprintf("%s %s %8s %5d %5d %7.2f %6.2f  %s", g.Ended.Local().Format("2006-01-02 15:04"), outcome,
		words.Seconds(g.Time), g.ThreeBV, g.ZiNi, stats.Speed(g), stats.Efficiency(g), end)
}

// lossName returns what the player is told of how a game was lost.
func lossName(l history.Loss) text.Text {
	switch l {
	case history.ForcedGuess:
		return text.Text{"había que adivinar", "a guess was due"}
	case history.SafeMissed:
		return text.Text{"había una celda segura", "a safe cell was missed"}
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
