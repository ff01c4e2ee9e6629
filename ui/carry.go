package ui

import (
	"buscaminas/ui/page"
	"buscaminas/ui/pages/menu"
	"buscaminas/ui/pages/play"
	"buscaminas/ui/tell/words"

	tea "github.com/charmbracelet/bubbletea"
)

// carryOut carries out the request dest, which page e has made.
func (m *Model) carryOut(e *openPage, dest page.Dest) tea.Cmd {
	switch dest := dest.(type) {
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
		return m.start(dest.Setup, play.Options{
			Notes: dest.Notes, Ghost: dest.Ghost, Message: dest.Said, Seat: dest.Seat})
	case page.Follow:
		return m.follow(dest)
	case page.GoOn:
		return m.goOn(dest.Name)
	case page.GiveUp:
		return m.giveUp(dest.Name)
	case page.Race:
		return m.race(dest.Name)
	case page.Watch:
		return m.watch(dest.Name)
	case page.TakeOver:
		return m.takeOver(dest)
	case page.Edit:
		return m.edit(e, dest)
	case page.Ask:
		m.ask = &question{dest.Text, func() tea.Cmd { return m.tell(e, dest.Yes) }}
	case page.CallMe:
		return m.callMe(dest.Name)
	case page.Choose:
		return m.choose(dest.Option, dest.Value)
	case page.Files:
		if m.Served != nil {
			return m.tellSeen(page.Complaint{Said: page.NoFiles.In(m.Lang)})
		}
		return m.show(dest)
	case page.Editor:
		return m.openEditor()
	case page.Waiting:
		return tea.Batch(m.show(dest), m.lookForWaits())
	case page.See:
		if dest.Replay == nil {
			return m.read(words.ReadingGame, func(j *page.Job) (msg readMsg) {
				msg.replay, msg.err = dest.Make(j.Watch)
				return msg
			})
		}
		return m.show(dest)
	case page.Challenge:
		if err := m.Served.Check(dest.Game.Grid()); err != nil {
			return m.tellSeen(page.Complaint{Err: err})
		}
		return m.show(dest)
	default:
		return m.show(dest)
	}
	return nil
}

// show opens the requested page.
func (m *Model) show(request page.Dest) tea.Cmd {
	return m.open(pageFor(request, &m.memory))
}

// toMenu shows the menu. If one is open, toMenu closes the pages above it. Otherwise it opens a new
// one above the game being played and closes all other pages.
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
	return m.tell(e, menu.Said(said))
}

// quit leaves the program. It asks first if something would be lost.
func (m *Model) quit() tea.Cmd {
	return m.unlessLost(page.Left, m.all(), m.end)
}

// end leaves the program without a question.
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
