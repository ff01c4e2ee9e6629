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
	s, err := session.New(setup.Promising(session.Promised(m.First, m.Guess)), m.Now)
	if err != nil {
		m.menu.problems = []string{words.Error(err, m.Lang)}
		return m.show(menuScreen)
	}
	leave := m.leaveGame()
	m.play, m.aside = newPlay(m, s, notes), nil
	s.KeepIn(m.Archive)
	return tea.Batch(leave, m.show(playScreen), m.play.openStart(), m.play.findTruth())
}

var askAbandon = text.Text{"¿Dejar la partida en curso?", "Give up the game in progress?"}

// newGame begins a game. The one that is played waits; only where it is not kept, that is
// asked about.
func (m *Model) newGame(setup session.Setup, notes []*files.Error) tea.Cmd {
	if !m.wouldLose() {
		return m.begin(setup, notes)
	}
	return m.question(askAbandon, func() tea.Cmd { return m.begin(setup, notes) })
}

// wouldLose reports whether a game would be lost if another took its place: it goes on,
// and is not kept.
func (m *Model) wouldLose() bool { return m.play.wouldBeLost() || m.aside.wouldBeLost() }

func (p *play) wouldBeLost() bool { return p.goesOn() && p.session.Begun() && !p.session.Safe() }

// goesOn reports whether there is a game, and it is not over.
func (p *play) goesOn() bool { return p != nil && p.session.Game().Status() == game.Playing }
