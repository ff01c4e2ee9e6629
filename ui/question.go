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

	yesLine int // the line of the answer yes; that of no is below it
}

// question asks before it does what would lose a game. The clock waits.
func (m *Model) question(asked text.Text, yes func() tea.Cmd) tea.Cmd {
	m.ask = &question{text: asked, yes: yes}
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
	b := append(frame.Wrapped(draw.Title.Of(q.text.In(m.Lang)), f.Width), frame.Line{})
	q.yesLine = len(b)
	f.Center(append(b,
		frame.Line{draw.Key.Of(text.Text{"s: sí", "y: yes"}.In(m.Lang))},
		frame.Line{draw.Key.Of(text.Text{"n: no", "n: no"}.In(m.Lang))},
	), q.yesLine)
}

func (q *question) clickLine(m *Model, line int) tea.Cmd {
	switch line {
	case q.yesLine:
		m.ask = nil
		return q.yes()
	case q.yesLine + 1:
		m.ask = nil
		return m.watch()
	}
	return nil
}
