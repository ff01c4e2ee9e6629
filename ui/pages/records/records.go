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

// A model is the page of the records. It shows one [part] at a time.
type model struct {
	page.Listing
	order  *Order
	asked  bool // the reading of the games was started
	games  []history.Game
	groups []group
	seen   part
	told   screen.Span // the message below the page
	page.Filming
	ends page.Previews[string, *game.Game] // the games as they were at their end, by name
}

// A part is one of the three views of the page: all categories, one category, or the trend of one
// category. Every part embeds the [model].
type part interface {
	on() keys.Page                            // the page whose keys apply
	lines() int                               // the number of lines of the list; 0: the part has no list
	show()                                    // enables the keys that apply, and fits the part to the window
	do(keys.Command) (tea.Cmd, page.Request)  // carries out the command of a key
	click(page.Click) (tea.Cmd, page.Request) // carries out a click outside the list
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
	return p.InTurn(func() tea.Msg {
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
	p.show()
}

func (p *model) refuse(said string) { p.told = screen.Refused.Of(said) }

// turn shows another view of the page.
func (p *model) turn(to part) {
	p.seen, p.List, p.Filter, p.Sought = to, page.List{}, page.Filter{}, nil
	p.Keyed = p.Keys.Of(to.on())
	p.show()
}

func (p *model) show() {
	p.seen.show()
	p.SetLines(p.seen.lines())
}

// Update implements [page.Page].
func (p *model) Update(msg tea.Msg) (tea.Cmd, page.Request) {
	cmd, request := p.update(msg)
	return tea.Batch(cmd, p.seen.read()), request
}

func (p *model) update(msg tea.Msg) (tea.Cmd, page.Request) {
	c, request := p.Handle(msg, p.seen.on(), p.seen.lines())
	switch msg := msg.(type) {
	case page.Context:
		p.show()
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
	case page.Click:
		if c == keys.None {
			return p.seen.click(msg)
		}
	}
	if c != keys.None {
		return p.seen.do(c)
	}
	return nil, request
}

// View implements [page.Page].
func (p *model) View(f *screen.Frame) {
	v := p.Page(title.In(p.Lang), 0, "", nil)
	if p.told.Text != "" {
		v.Message = screen.Wrapped(p.told, p.Width)
	}
	p.seen.view(&v)
	f.Page(v)
}
