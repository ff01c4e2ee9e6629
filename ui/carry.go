package ui

import (
	"buscaminas/ui/page"
	"buscaminas/ui/pages/day"
	"buscaminas/ui/pages/help"
	"buscaminas/ui/pages/library/browser"
	"buscaminas/ui/pages/library/collection"
	"buscaminas/ui/pages/library/shelf"
	"buscaminas/ui/pages/menu"
	"buscaminas/ui/pages/newgame/code"
	"buscaminas/ui/pages/newgame/custom"
	"buscaminas/ui/pages/options"
	"buscaminas/ui/pages/play"
	"buscaminas/ui/pages/records"
	"buscaminas/ui/pages/replay"
	"buscaminas/ui/pages/replay/challenge"
	"buscaminas/ui/pages/school"
	"buscaminas/ui/pages/school/course"
	"buscaminas/ui/pages/school/teach"
	"buscaminas/ui/pages/waiting"

	tea "github.com/charmbracelet/bubbletea"
)

// A memory is what pages leave for the next visit.
type memory struct {
	menu    menu.Memory
	browser browser.Memory
	custom  custom.Typed
	day     day.Memory
	shelf   shelf.Shelf
	course  course.Course
	records records.Order
	options options.Memory
	typed   play.Typed
}

// carryOut does what a page asks for.
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
		return m.start(dest.Setup, play.Options{Notes: dest.Notes, Ghost: dest.Ghost, Message: dest.Said})
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
	case page.Choose:
		return m.choose(dest.Option, dest.Value)
	default:
		return m.show(dest)
	}
	return nil
}

// show opens the page that is asked for.
func (m *Model) show(dest page.Dest) tea.Cmd {
	switch dest := dest.(type) {
	case page.Challenge:
		return m.open(challenge.New(dest.Game, dest.File))
	case page.See:
		if dest.Replay == nil {
			return m.read(readingGame, func() (msg readMsg) {
				msg.replay, msg.err = dest.Make()
				return msg
			})
		}
		return m.open(replay.New(dest.Replay))
	case page.Help:
		return m.open(help.New(dest))
	case page.Code:
		return m.open(code.New(dest.Text))
	case page.Learn:
		return m.learn(dest)
	case page.Open:
		return m.openPlace(dest.Place)
	}
	return nil
}

// openPlace shows a page that needs nothing to begin with.
func (m *Model) openPlace(place page.Place) tea.Cmd {
	switch place {
	case page.Files:
		return m.open(browser.New(&m.memory.browser))
	case page.Custom:
		return m.open(custom.New(&m.memory.custom))
	case page.Collection:
		return m.open(collection.New(&m.memory.shelf))
	case page.Records:
		return m.open(records.New(&m.memory.records))
	case page.Editor:
		return m.openEditor()
	case page.Options:
		return m.open(options.New(&m.memory.options))
	case page.Day:
		return m.open(day.New(&m.memory.day))
	case page.Waiting:
		return tea.Batch(m.open(waiting.New(m.waits())), m.lookForWaits())
	case page.School:
		return m.open(school.New(&m.memory.course))
	}
	return nil
}

// learn shows the page of a lesson, of a skill, or of what the player missed.
func (m *Model) learn(dest page.Learn) tea.Cmd {
	switch {
	case dest.Lesson != nil:
		return m.open(teach.New(dest.Lesson, &m.memory.course))
	case dest.Skill != nil:
		return m.open(teach.NewSkill(dest.Skill, &m.memory.course))
	}
	return m.open(teach.NewPractice(&m.memory.course))
}

// toMenu shows the menu: the one that is open below the page that is seen, or a new one
// above the game that is played, or alone.
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
	show := m.open(menu.New(&m.memory.menu, below != nil, m.waits(), m.past))
	m.top().isMenu = true
	return tea.Batch(show, m.sayOnMenu(), m.tellUnsaved())
}

// sayOnMenu says on the menu what is to be said there, once it is seen.
func (m *Model) sayOnMenu() tea.Cmd {
	e := m.top()
	if e == nil || !e.isMenu || len(m.said) == 0 {
		return nil
	}
	said := m.said
	m.said = nil
	return m.tell(e, menu.Said(said))
}

// quit leaves the program, after asking about what would be lost.
func (m *Model) quit() tea.Cmd {
	return m.unlessLost(page.Left, m.all(), m.end)
}

// end leaves the program, for which nothing is lost, or what is was given up.
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
