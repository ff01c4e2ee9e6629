package ui

import (
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A question asks the player whether to go on, in most cases because something would be lost. It stands
// above the page in view.
type question struct {
	text  text.Text
	about string // describes the game that the question is about; "": none
	yes   func() tea.Cmd
}

// unlessLost calls proceed unless the player objects. For each of the pages that would lose
// something, it asks the player first. If the player always answers yes, it calls proceed. The
// parameter why is the reason for which the pages are left.
func (m *Model) unlessLost(why page.Reason, pages []*openPage, proceed func() tea.Cmd) tea.Cmd {
	for i, e := range pages {
		loser, ok := e.Page.(page.Guarded)
		if !ok {
			continue
		}
		if asked, lost := loser.WouldLose(why); lost {
			askOn := func() tea.Cmd { return m.unlessLost(why, pages[i+1:], proceed) }
			m.ask = &question{asked, m.about(e), askOn}
			return nil
		}
	}
	return proceed()
}

// about describes the game of a page, or returns "" if the page has none.
func (m *Model) about(e *openPage) string {
	if s := e.session(); s != nil {
		return s.Brief(page.NamesOf(s.Setup.Grid())).In(m.Lang)
	}
	return ""
}

// answer answers the question with a key.
func (m *Model) answer(key tea.KeyMsg) tea.Cmd {
	q, table := m.ask, m.tables.Of(keys.Question)
	switch table.Command(key.String()) {
	case keys.Yes:
		m.ask = nil
		return q.yes()
	case keys.No:
		m.ask = nil
	}
	return nil
}

// view draws the question over the frame. In the foot it names one key for yes. This is the
// initial of "yes" in the player's language if it is bound to yes, and otherwise the first bound
// key.
func (q *question) view(m *Model) {
	table := m.tables.Of(keys.Question)
	hints := table.Foot(m.Lang)
	if initial := m.Lang.Say("s", "y"); table.Command(initial) == keys.Yes {
		hints[0].Keys = []screen.KeyName{{Name: initial, Label: initial}}
	}
	const widest = 48
	width := min(widest, m.width-screen.PanelBorder)
	said := screen.Wrapped(screen.Message.Of(q.text.In(m.Lang)), width)
	if q.about != "" {
		said = append(said, screen.Wrapped(screen.Field.Of(q.about), width)...)
	}
	m.frame.Ask(said, screen.NewFoot(m.width, m.Lang, hints))
}
