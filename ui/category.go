package ui

import (
	"fmt"
	"strings"
	"time"

	"buscaminas/ui/draw"
	"buscaminas/ui/store/history"
	"buscaminas/ui/store/stats"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
)

// openKey answers a key while one category is looked at.
func (r *records) openKey(msg tea.KeyMsg) tea.Cmd {
	if r.move(msg, len(r.chosen.Group.Games)) {
		return nil
	}
	if picks(msg) {
		return r.pick(r.selected)
	}
	switch msg.String() {
	case "esc", "q":
		r.open, r.list = false, list{}
	}
	return nil
}

// viewCategory shows the numbers of a category, its last times, and its games, the
// last one first.
func (r *records) viewCategory(f *frame) {
	s, games := r.chosen.Summary, r.chosen.Group.Games
	b := block{{{draw.Figure, r.name(r.chosen.Group)}}}
	tell := func(text string) { b = append(b, wrapped(span{draw.Field, text}, f.width-2)...) }
	tell(words.CategorySummary.In(r.Lang, s.Games, s.Wins, 100*s.Rate(), s.Streak, s.BestStreak, s.Aided))
	tell(words.CategoryLosses.In(r.Lang, s.ForcedGuesses, s.SafeMissed, s.UnknownLosses))
	if s.Wins > 0 {
		a := s.Averages
		tell(words.CategoryMeans.In(r.Lang, words.Seconds(s.Best), words.Seconds(a.Time)))
		tell(words.CategoryFigures.In(r.Lang, a.Speed, a.Efficiency, a.Throughput, a.Correctness, a.RQP))
		times := stats.Times(games, max(1, min(60, f.width-16)))
		b = append(b, line{{draw.Field, words.LastTimes.In(r.Lang) + " "}, {draw.Figure, r.plot(times)}})
	}
	b = append(b, line{}, line{{draw.Field, "  " + words.GamesHead.In(r.Lang)}})
	room := max(1, f.height-len(b)-3)
	r.first, r.top = len(b), max(0, min(r.selected-room/2, len(games)-room))
	r.seen = min(room, len(games)-r.top)
	for i := r.top; i < r.top+r.seen; i++ {
		ink := draw.Message
		if i == r.selected {
			ink = draw.Figure
		}
		b = append(b, line{chooser(i == r.selected), {ink, r.gameLine(games[len(games)-1-i])}})
	}
	b = append(b, line{}, keyHints(r.Lang, keyHint{"Enter", words.KeyReplay}, keyHint{"Esc", words.KeyBack}),
		line{{draw.Refused, r.problem}})
	f.center(b, r.first+r.selected-r.top)
}

// name returns what a category is called.
func (r *records) name(g stats.Group) string {
	return words.CategoryName(g, draw.Beside(g.Grid)).In(r.Lang)
}

// gameLine tells of one game.
func (r *records) gameLine(g history.Game) string {
	end := words.LossName(g.Loss).In(r.Lang)
	if g.Won {
		end = ""
		if why := stats.Against(g); len(why) > 0 {
			end = "(" + words.ReasonNoRecord(why[0]).In(r.Lang) + ")"
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
