package ui

import (
	"cmp"

	"buscaminas/ui/page"
	"buscaminas/ui/pages/menu"
	"buscaminas/ui/pages/play"

	tea "github.com/charmbracelet/bubbletea"
)

func (m *Model) carryOut(e *openPage, request page.Request) tea.Cmd {
	switch request := request.(type) {
	case page.Back:
		return m.closePage(e)
	case page.Menu:
		if e == m.edited {
			return tea.Batch(m.dropEdited(), m.toMenu())
		}
		return m.toMenu()
	case page.Quit:
		return m.quit()
	case page.Play:
		return m.start(request.Setup, play.Options{
			Notes: request.Notes, Ghost: request.Ghost, Message: request.Message, Seat: request.Seat, Previous: e.session()})
	case page.NextGame:
		return m.follow(request, e.session())
	case page.GoOn:
		return m.goOn(request.Name)
	case page.GiveUp:
		return m.giveUp(request.Name)
	case page.GiveUpAll:
		return m.giveUpAll()
	case page.RaceAgainst:
		return m.race(request.Name)
	case page.Watch:
		return m.watch(request.Name)
	case page.TakeOver:
		return m.takeOver(request)
	case page.Edit:
		return m.edit(e, request)
	case page.Ask:
		m.ask = &question{request.Text, cmp.Or(request.About, m.about(e)), func() tea.Cmd { return m.tell(e, request.Yes) }}
	case page.NamePlayer:
		return m.callMe(request.Name)
	case page.Choose:
		return m.choose(request)
	case page.Files:
		if m.Served != nil {
			return m.tellSeen(page.Complaint{Message: page.NoFiles.In(m.Lang)})
		}
		return m.show(request)
	case page.Editor:
		return m.openEditor()
	case page.Waiting:
		return tea.Batch(m.show(request), m.lookForWaits())
	case page.OpenReplay:
		if request.Replay == nil {
			return m.readReplay(request)
		}
		return m.show(request)
	case page.Challenge:
		if err := m.Served.Check(request.Game.Grid()); err != nil {
			return m.tellSeen(page.Complaint{Err: err})
		}
		return m.show(request)
	default:
		return m.show(request)
	}
	return nil
}

func (m *Model) show(request page.Request) tea.Cmd {
	return m.open(pageFor(request, &m.memory))
}

// toMenu shows the menu. If a menu is open, toMenu closes the pages above it. Otherwise toMenu
// closes all pages except the game being played, and opens a menu above that game.
func (m *Model) toMenu() tea.Cmd {
	for i, e := range m.pages {
		if e.isMenu {
			m.pages = m.pages[:i+1]
			return tea.Batch(m.look(), m.sayOnMenu(), m.tellUnsaved())
		}
	}
	below := m.played()
	m.pages = nil
	if below != nil {
		m.pages = append(m.pages, below)
	}
	show := m.open(menu.New(&m.memory.menu, below != nil, m.waits(), m.holds.past))
	m.top().isMenu = true
	return tea.Batch(show, m.sayOnMenu(), m.tellUnsaved())
}

// sayOnMenu gives the messages in m.said to the menu, if the menu is on top.
func (m *Model) sayOnMenu() tea.Cmd {
	e := m.top()
	if e == nil || !e.isMenu || len(m.said) == 0 {
		return nil
	}
	said := m.said
	m.said = nil
	return m.tell(e, menu.Messages(said))
}

// quit leaves the program. If something would be lost, quit asks first.
func (m *Model) quit() tea.Cmd {
	return m.unlessLost(page.Left, m.all(), m.end)
}

// end leaves the program without a question. It also removes the recovery file of the board in the
// editor.
func (m *Model) end() tea.Cmd {
	p := m.editor()
	if p == nil {
		return tea.Quit
	}
	forget := p.Forget()
	return func() tea.Msg {
		forget()
		return tea.Quit()
	}
}
