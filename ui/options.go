package ui

import (
	"buscaminas/ui/page"
	"buscaminas/ui/screen/theme"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/settings/look"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// configure applies the settings file, except for options set on the command line. It returns
// messages about the errors in the file.
func (m *Model) configure(decided map[string]bool) []string {
	wrong := m.Choices.Configure(m.Settings.All(), decided)
	wrong = append(wrong, m.applyChoices()...)
	var said []string
	for _, err := range m.Problems {
		said = append(said, words.Error(err, m.Lang))
	}
	for _, message := range choices.Messages(m.Settings, wrong) {
		said = append(said, message.In(m.Lang))
	}
	return said
}

// applyChoices makes the look and the key tables from the options. It returns the errors in the
// lines of the settings file that set colors, signs or keys.
func (m *Model) applyChoices() []keys.LineError {
	lines := m.Settings.All()
	var unseen []keys.LineError
	m.looks, unseen = look.Of(theme.All()[m.Theme], m.renderer.ColorProfile(), lines)
	m.palette = m.looks.Theme.Palette(m.renderer.ColorProfile(), m.ASCII)
	var withheld []keys.Command
	if m.Served != nil {
		withheld = []keys.Command{keys.Film}
	}
	if m.Served.IsGuest() {
		withheld = append(withheld, keys.SaveBoard, keys.RaceGame)
	}
	tables, wrong := keys.New(keys.Sets()[m.KeySet], lines, withheld...)
	m.tables = tables
	return append(unseen, wrong...)
}

// choose sets an option, and saves the settings.
func (m *Model) choose(of page.Choose) tea.Cmd {
	o, i, ok := of.Set(&m.Choices)
	if !ok {
		return nil
	}
	m.Settings.Set(o.Name, o.Values[i].In(text.English))
	m.applyChoices()
	told := tea.Batch(m.tellAll(m.context()), m.tellAll(m.waits())) // pages made texts in the old language
	keep := m.keepSettings
	switch {
	case o.Name == choices.LetWatch:
		return tea.Batch(told, keep, m.letWatch(m.Watched))
	case o.Name != "mouse":
		return tea.Batch(told, keep)
	case m.Mouse:
		return tea.Batch(told, keep, tea.EnableMouseCellMotion)
	default:
		return tea.Batch(told, keep, tea.DisableMouse)
	}
}

// letWatch lets the other players of a server watch the games of this player, or forbids it.
func (m *Model) letWatch(allowed bool) tea.Cmd {
	kept := m.Archive
	return func() tea.Msg {
		if kept.AllowWatching(allowed) != nil {
			return page.SaveFailed{Err: errLetWatch}
		}
		return nil
	}
}

// errLetWatch says that the choice about watching could not be saved. It replaces the file error,
// because the path in that error means nothing to a player of a server.
var errLetWatch error = text.Error{
	"no se ha podido cambiar quién puede ver tus partidas: prueba otra vez",
	"the choice of who may watch could not be saved: try again"}

// keepSettings writes the settings file. If that fails, it returns the error in a
// [page.SaveFailed], and otherwise nil.
func (m *Model) keepSettings() tea.Msg {
	if err := m.Settings.Write(); err != nil {
		return page.SaveFailed{Err: err}
	}
	return nil
}

// callMe stores the name of the player.
func (m *Model) callMe(name string) tea.Cmd {
	m.Player = name
	m.Settings.Set(choices.PlayerName, name)
	return tea.Batch(m.tellAll(m.context()), m.keepSettings)
}
