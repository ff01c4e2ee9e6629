package ui

import (
	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
	"buscaminas/ui/keys"
	"buscaminas/ui/page"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A question is asked above a page, before something would be lost.
type question struct {
	text text.Text
	yes  func() tea.Cmd
}

// unlessLost does something that may lose what is on some pages: at once where nothing
// would be lost, else after asking about each.
func (m *Model) unlessLost(why page.Why, pages []*openPage, do func() tea.Cmd) tea.Cmd {
	for i, e := range pages {
		loser, ok := e.Page.(page.Loser)
		if !ok {
			continue
		}
		if asked, lost := loser.Loss(why); lost {
			m.ask = &question{asked, func() tea.Cmd { return m.unlessLost(why, pages[i+1:], do) }}
			return nil
		}
	}
	return do()
}

// The answers, which are also the items of a question that can be clicked.
const (
	yes = iota
	no
)

// key returns the answer that a key gives, or NoItem.
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

// answer carries out an answer to the question.
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

func (q *question) view(m *Model, f *frame.Frame) {
	b := frame.Wrapped(draw.Title.Of(q.text.In(m.Lang)), f.Width)
	b = append(b, frame.Line{})
	line := len(b)
	f.Item(line, yes)
	f.Item(line+1, no)
	f.Center(append(b,
		frame.Line{draw.Key.Of(text.Text{"s: sí", "y: yes"}.In(m.Lang))},
		frame.Line{draw.Key.Of(text.Text{"n: no", "n: no"}.In(m.Lang))},
	), line)
}
