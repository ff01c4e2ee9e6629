package records

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// An Order is the index of the column by which the table is sorted. The program remembers it
// between visits.
type Order int

// categories is the view of all categories, as a table.
type categories struct{ *model }

func (p *categories) on() keys.Page { return keys.Records }

func (p *categories) lines() int { return len(p.groups) }

func (p *categories) show() {
	p.Keyed.Enable(len(p.groups) > 0, keys.Up, keys.Pick, keys.Sort)
	p.Keyed.Enable(len(p.groups) > 0 && p.Archive.Dir() != "", keys.Export)
}

func (p *categories) do(c keys.Command) (tea.Cmd, page.Request) {
	switch c {
	case keys.Pick:
		if p.Selected < len(p.groups) {
			p.turn(&category{model: p.model, group: p.groups[p.Selected]})
		}
	case keys.Sort:
		t, _, _ := p.table()
		p.sort((*p.order + 1) % Order(len(t.Columns)-1)) // the first column has the names
	case keys.Export:
		return p.export(), nil
	case keys.Back:
		return nil, page.Back{}
	}
	return nil, nil
}

// head is the item number for a click on the names of the columns.
const head = page.NoItem - 1

// click sorts the table by the clicked column.
func (p *categories) click(msg page.Click) (tea.Cmd, page.Request) {
	if msg.Chosen() && msg.Item == head {
		p.sortAt(msg.Column)
	}
	return nil, nil
}

// A column is a column of the table, after the names.
type column struct {
	name  text.Text
	width int
	text  func(g group, l text.Lang) string
	order func(g group) float64 // returns the value by which the table is sorted; the least value comes first
}

var columns = []column{
	{text.Text{"jugadas", "played"}, 8,
		func(g group, _ text.Lang) string { return fmt.Sprint(g.Played) },
		func(g group) float64 { return -float64(g.Played) }},
	{text.Text{"ganadas", "won"}, 9,
		func(g group, _ text.Lang) string { return fmt.Sprint(g.Won) },
		func(g group) float64 { return -float64(g.Won) }},
	{text.Text{"cuentan", "counted"}, 9,
		func(g group, _ text.Lang) string { return fmt.Sprint(g.Summary.Games) },
		func(g group) float64 { return -float64(g.Summary.Games) }},
	{text.Text{"éxito", "rate"}, 7, // among the games that count
		func(g group, l text.Lang) string {
			return textOr(g.Summary.Games, words.WholePercent(l, g.Rate()))
		},
		func(g group) float64 { return -g.Rate() }},
	{text.Text{"mejor", "best"}, 7,
		func(g group, l text.Lang) string { return textOr(g.Timed, words.TableSeconds(l, g.Best)) },
		func(g group) float64 {
			if g.Timed == 0 {
				return math.Inf(1)
			}
			return g.Best.Seconds()
		}},
	{text.Text{"media", "average"}, 8,
		func(g group, l text.Lang) string { return textOr(g.Timed, words.TableSeconds(l, g.Averages.Time)) },
		func(g group) float64 { return g.Averages.Time.Seconds() }},
	{text.Text{"racha", "streak"}, 7,
		func(g group, _ text.Lang) string { return fmt.Sprintf("%d/%d", g.Streak, g.BestStreak) },
		func(g group) float64 { return -float64(g.BestStreak) }},
}

// textOr returns a text, or a dash if there are no games.
func textOr(games int, text string) string {
	if games == 0 {
		return "–"
	}
	return text
}

var title = text.Text{"HISTORIAL Y RÉCORDS", "HISTORY AND RECORDS"}

// table returns the table with the columns that fit, the names of the categories, and the width
// that all columns would need. If the names do not fit beside three columns, table shortens the
// names: it leaves out the parts that all of them share. It leaves out columns before it cuts a
// name.
func (p *categories) table() (t screen.Table, names []string, widest int) {
	const leastColumns, widestName = 3, 40
	t.Columns = []screen.Column{{}}
	for i, c := range columns {
		head := screen.Field.Of(c.name.In(p.Lang))
		if Order(i) == *p.order {
			head = screen.Key.Of("▾" + c.name.In(p.Lang))
		}
		t.Columns = append(t.Columns, screen.Column{Name: head, Width: c.width, Right: true})
	}
	for _, g := range p.groups {
		names = append(names, name(g.Group, p.Lang))
	}
	width := func() (widest int) {
		for _, name := range names {
			widest = max(widest, screen.Width(name))
		}
		return min(widest, widestName)
	}
	t.Columns[0].Width = width()
	few := screen.Table{Columns: t.Columns[:1+leastColumns]}
	if room := p.Columns().FitRows(screen.PointerWidth+t.Width()).RowWidth() - screen.PointerWidth; few.Width() > room {
		names = distinct(names)
		t.Columns[0].Width = min(width(), room-t.Columns[1].Width)
	}
	widest = p.FitTable(&t, screen.PointerWidth, 1+1)
	return t, names, widest
}

// distinct returns shorter names. It leaves out the parts that all names share, but keeps the first
// part of each name.
func distinct(names []string) (all []string) {
	for _, name := range names {
		parts := strings.Split(name, text.Separator)
		kept := parts[0]
		for _, part := range parts[1:] {
			lacks := func(name string) bool { return !slices.Contains(strings.Split(name, text.Separator), part) }
			if slices.ContainsFunc(names, lacks) {
				kept += text.Separator + part
			}
		}
		all = append(all, kept)
	}
	return all
}

// sort sorts the categories by a column.
func (p *model) sort(by Order) {
	*p.order = by
	order := columns[by].order
	slices.SortStableFunc(p.groups, func(a, b group) int { return cmp.Compare(order(a), order(b)) })
}

// sortAt sorts the categories by a clicked column of the table. The click is x characters from the
// beginning of the row.
func (p *categories) sortAt(x int) {
	t, _, _ := p.table()
	if i := t.At(x - screen.PointerWidth); i > 0 {
		p.sort(Order(i - 1))
	}
}

// view draws the table. It does not use the table of the library Bubbles, which cannot leave out
// columns and takes no clicks on their names.
func (p *categories) view(v *screen.Page) {
	switch {
	case p.Served.IsGuest():
		v.Scroll(screen.Wrapped(screen.Message.Of(p.Lang.Say(
			"Las partidas de los invitados no se guardan, así que no tienen historial. Para tenerlo, conéctate con una clave SSH.",
			"The games of guests are not kept, so they have no history. To have one, connect with an SSH key.")), p.Columns().ProseWidth()).Rows())
		return
	case len(p.groups) == 0:
		v.Scroll(screen.Wrapped(screen.Message.Of(words.NoGamesYet.In(p.Lang)), p.Columns().ProseWidth()).Rows())
		v.Side = p.promised()
		return
	}
	t, names, widest := p.table()
	heads := append(screen.Line{screen.Pointer(false)}, t.Names()...)
	v.Fixed = []screen.Row{heads.AsItem(head)}
	v.Rows, v.Side, v.Widest = len(p.groups), p.side(), widest
	v.Row = func(i int) screen.Row {
		ink, g := p.Ink(i), p.groups[i]
		cells := []screen.Line{{ink.Of(screen.Cut(names[i], t.Columns[0].Width))}}
		for _, c := range columns {
			cells = append(cells, screen.Line{ink.Of(c.text(g, p.Lang))})
		}
		return p.Row(i, t.Line(cells...))
	}
}

var promised = [...]text.Text{
	{"Tus mejores tiempos, la media y la racha, en cada tipo de tablero.",
		"Your best times, your average and your streak, for each kind of board."},
	{"Tu porcentaje de victorias, semana a semana.",
		"How many you win, and how that changes from week to week."},
	{"Cada partida otra vez, jugada a jugada: qué podías saber y dónde jugaste al azar.",
		"Every game again, move by move: what you could have known, and where you guessed."},
}

// promised returns the panel that the page shows while the history is empty. The panel explains the
// page.
func (p *categories) promised() screen.Side {
	return screen.Side{Title: p.Lang.Say("Qué verás aquí", "What you will see here"), Parts: []screen.Part{
		screen.Lines("", func(width int) (b screen.Block) {
			for i, said := range promised {
				if i > 0 {
					b = append(b, screen.Line{})
				}
				b = append(b, screen.Wrapped(screen.Message.Of(said.In(p.Lang)), width)...)
			}
			return b
		}),
	}}
}

// side returns the panel beside the table: the figures, the trend and the last game of the selected
// category.
func (p *categories) side() screen.Side {
	g := &p.groups[p.Selected]
	of := &category{model: p.model, group: *g}
	parts := []screen.Part{screen.Lines("", func(width int) screen.Block { return of.listed(width, false) }), p.trendPart(g), p.calendar()}
	return screen.Side{Title: name(g.Group, p.Lang), Parts: append(parts, p.endParts(lastGame.In(p.Lang), of.game(0))...)}
}

// read reads the last games of the selected category from the archive.
func (p *categories) read() tea.Cmd {
	if p.Selected >= len(p.groups) {
		return nil
	}
	of := category{model: p.model, group: p.groups[p.Selected]}
	return of.readAt(0)
}
