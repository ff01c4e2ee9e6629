package records

import (
	"fmt"
	"slices"
	"strings"

	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	"github.com/charmbracelet/x/ansi"
)

// An Order is the column that the table is sorted by, counted from 0. It outlives the
// page.
type Order int

// A column is one of the table of categories.
type column struct {
	name  text.Text
	width int
	text  func(g group) string
	order func(a, b group) float64 // negative: a comes first
}

var (
	colGames  = text.Text{"partidas", "games"}
	colWon    = text.Text{"ganadas", "won"}
	colBest   = text.Text{"mejor", "best"}
	colMean   = text.Text{"media", "mean"}
	colStreak = text.Text{"racha", "streak"}
	colAside  = text.Text{"aparte", "aside"}
)

func columns() []column {
	best := func(g group) float64 {
		if g.Wins == 0 {
			return 1e18 // behind all that were won
		}
		return g.Best.Seconds()
	}
	return []column{
		{colGames, 10, func(g group) string { return fmt.Sprint(g.Summary.Games) },
			func(a, b group) float64 { return float64(b.Summary.Games - a.Summary.Games) }},
		{colWon, 9, func(g group) string { return textOr(g.Summary.Games, fmt.Sprintf("%.0f %%", 100*g.Rate())) },
			func(a, b group) float64 { return b.Rate() - a.Rate() }},
		{colBest, 8, func(g group) string { return textOr(g.Wins, words.Seconds(g.Best)) },
			func(a, b group) float64 { return best(a) - best(b) }},
		{colMean, 8, func(g group) string { return textOr(g.Wins, words.Seconds(g.Averages.Time)) },
			func(a, b group) float64 { return a.Averages.Time.Seconds() - b.Averages.Time.Seconds() }},
		{colStreak, 7, func(g group) string { return fmt.Sprintf("%d/%d", g.Streak, g.BestStreak) },
			func(a, b group) float64 { return float64(b.BestStreak - a.BestStreak) }},
		{colAside, 7, func(g group) string { return fmt.Sprint(g.Aided + g.GivenUp) },
			func(a, b group) float64 { return float64(b.Aided + b.GivenUp - a.Aided - a.GivenUp) }},
	}
}

// textOr returns a text about so many games, or a dash where there are none.
func textOr(games int, text string) string {
	if games == 0 {
		return "–"
	}
	return text
}

// maxName bounds the names in the table, in columns of the terminal.
const maxName = 40

var title = text.Text{"HISTORIAL Y RÉCORDS", "HISTORY AND RECORDS"}

// table returns how wide the names are in the table, and the columns that there is
// room for beside them: the last ones are left out first.
func (p *Page) table() (nameWidth int, shown []column) {
	const leastName, leastColumns = 12, 3
	nameWidth = ansi.StringWidth(title.In(p.Lang))
	for _, g := range p.groups {
		nameWidth = max(nameWidth, min(maxName, ansi.StringWidth(name(g.Group, p.Lang))))
	}
	shown = columns()
	room := p.Width - 2 // for the pointer
	for _, c := range shown {
		room -= c.width
	}
	for ; room < nameWidth && len(shown) > leastColumns; shown = shown[:len(shown)-1] {
		room += shown[len(shown)-1].width
	}
	return max(leastName, min(nameWidth, room)), shown
}

// sort sorts the table by a column.
func (p *Page) sort(by Order) {
	*p.order = by
	p.arrange()
}

// sortAt sorts by the column that is at x.
func (p *Page) sortAt(x int) {
	nameWidth, shown := p.table()
	begin := frame.Line{frame.Chooser(true)}.Width() + nameWidth
	for i, c := range shown {
		if begin <= x && x < begin+c.width {
			p.sort(Order(i))
		}
		begin += c.width
	}
}

// arrange sorts the table as it is to be.
func (p *Page) arrange() {
	order := columns()[*p.order].order
	slices.SortStableFunc(p.groups, func(a, b group) int {
		switch by := order(a, b); {
		case by < 0:
			return -1
		case by > 0:
			return 1
		}
		return 0
	})
}

// viewTable shows the categories. The table of bubbles cannot leave out columns that there is
// no room for, and knows no clicks on its heads.
func (p *Page) viewTable(f *frame.Frame) {
	nameWidth, columns := p.table()
	heads := frame.Line{draw.Figure.Of(fmt.Sprintf("  %-*s", nameWidth, ansi.Truncate(title.In(p.Lang), nameWidth, "…")))}
	for i, c := range columns {
		ink, name := draw.Field, c.name.In(p.Lang)
		if Order(i) == *p.order {
			ink, name = draw.Key, "▾"+name
		}
		heads = append(heads, ink.Of(frame.PadLeft(name, c.width)))
	}
	f.Item(0, head)
	b := frame.Block{heads, {}}
	foot := p.foot()
	top, seen := p.Window(len(p.groups), max(1, f.Height-3-len(foot)))
	focus := len(b) + p.Selected - top
	for i := top; i < top+seen; i++ {
		g := p.groups[i]
		ink := draw.Message
		if i == p.Selected {
			ink = draw.Figure
		}
		name := ansi.Truncate(name(g.Group, p.Lang), nameWidth, "…")
		l := frame.Line{frame.Chooser(i == p.Selected), ink.Of(name + strings.Repeat(" ", nameWidth-ansi.StringWidth(name)))}
		for _, c := range columns {
			l = append(l, ink.Of(frame.PadLeft(c.text(g), c.width)))
		}
		f.Item(len(b), i)
		b = append(b, l)
	}
	f.Center(append(b, foot...), focus)
}
