package ui

import (
	"buscaminas/game/deal"
	"buscaminas/ui/archive"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
)

// daily returns the board of the day: of the level that was chosen for it, or last in
// this run, at first the easiest.
func (m *menu) daily() session.Setup {
	l := words.Levels()[m.level]
	return session.Daily(deal.Spec{Grid: m.Grid.New(l.Rows, l.Cols), Mines: l.Mines}, m.Now())
}

var menuDaily = text.Text{"Tablero del día", "Board of the day"}

// dailyText is the entry of the board of the day.
func (m *menu) dailyText() string {
	name := menuDaily.In(m.Lang) + " ‹ " + words.Levels()[m.level].Name.In(m.Lang) + " ›"
	if m.streak > 0 {
		name += text.Between + text.Text{"días seguidos: %d", "days in a row: %d"}.In(m.Lang, m.streak)
	}
	return name
}

// dailyMsg brings the streak of days.
type dailyMsg struct{ streak int }

// countDays counts on the side on how many days in a row the board of the day was
// won.
func (m *Model) countDays() tea.Cmd {
	now := m.Now()
	return func() tea.Msg {
		games, _, err := m.Archive.History()
		if err != nil {
			return nil // the records say why
		}
		return dailyMsg{archive.Streak(games, now)}
	}
}
