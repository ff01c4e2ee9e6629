// Package records is the page of the finished games. It has three views: the table of all
// categories; the figures, the last times and the games of one category; and the trend of one
// category.
package records

import (
	"buscaminas/game"
	"buscaminas/ui/archive/history"
	"buscaminas/ui/archive/stats"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"

	tea "github.com/charmbracelet/bubbletea"
)

// A model is the page of the records. It shows one part at a time.
type model struct {
	page.Context
	keys   keys.Table
	order  *Order
	asked  bool // the reading of the games was started
	games  []history.Game
	groups []group
	seen   part
	told   screen.Span // the message below the page
	page.Filming
	ends page.Previews[string, *game.Game] // the ends of games, by the name of the game
}

// A part is one of the three views of the page: all categories, one category, or the trend of one
// category. Every part embeds the [model].
type part interface {
	show()                                    // sets the keys of the page, and fits the part to the window
	do(keys.Command) (tea.Cmd, page.Request)  // carries out the command of a key
	click(page.Click) (tea.Cmd, page.Request) // carries out a click
	read() tea.Cmd                            // reads the games whose boards the part shows
	view(*screen.Page)                        // draws the part
}

// A group is the games of one category, with their figures.
type group struct {
	stats.Group
	stats.Summary
}

// New returns the page. It sorts the table by the column *order. If the player chooses another
// column, the page stores that column in *order.
func New(order *Order) *model {
	p := &model{order: order}
	p.seen = &categories{model: p}
	return p
}

// found is the message with the finished games, and with the errors in the history.
type found struct {
	games   []history.Game
	groups  []group
	skipped history.Skipped
	err     error
}

// find reads the finished games in the background.
func (p *model) find() tea.Cmd {
	kept := p.Archive
	return p.Aside(func() tea.Msg {
		f := found{}
		f.games, f.skipped, f.err = kept.History()
		for _, g := range stats.Groups(f.games) {
			f.groups = append(f.groups, group{g, stats.Sum(g.Games)})
		}
		return f
	})
}

// take shows the finished games.
func (p *model) take(f found) {
	p.games, p.groups, p.told = f.games, f.groups, screen.Span{}
	switch {
	case f.err != nil:
		p.refuse(words.Error(f.err, p.Lang))
	case f.skipped.First != nil:
		p.refuse(words.Error(f.skipped.First, p.Lang))
	}
	p.sort(*p.order)
	p.seen.show()
}

func (p *model) refuse(said string) { p.told = screen.Refused.Of(said) }

// turn shows another view of the page.
func (p *model) turn(to part) {
	p.seen = to
	to.show()
}

// Keyboard implements [page.Keyed].
func (p *model) Keyboard() *keys.Table {
	if p.Typing() {
		return nil
	}
	return &p.keys
}

// Typing implements [page.Typist].
func (p *model) Typing() bool {
	c, ok := p.seen.(*category)
	return ok && c.Typing()
}

// Update implements [page.Page].
func (p *model) Update(msg tea.Msg) (tea.Cmd, page.Request) {
	cmd, request := p.update(msg)
	return tea.Batch(cmd, p.seen.read()), request
}

func (p *model) update(msg tea.Msg) (tea.Cmd, page.Request) {
	switch msg := msg.(type) {
	case page.Context:
		p.Context = msg
		p.seen.show()
		if !p.asked {
			p.asked = true
			return p.find(), nil
		}
	case found:
		p.take(msg)
	case page.Previewed[string, *game.Game]:
		p.ends.Take(msg)
	case exported:
		p.tell(msg)
	case page.Complaint:
		p.refuse(msg.In(p.Lang))
	case tea.KeyMsg:
		if p.Typing() {
			p.seen.(*category).press(msg)
			return nil, nil
		}
		return p.seen.do(p.keys.Command(msg.String()))
	case page.Click:
		return p.seen.click(msg)
	}
	return nil, nil
}

// View implements [page.Page].
func (p *model) View(f *screen.Frame) {
	v := screen.Page{
		Title: screen.Block{{screen.Title.Of(title.In(p.Lang))}},
		Foot:  p.Foot(&p.keys),
	}
	if p.told.Text != "" {
		v.Message = screen.Wrapped(p.told, p.Width)
	}
	p.seen.view(&v)
	f.Page(v)
}
