package ui

import (
	"fmt"

	"buscaminas/ui/choices"
	"buscaminas/ui/keys"
	"buscaminas/ui/text"
	"buscaminas/ui/theme"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
)

// configure takes over what the settings file says, but for the options that the
// command line has decided. It returns what is to be said of the file.
func (m *Model) configure(decided map[string]bool) []string {
	wrong := m.Choices.Configure(m.Settings.All(), decided)
	wrong = append(wrong, m.applyChoices()...)
	var said []string
	for _, err := range m.Problems {
		said = append(said, words.Error(err, m.Lang))
	}
	for _, err := range m.Settings.Problems() {
		said = append(said, words.Error(err, m.Lang))
	}
	for _, w := range wrong {
		said = append(said, fmt.Sprintf("%s:%d: %s", m.Settings.Path(), w.Line, w.Text.In(m.Lang)))
	}
	return said
}

// applyChoices makes what follows from the choices. What is wrong with the keys of the
// settings file is returned.
func (m *Model) applyChoices() []keys.Wrong {
	m.inks = theme.All()[m.Theme].Inks(m.renderer)
	tables, wrong := keys.New(keys.Sets()[m.KeySet], m.Settings.All())
	m.tables = tables
	m.editor.refit()
	if m.play != nil {
		m.play.keys = tables.Of(keys.Board)
		m.play.steady = steady{}
		m.play.board.Marks = m.Marks
		m.play.fit()
	}
	return wrong
}

// choose gives an option its value number i, at once and for the next time.
func (m *Model) choose(name string, i int) tea.Cmd {
	o, ok := choices.Named(name)
	if !ok {
		return nil
	}
	o.Set(&m.Choices, i)
	m.applyChoices()
	m.Settings.Set(name, o.Values[i].In(text.English))
	keep := func() tea.Msg {
		if err := m.Settings.Write(); err != nil {
			return notKeptMsg{err}
		}
		return nil
	}
	switch {
	case name != "mouse":
		return keep
	case m.Mouse:
		return tea.Batch(keep, tea.EnableMouseCellMotion)
	default:
		return tea.Batch(keep, tea.DisableMouse)
	}
}

// next gives an option the value that comes after its own, or before it.
func (m *Model) next(name string, by int) tea.Cmd {
	o, ok := choices.Named(name)
	if !ok {
		return nil
	}
	n := len(o.Values)
	return m.choose(name, (o.Get(&m.Choices)+by+n)%n)
}

// notKeptMsg says that the settings could not be written.
type notKeptMsg struct{ err error }
