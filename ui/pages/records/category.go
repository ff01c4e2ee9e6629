package records

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A category is the view of one category: its figures, its last times and its games.
type category struct {
	*model
	group  group
	order  gameOrder
	sorted []history.Game // the games, sorted by order; nil: sorted by date
	record string         // the name of the game that is the record; "": there is none
}

func (p *category) on() keys.Page { return keys.Category }

// sought returns the text of game i for the filter.
func (p *category) sought(i int) string {
	g := p.game(i)
	won := text.Text{"perdida", "lost"}
	if g.Won {
		won = text.Text{"ganada", "won"}
	}
	return strings.Join([]string{
		g.Ended.Local().Format(gameDate), won.In(p.Lang), p.how(g), words.TableSeconds(p.Lang, g.Time)}, " ")
}

// how returns a few words about the end of a game. If the game is the record, it returns "record".
func (p *category) how(g history.Game) string {
	if g.Name == p.record {
		return p.Lang.Say("récord", "record")
	}
	return ending(g, p.Lang)
}

// A gameOrder is an order of the games in a list.
type gameOrder int

const (
	byDate gameOrder = iota // the latest first
	byTime                  // the fastest first, then the games whose time does not count
	bySpeed
	byIOE
	gameOrders // the number of orders
)

func (p *category) show() {
	p.Sought = p.sought
	p.Keyed.Enable(p.lines() > 1, keys.Sort)
	for _, g := range stats.Best(p.group.Group.Games, 1) {
		p.record = g.Name
	}
	p.Keyed.Enable(p.record != "", keys.ToRecord)
}

// sort sorts the games, and selects the first.
func (p *category) sort(by gameOrder) {
	p.order, p.sorted, p.Selected = by, nil, 0
	if by == byDate {
		return
	}
	all := slices.Clone(p.group.Group.Games)
	slices.Reverse(all)
	slices.SortStableFunc(all, func(a, b history.Game) int {
		switch by {
		case bySpeed:
			return cmp.Compare(b.Tally().PerSecond(), a.Tally().PerSecond())
		case byIOE:
			return cmp.Compare(b.Tally().IOE(), a.Tally().IOE())
		}
		counts := func(g history.Game) int { return len(stats.Best([]history.Game{g}, 1)) }
		return cmp.Or(cmp.Compare(counts(b), counts(a)), cmp.Compare(a.Time, b.Time))
	})
	p.sorted = all
}

// toRecord selects the game that is the record.
func (p *category) toRecord() {
	for i := range p.lines() {
		if p.game(i).Name == p.record {
			p.Selected = i
			return
		}
	}
}

func (p *category) do(c keys.Command) (tea.Cmd, page.Request) {
	switch c {
	case keys.Pick, keys.ReplayGame:
		return nil, p.watch()
	case keys.Sort:
		p.sort((p.order + 1) % gameOrders)
	case keys.ToRecord:
		p.toRecord()
	case keys.RaceGame:
		return nil, page.RaceAgainst{Name: p.game(p.Selected).Name}
	case keys.Film:
		return p.film(), nil
	case keys.Trend:
		p.turn(&trend{model: p.model, group: p.group})
	case keys.Back:
		p.turn(&categories{model: p.model})
	}
	return nil, nil
}

func (p *category) click(page.Click) (tea.Cmd, page.Request) { return nil, nil }

// watch opens the replay of the selected game.
func (p *category) watch() page.Request {
	if p.Selected >= p.lines() || len(p.Shown()) == 0 { // the list is empty
		return nil
	}
	return page.Watch{Name: p.game(p.Selected).Name}
}

// lines returns the number of games.
func (p *category) lines() int { return len(p.group.Group.Games) }

// game returns the game on line i.
func (p *category) game(i int) history.Game {
	if len(p.sorted) == p.lines() { // otherwise sorted by date, or a game was added since the sort
		return p.sorted[i]
	}
	games := p.group.Group.Games
	return games[len(games)-1-i]
}

// film makes a film of the selected game, in the background.
func (p *category) film() tea.Cmd {
	if p.Selected >= p.lines() {
		return nil
	}
	p.told = screen.Span{}
	kept, name := p.Archive, p.game(p.Selected).Name
	return p.Film(&p.Context, func() (*session.Replay, error) {
		r, _, err := session.KeptReplay(kept, name, func(float64) bool { return true })
		return r, err
	})
}

// A gameColumn is a column of the list of games, after the date and the result.
type gameColumn struct {
	head   text.Text
	width  int
	value  func(g history.Game, l text.Lang) string
	by     gameOrder // the order that sorts by this column; gameOrders: there is no such order
	inSide bool      // left out of a narrow list if there is a side panel, which shows the same figure
	ofWon  bool      // only won games have a value
}

var gameColumns = []gameColumn{
	{text.Text{"tiempo", "time"}, 9, func(g history.Game, l text.Lang) string { return words.TableSeconds(l, g.Time) }, byTime, false, false},
	{text.Same("3BV"), 6, func(g history.Game, _ text.Lang) string { return strconv.Itoa(g.ThreeBV) }, gameOrders, true, false},
	{text.Same("ZiNi"), 6, func(g history.Game, _ text.Lang) string { return strconv.Itoa(g.ZiNi) }, gameOrders, true, false},
	{text.Same("3BV/s"), 8, func(g history.Game, l text.Lang) string { return measured(l, g.Tally().PerSecond()) }, bySpeed, false, true},
	{text.Same("IOE"), 7, func(g history.Game, l text.Lang) string { return measured(l, g.Tally().IOE()) }, byIOE, false, true},
}

const (
	gameDate  = "2006-01-02 15:04"
	dateWidth = len(gameDate) + 2 // the width of the date, a blank and the sign of the result
	endWidth  = 26                // the width of two blanks and the words for the end of most games
)

// table returns the table of the games, its columns after the date, and the width that the table
// needs together with the words for the ends of the games. If no game is won, the table has no
// columns for won games.
func (p *category) table() (t *screen.Table, shown []gameColumn, widest int) {
	head := func(name text.Text, by gameOrder) screen.Span {
		said := name.In(p.Lang)
		if by == p.order {
			said += " ↓"
		}
		return screen.Field.Of(said)
	}
	t = &screen.Table{Columns: []screen.Column{{Name: head(text.Text{"fecha", "date"}, byDate), Width: dateWidth}}}
	shown = slices.DeleteFunc(slices.Clone(gameColumns), func(c gameColumn) bool { return c.ofWon && p.group.Won == 0 })
	needs := func() int {
		width := screen.PointerWidth + dateWidth + endWidth
		for _, c := range shown {
			width += c.width
		}
		return width
	}
	if widest = needs(); p.Columns().Side > 0 && widest > p.Columns().FitRows(widest).RowWidth() {
		shown = slices.DeleteFunc(shown, func(c gameColumn) bool { return c.inSide })
		widest = needs()
	}
	for _, c := range shown {
		t.Columns = append(t.Columns, screen.Column{Name: head(c.head, c.by), Width: c.width, Right: true})
	}
	t.Fit(p.Columns().FitRows(widest).RowWidth()-screen.PointerWidth, 1)
	return t, shown[:len(t.Columns)-1], widest
}

// view draws the figures of the category, its last times and the list of its games. Games that do
// not count are dim.
func (p *category) view(v *screen.Page) {
	games := p.group.Group.Games
	v.Title = screen.Block{{screen.Title.Of(name(p.group.Group, p.Lang))}}
	v.Side = p.side()
	t, columns, widest := p.table()
	v.Widest = widest
	width := p.Columns().FitRows(widest).RowWidth()
	b := p.figures(width)
	if p.group.Timed > 0 {
		label := p.Lang.Say("últimos tiempos", "latest times") + " "
		var times []float64
		for _, t := range stats.Times(games, max(1, min(60, width-utf8.RuneCountInString(label)))) {
			times = append(times, t.Seconds())
		}
		b = append(b, screen.Line{screen.Field.Of(label), screen.Figure.Of(screen.Sparkline(times, p.ASCII))})
	}
	b = append(b, screen.Line{}, append(screen.Line{screen.Pointer(false)}, t.Names()...))
	v.Fixed = b.Rows()
	shown := p.Shown()
	v.Rows, v.Focus = len(shown), max(0, slices.Index(shown, p.Selected))
	v.Row = func(at int) screen.Row {
		i := shown[at]
		g, ink := p.game(i), p.Ink(i)
		if i != p.Selected && g.Name == p.record {
			ink = screen.Good
		}
		if i != p.Selected && (g.GivenUp || stats.WhyUncounted(g) != 0) {
			ink = screen.Field
		}
		l := t.Line(p.cells(g, ink, columns)...)
		how := p.how(g)
		if room := width - screen.PointerWidth - l.Width(); how != "" && room >= 2+screen.Width(how) {
			l = append(l, ink.Of("  "+how))
		}
		return p.Row(i, l)
	}
}

func name(g stats.Group, l text.Lang) string {
	return g.Name(l, " ", draw.SizeRemark(g.Grid))
}

// cells returns the cells of a game in the table: the date and the result, and then the columns.
func (p *category) cells(g history.Game, ink screen.Ink, columns []gameColumn) []screen.Line {
	outcome := "✗"
	if g.Won {
		outcome = "✓"
	}
	cells := []screen.Line{{ink.Of(g.Ended.Local().Format(gameDate) + " " + outcome)}}
	for _, c := range columns {
		cells = append(cells, screen.Line{ink.Of(c.value(g, p.Lang))})
	}
	return cells
}

// measured returns a measure as text, or a dash if it is 0. A lost game has a measure of 0.
func measured(l text.Lang, v float64) string {
	if v == 0 {
		return "–"
	}
	return text.Decimal(l, v, 2)
}

// ending returns why a game does not count, or else how it ended. It returns "" for an ordinary
// win.
func ending(g history.Game, l text.Lang) string {
	why := stats.WhyUncounted(g)
	switch {
	case g.GivenUp:
		return l.Say("abandonada", "given up")
	case why != 0:
		return l.Say("no cuenta: %s", "not counted: %s", stats.Why(l, why))
	case !g.Won:
		return lossName(g.Loss).In(l)
	case g.Undone(): // the game counts as a loss
		return stats.Why(l, stats.Undone)
	case g.Typed:
		return stats.Why(l, stats.Typed)
	}
	return ""
}

func lossName(l history.Loss) text.Text {
	switch l {
	case history.ForcedGuess:
		return text.Text{"había que adivinar", "a guess was needed"}
	case history.RashGuess:
		return text.Text{"se podía arriesgar menos", "there was a safer guess"}
	case history.SafeMissed:
		return text.Text{"se podía abrir otra", "a safe cell was missed"}
	case history.Mistake:
		return text.Text{"fue un error", "it was a mistake"}
	default:
		return text.Text{"perdida", "lost"}
	}
}
