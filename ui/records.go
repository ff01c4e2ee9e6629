package ui

import (
	"fmt"
	"slices"
	"strings"

	"buscaminas/ui/archive"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/charmbracelet/x/ansi"
)

// records is the screen with the finished games: a table of the categories, and of
// each its numbers, its last times, and its games.
type records struct {
	*Model
	frame.List
	games   []history.Game
	groups  []recordGroup
	sort    int  // the column that the table is sorted by
	open    bool // one category is looked at
	chosen  recordGroup
	problem string
	first   int // the line of the first entry that is seen
	top     int // and which entry that is
	seen    int // how many are seen
}

// A recordGroup is a category with what its games tell.
type recordGroup struct {
	stats.Group
	stats.Summary
}

// recordsMsg brings the finished games.
type recordsMsg struct {
	games   []history.Game
	skipped history.Skipped
	err     error
}

// show shows the screen, and reads the games on the side.
func (r *records) show() tea.Cmd {
	r.open, r.Selected = false, 0
	read := func() tea.Msg {
		games, skipped, err := r.Archive.History()
		return recordsMsg{games, skipped, err}
	}
	return tea.Batch(r.Model.show(recordsScreen), read)
}

// read takes the games.
func (r *records) read(msg recordsMsg) {
	r.games, r.problem = msg.games, ""
	switch {
	case msg.err != nil:
		r.problem = words.Error(msg.err, r.Lang)
	case msg.skipped.First != nil:
		r.problem = words.Error(msg.skipped.First, r.Lang)
	}
	r.groups = nil
	for _, group := range stats.Groups(msg.games) {
		r.groups = append(r.groups, recordGroup{group, stats.Sum(group.Games)})
	}
	r.arrange()
}

// A column is one of the table of categories.
type column struct {
	name  text.Text
	width int
	text  func(g recordGroup) string
	order func(a, b recordGroup) float64 // negative: a comes first
}

var (
	colWon    = text.Text{"ganadas", "won"}
	colBest   = text.Text{"mejor", "best"}
	colMean   = text.Text{"media", "mean"}
	colStreak = text.Text{"racha", "streak"}
)

func columns() []column {
	best := func(g recordGroup) float64 {
		if g.Wins == 0 {
			return 1e18 // behind all that were won
		}
		return g.Best.Seconds()
	}
	return []column{
		{text.Text{"partidas", "games"}, 10, func(g recordGroup) string { return fmt.Sprint(g.Summary.Games) },
			func(a, b recordGroup) float64 { return float64(b.Summary.Games - a.Summary.Games) }},
		{colWon, 9, func(g recordGroup) string { return textOr(g.Summary.Games, fmt.Sprintf("%.0f %%", 100*g.Rate())) },
			func(a, b recordGroup) float64 { return b.Rate() - a.Rate() }},
		{colBest, 8, func(g recordGroup) string { return textOr(g.Wins, words.Seconds(g.Best)) },
			func(a, b recordGroup) float64 { return best(a) - best(b) }},
		{colMean, 8, func(g recordGroup) string { return textOr(g.Wins, words.Seconds(g.Averages.Time)) },
			func(a, b recordGroup) float64 { return a.Averages.Time.Seconds() - b.Averages.Time.Seconds() }},
		{colStreak, 7, func(g recordGroup) string { return fmt.Sprintf("%d/%d", g.Streak, g.BestStreak) },
			func(a, b recordGroup) float64 { return float64(b.BestStreak - a.BestStreak) }},
		{text.Text{"aparte", "aside"}, 7, func(g recordGroup) string { return fmt.Sprint(g.Aided + g.GivenUp) },
			func(a, b recordGroup) float64 { return float64(b.Aided + b.GivenUp - a.Aided - a.GivenUp) }},
	}
}

// maxName bounds the names in the table, in columns of the terminal.
const maxName = 40

var recordsTitle = text.Text{"HISTORIAL Y RÉCORDS", "HISTORY AND RECORDS"}

// table returns how wide the names are in the table, and the columns that there is
// room for beside them: the last ones are left out first.
func (r *records) table() (nameWidth int, shown []column) {
	const leastName, leastColumns = 12, 3
	nameWidth = ansi.StringWidth(recordsTitle.In(r.Lang))
	for _, g := range r.groups {
		nameWidth = max(nameWidth, min(maxName, ansi.StringWidth(r.name(g.Group))))
	}
	shown = columns()
	room := r.width - 2 // for the pointer
	for _, c := range shown {
		room -= c.width
	}
	for ; room < nameWidth && len(shown) > leastColumns; shown = shown[:len(shown)-1] {
		room += shown[len(shown)-1].width
	}
	return max(leastName, min(nameWidth, room)), shown
}

// textOr returns a text about so many games, or a dash where there are none.
func textOr(games int, text string) string {
	if games == 0 {
		return "–"
	}
	return text
}

// arrange sorts the table.
func (r *records) arrange() {
	order := columns()[r.sort].order
	slices.SortStableFunc(r.groups, func(a, b recordGroup) int {
		switch by := order(a, b); {
		case by < 0:
			return -1
		case by > 0:
			return 1
		}
		return 0
	})
}

func (r *records) key(msg tea.KeyMsg) tea.Cmd {
	if r.open {
		return r.openKey(msg)
	}
	if r.Move(msg, len(r.groups)) {
		return nil
	}
	if frame.Picks(msg) && len(r.groups) > 0 {
		return r.pick(r.Selected)
	}
	switch msg.String() {
	case "o", "tab":
		_, shown := r.table()
		r.sort = (r.sort + 1) % len(shown)
		r.arrange()
	case "e":
		if r.Archive.Dir() != "" && len(r.games) > 0 {
			return r.export()
		}
	case "esc", "q":
		return r.Model.show(menuScreen)
	}
	return nil
}

// pick looks at a category, or replays a game of it.
func (r *records) pick(i int) tea.Cmd {
	if !r.open {
		r.Selected = i
		r.open = true
		r.List, r.chosen = frame.List{}, r.groups[i]
		return nil
	}
	games := r.chosen.Group.Games
	return r.replayKept(games[len(games)-1-i].Name)
}

// clickLine picks the entry on a line.
func (r *records) clickLine(line int) tea.Cmd {
	if i := line - r.first; 0 <= i && i < r.seen {
		return r.pick(r.top + i)
	}
	return nil
}

// sortAt sorts by the column that is at x.
func (r *records) sortAt(x int) {
	if r.open || r.seen == 0 {
		return
	}
	nameWidth, shown := r.table()
	begin := frame.Line{frame.Chooser(true)}.Width() + nameWidth
	for i, c := range shown {
		if begin <= x && x < begin+c.width {
			r.sort = i
			r.arrange()
		}
		begin += c.width
	}
}

// export writes the games into files of the folder they are kept in.
func (r *records) export() tea.Cmd {
	games := r.games
	return func() tea.Msg { return exportedMsg{archive.Export(r.Archive.Dir(), games)} }
}

// exportedMsg says whether the games could be written.
type exportedMsg struct{ err error }

var exported = text.Text{"Escritos games.csv y games.json en %s", "Written: games.csv and games.json in %s"}

func (r *records) exported(msg exportedMsg) {
	if r.problem = exported.In(r.Lang, text.Printable(r.Archive.Dir())); msg.err != nil {
		r.problem = words.Error(msg.err, r.Lang)
	}
}

var (
	keySort   = text.Text{"ordenar", "sort"}
	keyExport = text.Text{"exportar", "export"}
)

func (r *records) view(f *frame.Frame) {
	r.seen = 0
	switch {
	case r.open:
		r.viewCategory(f)
		return
	case len(r.groups) == 0:
		b := frame.Block{{draw.Figure.Of(recordsTitle.In(r.Lang))}, {}}
		b = append(b, frame.Wrapped(draw.Message.Of(words.NoGamesYet.In(r.Lang)), min(f.Width-2, 50))...)
		b = append(b, frame.Line{}, frame.KeyHints(r.Lang, frame.Hint("Esc", frame.KeyBack)))
		f.Center(append(b, r.told(f.Width)...), 0)
		return
	}
	nameWidth, columns := r.table()
	head := frame.Line{draw.Figure.Of(fmt.Sprintf("  %-*s", nameWidth, ansi.Truncate(recordsTitle.In(r.Lang), nameWidth, "…")))}
	for i, c := range columns {
		ink, name := draw.Field, c.name.In(r.Lang)
		if i == r.sort {
			ink, name = draw.Key, "▾"+name
		}
		head = append(head, ink.Of(frame.PadLeft(name, c.width)))
	}
	b := frame.Block{head, {}}
	said := r.told(f.Width)
	room := max(1, f.Height-5-len(said))
	r.first, r.top = len(b), max(0, min(r.Selected-room/2, len(r.groups)-room))
	r.seen = min(room, len(r.groups)-r.top)
	for i := r.top; i < r.top+r.seen; i++ {
		g := r.groups[i]
		ink := draw.Message
		if i == r.Selected {
			ink = draw.Figure
		}
		name := ansi.Truncate(r.name(g.Group), nameWidth, "…")
		l := frame.Line{frame.Chooser(i == r.Selected), ink.Of(name + strings.Repeat(" ", nameWidth-ansi.StringWidth(name)))}
		for _, c := range columns {
			l = append(l, ink.Of(frame.PadLeft(c.text(g), c.width)))
		}
		b = append(b, l)
	}
	b = append(b, frame.Line{}, frame.KeyHints(r.Lang, frame.Hint("Enter", frame.KeyOpen), frame.Hint("o", keySort),
		frame.Hint("e", keyExport), frame.Hint("Esc", frame.KeyBack)))
	f.Center(append(b, said...), r.first+r.Selected-r.top)
}
