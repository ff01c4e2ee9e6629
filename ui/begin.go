package ui

import (
	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
)

// show changes the screen. The clock of a game runs while it is seen.
func (m *Model) show(s screen) tea.Cmd {
	m.screen = s
	return m.watch()
}

func (m *Model) watch() tea.Cmd {
	if m.play == nil {
		return nil
	}
	if m.screen == playScreen && !m.tooSmall() && !m.play.paused && m.play.dealing == nil && m.ask == nil {
		m.play.session.Resume()
		return m.play.tick()
	}
	m.pauseClock()
	return nil
}

func (m *Model) pauseClock() {
	if m.play != nil {
		m.play.session.Pause()
	}
}

// begin starts a game. What cannot be played is said on the menu.
func (m *Model) begin(setup session.Setup, notes []*files.Error) tea.Cmd {
	setup.ShowMines = m.ShowMines
	s, err := session.New(setup.Guessing(m.Guess), m.Now)
	if err != nil {
		m.menu.problems = []string{words.Error(err, m.Lang)}
		return m.show(menuScreen)
	}
	m.play, m.aside = newPlay(m, s, notes), nil
	m.Memory.Keep(s)
	return tea.Batch(m.show(playScreen), m.play.openStart(), m.play.findTruth())
}

var askAbandon = text.Text{"¿Dejar la partida en curso?", "Give up the game in progress?"}

// newGame begins a game, after asking where one in progress would be lost.
func (m *Model) newGame(setup session.Setup, notes []*files.Error) tea.Cmd {
	if !m.waiting() {
		return m.begin(setup, notes)
	}
	return m.question(askAbandon, func() tea.Cmd { return m.begin(setup, notes) })
}

// waiting reports whether a game has begun that goes on.
func (m *Model) waiting() bool { return m.play.waits() || m.aside.waits() }

func (p *play) waits() bool {
	return p != nil && p.session.Game().Status() == game.Playing && p.session.Begun()
}
