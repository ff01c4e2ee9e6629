package ui

import (
	"buscaminas/ui/draw"
	"buscaminas/ui/frame"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A question is asked before a game would be lost.
type question struct {
	text text.Text
	yes  func() tea.Cmd
}

// question asks before it does what would lose a game. The clock waits.
func (m *Model) question(asked text.Text, yes func() tea.Cmd) tea.Cmd {
	m.ask = &question{asked, yes}
	return m.watch()
}

func (q *question) key(m *Model, msg tea.KeyMsg) tea.Cmd {
	switch msg.String() {
	case "s", "S", "y", "Y":
		m.ask = nil
		return q.yes()
	case "n", "N", "esc":
		m.ask = nil
		return m.watch()
	}
	return nil
}

func (q *question) view(m *Model, f *frame.Frame) {
	f.Center(frame.Block{
		{draw.Title.Of(q.text.In(m.Lang))},
		{},
		{draw.Key.Of(text.Text{"s: sí", "y: yes"}.In(m.Lang))},
		{draw.Key.Of(text.Text{"n: no", "n: no"}.In(m.Lang))},
	}, 0)
}

// The lines of a question that are answers.
const (
	yesLine = 2
	noLine  = 3
)

func (q *question) clickLine(m *Model, line int) tea.Cmd {
	switch line {
	case yesLine:
		m.ask = nil
		return q.yes()
	case noLine:
		m.ask = nil
		return m.watch()
	}
	return nil
}
