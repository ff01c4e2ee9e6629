package ui

import (
	"strings"

	"buscaminas/boards/files"
	"buscaminas/game/deal"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
)

// pastedMsg brings the board in a text that was pasted, or why there is none.
type pastedMsg struct {
	paste int
	text  string
	setup session.Setup
	notes []*files.Error
	err   error
}

var pasted = text.Text{"tablero pegado", "pasted board"}

// pasted takes in what is pasted at the menu: a board in any format is played, and
// anything else goes where codes are typed. What is no code is read on the side: a
// short text may ask for a large board.
func (m *Model) pasted(text string) tea.Cmd {
	text = strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text) // as terminals end lines
	if _, err := deal.ParseCode(text); err == nil {
		return m.code.show(text)
	}
	m.menu.pastes++
	m.menu.reading, m.menu.problems = true, nil
	number, name, rules := m.menu.pastes, pasted.In(m.Lang), m.Rules
	return func() tea.Msg {
		setup, notes, err := session.FromInput(strings.NewReader(text), name, nil, rules)
		return pastedMsg{number, text, setup, notes, err}
	}
}

// readPaste goes on with what was pasted last, if the player still waits for it.
func (m *Model) readPaste(msg pastedMsg) tea.Cmd {
	if msg.paste != m.menu.pastes {
		return nil
	}
	m.menu.dropPaste()
	switch {
	case msg.err == nil:
		msg.setup.Title = pasted
		return m.newGame(msg.setup, msg.notes)
	case strings.ContainsAny(strings.TrimSpace(msg.text), "\n\r:=*#"): // no code has these
		m.menu.problems = []string{words.Error(msg.err, m.Lang)}
		return nil
	default:
		return m.code.show(msg.text)
	}
}

// dropPaste waits no more for what was pasted.
func (m *menu) dropPaste() {
	m.pastes++
	m.reading = false
}
