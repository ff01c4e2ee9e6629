package ui

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

	tea "github.com/charmbracelet/bubbletea"
)

// openKey answers a key while one category is looked at.
func (r *records) openKey(msg tea.KeyMsg) tea.Cmd {
	if r.Move(msg, len(r.chosen.Group.Games)) {
		return nil
	}
	if frame.Picks(msg) {
		return r.pick(r.Selected)
	}
	switch msg.String() {
	case "esc", "q":
		r.open, r.List = false, frame.List{}
	}
	return nil
}

var (
	lastTimes = text.Text{"últimos tiempos", "last times"}
	gamesHead = text.Text{
		"fecha                tiempo   3BV  ZiNi   3BV/s    IOE",
		"date                   time   3BV  ZiNi   3BV/s    IOE"}
)

// viewCategory shows the numbers of a category, its last times, and its games, the
// last one first.
func (r *records) viewCategory(f *frame.Frame) {
	s, games := r.chosen.Summary, r.chosen.Group.Games
	b := frame.Block{{draw.Figure.Of(r.name(r.chosen.Group))}}
	for _, told := range s.Lines(r.Lang) {
		b = append(b, frame.Wrapped(draw.Field.Of(told), f.Width-2)...)
	}
	if s.Wins > 0 {
		times := stats.Times(games, max(1, min(60, f.Width-16)))
		b = append(b, frame.Line{draw.Field.Of(lastTimes.In(r.Lang) + " "), draw.Figure.Of(r.plot(times))})
	}
	b = append(b, frame.Line{}, frame.Line{draw.Field.Of("  " + gamesHead.In(r.Lang))})
	said := r.told(f.Width)
	room := max(1, f.Height-len(b)-2-len(said))
	r.first, r.top = len(b), max(0, min(r.Selected-room/2, len(games)-room))
	r.seen = min(room, len(games)-r.top)
	for i := r.top; i < r.top+r.seen; i++ {
		ink := draw.Message
		if i == r.Selected {
			ink = draw.Figure
		}
		b = append(b, frame.Line{frame.Chooser(i == r.Selected), ink.Of(r.gameLine(games[len(games)-1-i]))})
	}
	b = append(b, frame.Line{}, frame.KeyHints(r.Lang, frame.Hint("Enter", text.Text{"ver", "replay"}), frame.Hint("Esc", frame.KeyBack)))
	f.Center(append(b, said...), r.first+r.Selected-r.top)
}

// told are the lines with what is being read, or with what is wrong.
func (r *records) told(width int) frame.Block {
	if r.opening != nil {
		return frame.Wrapped(draw.Message.Of(r.opening.told(r.Lang)), width)
	}
	return frame.Wrapped(draw.Refused.Of(r.problem), width)
}

// name returns what a category is called.
func (r *records) name(g stats.Group) string {
	return g.Name(r.Lang, draw.Beside(g.Grid))
}

// gameLine tells of one game.
func (r *records) gameLine(g history.Game) string {
	end := lossName(g.Loss).In(r.Lang)
	switch {
	case g.GivenUp:
		end = text.Text{"abandonada", "given up"}.In(r.Lang)
	case g.Won:
		end = ""
		if why := stats.Against(g); len(why) > 0 {
			end = "(" + why[0].Text().In(r.Lang) + ")"
		}
	}
	outcome := "✗"
	if g.Won {
		outcome = "✓"
	}
	if r.ASCII {
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
func (r *records) plot(times []time.Duration) string {
	steps := []rune(plotSteps)
	if r.ASCII {
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
