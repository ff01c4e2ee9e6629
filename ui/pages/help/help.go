// Package help is the page of the manual. It lists the keys of the page from which the player
// opened it, and the topics of the manual. The first topic is how to play.
package help

import (
	"buscaminas/ui/manual"
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A model is the page of the manual. It scrolls its text itself, because the viewport of the
// library Bubbles cannot show the inks of package screen.
type model struct {
	page.Context
	about  keys.Page // the page whose keys are listed
	keys   keys.Table
	topics []manual.Topic
	list   page.List    // the entries: the first lists the keys, and the others are the topics
	told   screen.Block // the text of the selected entry, laid out
	top    int          // the first line shown
	index  bool         // the list is shown instead of the text, because there is no room for both
}

// New returns the page. If there is a topic named asked.Topic, the page first shows that topic.
// Otherwise it first shows the keys of the page asked.Keys.
func New(asked page.Help) *model {
	p := &model{about: asked.Keys}
	for _, t := range manual.Topics() {
		if t.Command {
			continue
		}
		p.topics = append(p.topics, t)
		if t.Name.In(text.English) == asked.Topic {
			p.list.Selected = len(p.topics)
		}
	}
	return p
}

// Keyboard implements [page.Keyed].
func (p *model) Keyboard() *keys.Table { return &p.keys }

// Update implements [page.Page].
func (p *model) Update(msg tea.Msg) (tea.Cmd, page.Request) {
	switch msg := msg.(type) {
	case page.Context:
		p.Context, p.keys = msg, msg.Keys.Of(keys.Help)
		p.index = p.index && !p.hasSide()
		p.tell(p.top)
	case tea.KeyMsg:
		return nil, p.do(p.keys.Command(msg.String()))
	case page.Click:
		switch {
		case p.index && p.list.ScrollWheel(msg, p.entries()):
			p.tell(0)
		case msg.Button == tea.MouseButtonWheelUp:
			p.scroll(-1)
		case msg.Button == tea.MouseButtonWheelDown:
			p.scroll(+1)
		case msg.Chosen() && msg.Item == headingItem:
			switch screen.ArrowAt(msg.Column, screen.Width(p.heading())) {
			case -1:
				p.do(keys.Previous)
			case +1:
				p.do(keys.Next)
			}
		case msg.Chosen():
			p.index = false
			p.choose(msg.Item)
		}
	}
	return nil, nil
}

// do carries out the command of a key.
func (p *model) do(c keys.Command) page.Request {
	if p.index && p.list.Do(c, p.entries()) {
		p.tell(0)
		return nil
	}
	switch c {
	case keys.ListTopics:
		p.index = !p.index && !p.hasSide()
	case keys.Back:
		if p.index {
			p.index = false
			return nil
		}
		return page.Back{}
	case keys.Next:
		p.choose((p.list.Selected + 1) % p.entries())
	case keys.Previous:
		p.choose((p.list.Selected + p.entries() - 1) % p.entries())
	case keys.Up:
		p.read(-1)
	case keys.Down:
		p.read(+1)
	case keys.PageUp:
		p.read(-p.room())
	case keys.PageDown:
		p.read(+p.room())
	case keys.First:
		p.scroll(-p.maxTop())
	case keys.Last:
		p.scroll(+p.maxTop())
	}
	return nil
}

func (p *model) entries() int { return 1 + len(p.topics) }

// choose shows an entry from its beginning.
func (p *model) choose(i int) {
	p.list.Selected = i
	p.tell(0)
}

// tell lays out the selected entry, and scrolls to line top.
func (p *model) tell(top int) {
	p.told = p.laidOut(p.width())
	p.top = 0
	p.scroll(top)
}

// read scrolls down by a number of lines. A negative number scrolls up. At the end of the text,
// read goes on to the next entry. At the beginning of the text, it goes back to the end of the
// entry before.
func (p *model) read(lines int) {
	switch at := p.list.Selected; {
	case lines > 0 && p.top == p.maxTop() && at+1 < p.entries():
		p.choose(at + 1)
	case lines < 0 && p.top == 0 && at > 0:
		p.choose(at - 1)
		p.scroll(p.maxTop())
	default:
		p.scroll(lines)
	}
}

// scroll scrolls down by a number of lines, but not beyond the ends of the text. A negative number
// scrolls up.
func (p *model) scroll(lines int) { p.top = max(0, min(p.top+lines, p.maxTop())) }

// room returns the number of lines that show text.
func (p *model) room() int { return screen.ContentHeight(p.Height) }

// maxTop returns the greatest value of p.top. At this value, the page shows the end of the text.
func (p *model) maxTop() int { return max(0, len(p.told)-p.room()) }

// name returns the name of entry i in the list.
func (p *model) name(i int) string {
	if i == 0 {
		return p.Lang.Say("teclas de aquí", "keys here")
	}
	return p.topics[i-1].Name.In(p.Lang)
}

func (p *model) title(i int) string {
	if i == 0 {
		return p.Lang.Say("teclas de esta página", "keys of this page")
	}
	return p.topics[i-1].Title.In(p.Lang)
}

// hasSide reports whether there is room for the list of the topics beside the text.
func (p *model) hasSide() bool { return p.Columns().Side > 0 }

// width returns the width of the text, in columns.
func (p *model) width() int { return p.Columns().ProseWidth() }
