package records

import (
	"math"
	"strings"
	"time"

	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/screen"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"
)

// The greatest height of a plot, in lines, and the greatest width of a bar with its gap, in
// columns. If a history is shorter than mostDays days, each bar is a day instead of a week.
const (
	mostHigh = 4
	mostWide = 4
	mostDays = 14
)

var (
	eachWeek = text.Text{"%s · por semanas", "%s · by week"}
	eachDay  = text.Text{"%s · por días", "%s · by day"}
)

// plotted draws the figures of games by weeks or by days. If no game counts for the statistics,
// plotted returns nil. Every plot needs at least one line, so the drawing may have more lines than
// the parameter height asks for.
func (p *model) plotted(games []history.Game, width, height int) screen.Block {
	const scales, least = 8, 12
	names := p.trendNames()
	narrow := width-names-scales-1 < least
	if narrow {
		names = 0 // the names stand above the plots
	}
	room := max(1, width-names-scales-1)
	weeks := periods(games, room)
	switch len(weeks) {
	case 0:
		return nil
	case 1:
		return p.times(games, width, height)
	}
	columns := max(1, min(mostWide, room/len(weeks)))
	high, gap := trendHeight(height - 1) // one line is for the dates
	if narrow {
		high, gap = 1, false
	}
	var b screen.Block
	for i, q := range p.plots(weeks) {
		if i > 0 && gap {
			b = append(b, screen.Line{})
		}
		if narrow {
			b = append(b, screen.Line{screen.Field.Of(q.name)})
			q.name = ""
		}
		b = append(b, q.block(high, columns, names, scales, p.ASCII)...)
	}
	return append(b, dates(weeks, names+scales+1, columns*len(weeks)-min(columns-1, 1)))
}

// times draws the times of the last wins, with a bar for each win. The page shows it instead of the
// other plots if all games were played in one week or on one day, because the other plots would
// have only one bar.
func (p *model) times(games []history.Game, width, height int) (b screen.Block) {
	const scales, least = 8, 12
	q := plot{name: p.Lang.Say("tus tiempos", "your times"), text: p.inSeconds}
	names, high := screen.Width(q.name)+1, max(1, min(mostHigh, height))
	if width-names-scales-1 < least { // the name stands above the plot
		b, q.name, names, high = screen.Block{{screen.Field.Of(q.name)}}, "", 0, 1
	}
	room := max(1, width-names-scales-1)
	for _, t := range stats.Times(games, room) {
		q.values = append(q.values, t.Seconds())
	}
	if len(q.values) == 0 {
		return screen.Wrapped(screen.Field.Of(p.Lang.Say(
			"Aquí se verá la curva de tus tiempos, desde la primera victoria que cuente.",
			"The curve of your times will be here, from the first win that counts.")), width)
	}
	q.to = q.highest()
	return append(b, q.block(high, max(1, min(mostWide, room/len(q.values))), names, scales, p.ASCII)...)
}

func (p *model) inSeconds(v float64) string { return words.InSeconds(p.Lang, words.Duration(v)) }

// calendar returns a part of a side panel with the days on which the player has finished games.
// Each column is a week, and the present week is on the right.
func (p *model) calendar() screen.Part {
	return screen.Lines(p.Lang.Say("Días jugados", "Days played"), func(width int) screen.Block {
		const most = 26 // weeks: half a year
		finished := map[string]int{}
		for _, g := range p.games {
			finished[g.Ended.Local().Format(time.DateOnly)]++
		}
		b, weeks, now := make(screen.Block, 7), max(1, min(most, width/2-1)), p.Now()
		for i, name := range []rune(p.Lang.Say("LMXJVSD", "MTWTFSS")) {
			b[i] = screen.Line{screen.Field.Of(string(name))}
			for week := range weeks {
				day := now.AddDate(0, 0, i-(int(now.Weekday())+6)%7-7*(weeks-1-week))
				sign := screen.Border.Of(" ·")
				switch n, many := finished[day.Format(time.DateOnly)], 3; {
				case day.After(now):
					sign.Text = "  "
				case n >= many:
					sign = screen.Good.Of(" █")
				case n > 0:
					sign = screen.Good.Of(" ▒")
				}
				b[i] = append(b[i], sign)
			}
		}
		return b
	})
}

// periods returns the last weeks or days of these games. The parameter limit is the greatest number
// of weeks or days.
func periods(games []history.Game, limit int) []stats.Period {
	if byDays(games) {
		return stats.Days(games, limit, time.Local)
	}
	return stats.Weeks(games, limit, time.Local)
}

// byDays reports whether the trend is drawn by days. By weeks, a short history would have only one
// or two bars.
func byDays(games []history.Game) bool {
	return len(games) > 0 && games[len(games)-1].Ended.Sub(games[0].Ended) < mostDays*24*time.Hour
}

// trendHeight returns the height of each plot when all plots share this number of lines. The result
// gap says whether to leave a blank line between two plots.
func trendHeight(lines int) (high int, gap bool) {
	for high = mostHigh; high > 0; high-- {
		if lines >= plots*high+plots-1 {
			return high, true
		}
	}
	return 1, false
}

// The number of plots, and the index of the plot of the best time.
const (
	plots    = 5
	bestTime = 2
)

var plotNames = [plots]text.Text{
	{"ganadas", "won"},
	{"mediana de tiempo", "median time"},
	{"mejor tiempo", "best time"},
	{"jugadas sin riesgo", "safe moves"},
	{"riesgos innecesarios", "needless risks"},
}

// trendNames returns the width of the column of names: the longest name and a blank.
func (p *model) trendNames() int {
	width := 0
	for _, name := range plotNames {
		width = max(width, len([]rune(name.In(p.Lang))))
	}
	return width + 1
}

// plots returns one plot for each statistic of these weeks or days.
func (p *model) plots(weeks []stats.Period) []plot {
	// 0 of 0 is NaN, which a plot does not draw.
	share := func(part, whole int) float64 { return 100 * float64(part) / float64(whole) }
	seconds := func(d time.Duration, timed int) float64 {
		if timed == 0 {
			return math.NaN()
		}
		return d.Seconds()
	}
	percent := func(v float64) string {
		digits := 0
		if v < 10 && v != math.Trunc(v) {
			digits = 1
		}
		return words.Percent.In(p.Lang, text.Decimal(p.Lang, v, digits))
	}
	of := [plots]func(w stats.Period) float64{
		func(w stats.Period) float64 { return share(w.Wins, w.Games) },
		func(w stats.Period) float64 { return seconds(w.Median, w.Timed) },
		func(w stats.Period) float64 { return seconds(w.Best, w.Timed) },
		func(w stats.Period) float64 { return share(w.Proven, w.Openings) },
		func(w stats.Period) float64 { return share(w.Needless, w.Openings) },
	}
	whole := func(v float64) string { return words.WholePercent(p.Lang, v/100) }
	texts := [plots]func(v float64) string{whole, p.inSeconds, p.inSeconds, percent, percent}
	all := make([]plot, plots)
	for i := range all {
		q := plot{name: plotNames[i].In(p.Lang), text: texts[i]}
		for _, w := range weeks {
			q.values = append(q.values, of[i](w))
		}
		q.to = q.highest()
		all[i] = q
	}
	all[0].to, all[3].to = 100, 100
	all[3].from = lowestTen(all[3].values)
	return all
}

// lowestTen returns the lowest value, rounded down to a multiple of 10, but at most 90.
func lowestTen(values []float64) float64 {
	lowest := 90.
	for _, v := range values {
		if !math.IsNaN(v) {
			lowest = min(lowest, math.Floor(v/10)*10)
		}
	}
	return lowest
}

// dates returns the line with the date of the first week or day. If there is room, the line also
// has the date of the last week or day.
func dates(weeks []stats.Period, left, width int) screen.Line {
	const layout = "2006-01-02"
	first, last := weeks[0].From.Format(layout), weeks[len(weeks)-1].From.Format(layout)
	said := first
	if gap := width - len(first) - len(last); gap > 0 {
		said += strings.Repeat(" ", gap) + last
	}
	return screen.Line{screen.Plain.Of(strings.Repeat(" ", left)), screen.Field.Of(said)}
}

// leastTrend is the least height, in lines, of a trend in a side panel.
const leastTrend = plots + 1

// trendPart returns a part of a side panel with the trend of a group.
func (p *model) trendPart(g *group) screen.Part {
	games := g.Group.Games
	head := text.Text{"Por semanas", "By week"}
	if byDays(games) {
		head = text.Text{"Por días", "By day"}
	}
	said := head.In(p.Lang) + text.Separator + p.Lang.Say("partidas: %d", "games: %d", g.Summary.Games)
	least := leastTrend
	if p.Columns().Side > 0 { // it may be narrow, with the names above the plots
		least = 2*plots + 1
	}
	part := screen.Part{Head: said, Least: least, Draw: func(width, height int) []screen.Row {
		b := p.plotted(games, width, height)
		return b[:min(len(b), height)].Rows()
	}}
	if len(periods(games, 1)) == 0 { // no game counts
		part.Least, part.Draw = 0, func(int, int) []screen.Row { return nil }
	}
	return part
}

// trendTitle returns the title of a trend. The title has the name of the group, and says whether
// the bars are weeks or days.
func (p *model) trendTitle(g *group) screen.Line {
	by := eachWeek
	if byDays(g.Group.Games) {
		by = eachDay
	}
	return screen.Line{screen.Title.Of(by.In(p.Lang, name(g.Group, p.Lang)))}
}
