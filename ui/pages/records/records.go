// Package records is the page of the finished games: a table of the categories, and of
// each its numbers, its last times, and its games.
package records

import (
	"buscaminas/ui/archive"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/session"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A Page is the page of the records.
type Page struct {
	page.Context
	page.List
	keys    keys.Table
	order   *Order
	asked   bool // for the games
	games   []history.Game
	groups  []group
	chosen  *group // the category that is looked at; nil: all of them
	trended bool   // its weeks are seen, and not its games
	weeks   []screen.Row
	below   screen.Block // the table of categories: the trend of the selected one
	told    screen.Span  // what was just done, or is wrong
	reading string       // how far the game is that is to be seen again; "": none is read
	filming page.Filming

	stand stand // of the game that is selected in a category
	ends  page.Previews[string, end]
}

// A group is a category with what its games tell.
type group struct {
	stats.Group
	stats.Summary
}

// New returns the page, sorted as it was last.
func New(order *Order) *Page { return &Page{order: order} }

// found brings the finished games.
type found struct {
	games   []history.Game
	groups  []group
	skipped history.Skipped
	err     error
}

// find reads the games on the side.
func (p *Page) find() tea.Cmd {
	kept := p.Archive
	return func() tea.Msg {
		f := found{}
		f.games, f.skipped, f.err = kept.History()
		for _, g := range stats.Groups(f.games) {
			f.groups = append(f.groups, group{g, stats.Sum(g.Games)})
		}
		return f
	}
}

// take takes the games that were found.
func (p *Page) take(f found) {
	p.games, p.groups, p.told = f.games, f.groups, screen.Span{}
	switch {
	case f.err != nil:
		p.refuse(words.Error(f.err, p.Lang))
	case f.skipped.First != nil:
		p.refuse(words.Error(f.skipped.First, p.Lang))
	}
	p.sort(*p.order)
	p.show()
}

func (p *Page) refuse(said string) { p.told = screen.Refused.Of(said) }

// show takes the keys of what is looked at, and draws its trend.
func (p *Page) show() {
	p.fit()
	if p.chosen != nil {
		p.keys = p.Keys.Of(keys.Category)
		if p.trended {
			p.setTrendKeys()
			p.weeks = p.trend()
		}
		return
	}
	p.setBelow()
	p.keys = p.Keys.Of(keys.Records)
	p.keys.Enable(len(p.groups) > 0, keys.Pick, keys.Sort)
	p.keys.Enable(len(p.groups) > 0 && p.Archive.Dir() != "", keys.Export)
}

// look looks at a category; nil: at all of them.
func (p *Page) look(at *group) {
	p.chosen, p.trended, p.List = at, false, page.List{}
	p.show()
}

// lines returns how many lines there are to choose from.
func (p *Page) lines() int {
	switch {
	case p.trended:
		return max(1, len(p.weeks)-screen.Room(p.Height)+1)
	case p.chosen != nil:
		return len(p.chosen.Group.Games)
	}
	return len(p.groups)
}

// Update implements [page.Page].
func (p *Page) Update(msg tea.Msg) (tea.Cmd, page.Dest) {
	cmd, dest := p.update(msg)
	return tea.Batch(cmd, p.read()), dest
}

func (p *Page) update(msg tea.Msg) (tea.Cmd, page.Dest) {
	switch msg := msg.(type) {
	case page.Context:
		p.Context = msg
		p.show()
		if !p.asked {
			p.asked = true
			return p.find(), nil
		}
	case found:
		p.take(msg)
	case page.Previewed[string, end]:
		p.ends.Take(msg)
	case exported:
		p.told = screen.Message.Of(writtenTo.In(p.Lang, p.Archive.Dir()))
		if msg.err != nil {
			p.refuse(words.Error(msg.err, p.Lang))
		}
	case page.Filmed:
		if said, ok := p.filming.End(msg, p.Lang); ok {
			p.told = said
		}
	case page.FilmTick:
		return p.filming.Tick(msg), nil
	case page.Reading:
		p.reading = msg.Said
	case page.Complaint:
		p.refuse(msg.In(p.Lang))
	case tea.KeyMsg:
		return p.do(p.keys.Command(msg.String()))
	case page.Click:
		return nil, p.click(msg)
	}
	return nil, nil
}

// do carries out what a key stands for.
func (p *Page) do(c keys.Command) (tea.Cmd, page.Dest) {
	if p.Do(c, p.lines()) {
		p.setBelow()
		return nil, nil
	}
	switch c {
	case keys.Pick:
		if p.trended {
			return nil, p.learn(0)
		}
		return nil, p.pick(p.Selected)
	case keys.RaceGame:
		return nil, page.Race{Name: p.game(p.Selected).Name}
	case keys.Sort:
		_, shown := p.table()
		p.sort((*p.order + 1) % Order(len(shown)))
		p.setBelow()
	case keys.Export:
		return p.export(), nil
	case keys.Film:
		return p.film(), nil
	case keys.ShowHelp:
		if p.chosen != nil {
			return nil, page.Help{Keys: keys.Category}
		}
		return nil, page.Help{Keys: keys.Records}
	case keys.Trend:
		p.trended, p.List = !p.trended, page.List{}
		p.show()
	case keys.Back:
		said, filmed := p.filming.Cancel(p.Lang)
		switch {
		case filmed:
			p.told = said
		case p.chosen == nil:
			return nil, page.Back{}
		case p.trended:
			p.look(p.chosen)
		default:
			p.look(nil)
		}
	}
	return nil, nil
}

// pick looks at a category, or at a game of it again.
func (p *Page) pick(i int) page.Dest {
	if i >= p.lines() { // there is none, or another table was drawn
		return nil
	}
	if p.chosen == nil {
		chosen := p.groups[i]
		p.look(&chosen)
		return nil
	}
	return page.Watch{Name: p.game(i).Name}
}

// game returns the game on line i of the category that is looked at: the last comes first.
func (p *Page) game(i int) history.Game {
	games := p.chosen.Group.Games
	return games[len(games)-1-i]
}

// head is the item of the line with the heads of the columns.
const head = page.NoItem - 1

// click picks the line that was clicked, or sorts by the column.
func (p *Page) click(msg page.Click) page.Dest {
	if p.Turn(msg, p.lines()) || msg.Button != tea.MouseButtonLeft {
		p.setBelow()
		return nil
	}
	switch {
	case msg.Item == page.NoItem:
	case p.trended:
		return p.learn(msg.Item)
	case msg.Item == head:
		p.sortAt(msg.Column)
		p.setBelow()
	default:
		return p.pick(msg.Item)
	}
	return nil
}

// film makes a film of the selected game.
func (p *Page) film() tea.Cmd {
	if p.Selected >= p.lines() {
		return nil
	}
	p.told = screen.Span{}
	kept, name := p.Archive, p.game(p.Selected).Name
	return p.filming.Begin(&p.Context, func() (*session.Replay, error) {
		saved, err := kept.Read(name)
		if err != nil {
			return nil, err
		}
		return session.NewReplay(saved.Journal)
	})
}

// exported says whether the games could be written.
type exported struct{ err error }

var writtenTo = text.Text{"Escritos games.csv y games.json en %s", "games.csv and games.json written to %s"}

// export writes the games into files of the folder they are kept in.
func (p *Page) export() tea.Cmd {
	dir, games := p.Archive.Dir(), p.games
	return func() tea.Msg { return exported{archive.Export(dir, games)} }
}

// View implements [page.Page].
func (p *Page) View(f *screen.Frame) {
	v := screen.Page{
		Title: screen.Block{{screen.Title.Of(title.In(p.Lang))}},
		Focus: p.Selected,
		Foot:  p.Foot(&p.keys),
	}
	switch {
	case p.reading != "":
		v.Told = screen.Wrapped(screen.Message.Of(p.reading), p.Width)
	case p.told.Text != "":
		v.Told = screen.Wrapped(p.told, p.Width)
	case p.filming.Told(&p.keys, p.Lang) != "":
		v.Told = screen.Wrapped(screen.Message.Of(p.filming.Told(&p.keys, p.Lang)), p.Width)
	}
	switch {
	case p.trended:
		p.viewTrend(&v)
	case p.chosen != nil:
		p.viewCategory(&v)
	case len(p.groups) == 0:
		v.Scroll(screen.Wrapped(screen.Message.Of(words.NoGamesYet.In(p.Lang)), min(f.Width-2, 50)).Rows())
	default:
		p.viewTable(&v)
	}
	f.Page(v)
}
