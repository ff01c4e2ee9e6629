package ui

import (
	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A question asks the player whether to go on, in most cases because something would be lost. It
// hides the page in view.
type question struct {
	text text.Text
	yes  func() tea.Cmd
}

// unlessLost calls proceed. If some of the pages would lose something, it first asks about each of
// them, and calls proceed only if the player always answers yes.
func (m *Model) unlessLost(why page.Reason, pages []*openPage, proceed func() tea.Cmd) tea.Cmd {
	for i, e := range pages {
		loser, ok := e.Page.(page.Guarded)
		if !ok {
			continue
		}
		if asked, lost := loser.WouldLose(why); lost {
			askOn := func() tea.Cmd { return m.unlessLost(why, pages[i+1:], proceed) }
			m.ask = &question{asked, askOn}
			return nil
		}
	}
	return proceed()
}

// The answers to a question. They are also the items that a click selects.
const (
	yes = iota
	no
)

// key returns the answer for a key, or NoItem.
func (q *question) key(m *Model, msg tea.KeyMsg) int {
	table := m.tables.Of(keys.Question)
	switch table.Command(msg.String()) {
	case keys.Yes:
		return yes
	case keys.No:
		return no
	}
	return page.NoItem
}

func (m *Model) answer(answer int) tea.Cmd {
	q := m.ask
	switch answer {
	case yes:
		m.ask = nil
		return q.yes()
	case no:
		m.ask = nil
	}
	return nil
}

func (q *question) view(m *Model, f *screen.Frame) {
	rows := screen.Wrapped(screen.Message.Of(q.text.In(m.Lang)), screen.ColumnsOf(f.Width, f.Height).Prose()).Rows()
	hints := m.answers()
	v := screen.Page{
		Title: screen.Block{{screen.Title.Of(words.Program.In(m.Lang))}},
		Focus: len(rows) + 1,
		Foot:  screen.NewFoot(m.width, m.Lang, hints),
	}
	rows = append(rows, screen.Row{})
	for item, h := range hints {
		rows = append(
			rows,
			screen.Line{screen.Key.Of(h.Label()), screen.Message.Of(": " + h.Does.In(m.Lang))}.As(item),
		)
	}
	v.Scroll(rows)
	f.Page(v)
}

// answers returns the key hints for yes and for no, in this order. Each hint names one key: the
// initial of the word in the player's language if that key is bound, or else the first bound key.
func (m *Model) answers() []screen.KeyHint {
	table := m.tables.Of(keys.Question)
	hints := table.Foot(m.Lang)
	if initial := m.Lang.Say("s", "y"); table.Command(initial) == keys.Yes {
		hints[yes].Keys = []screen.KeyName{{Name: initial, Label: initial}}
	}
	return hints
}
