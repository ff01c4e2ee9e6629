package ui

import (
	"strings"

	"buscaminas/game/deal"
	"buscaminas/ui/session"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
)

// pasted takes in what is pasted at the menu: a board in any format is played, and
// anything else goes where codes are typed.
func (m *Model) pasted(text string) tea.Cmd {
	text = strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text) // as terminals end lines
	if _, err := deal.ParseCode(text); err == nil {
		return m.code.show(text)
	}
	setup, notes, err := session.FromInput(strings.NewReader(text), words.Pasted.In(m.Lang), nil)
	switch {
	case err == nil:
		setup.Title, setup.Rules = words.Pasted, m.Rules
		return m.newGame(setup, notes)
	case strings.ContainsAny(strings.TrimSpace(text), "\n\r:=*#"): // no code has these
		m.menu.problems = []string{words.Error(err, m.Lang)}
		return nil
	default:
		return m.code.show(text)
	}
}
