package play

import (
	"time"

	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// retryEvery is the pause before another attempt to write a game that could not be written.
const retryEvery = 2 * time.Second

// saving is the state of the attempts to write a game that could not be written to its file.
type saving struct {
	*core
	retrying bool // another attempt will follow, or is under way
}

// retryTickMsg says that it is time for another attempt to write the game.
type retryTickMsg struct{}

// retriedMsg says that another attempt to write the game was made.
type retriedMsg struct{}

// checkSaved checks whether the game could be written to its file. If not, it tells the player
// once, and starts further attempts in the background until one succeeds. It also tells the player
// once if the other players of a race cannot see the game.
func (s *saving) checkSaved() tea.Cmd {
	if err := s.session.TakeRaceError(); err != nil {
		s.fail(err)
	}
	if err := s.session.TakeError(); err != nil {
		s.refuse(words.NotKept, words.Error(err, s.Lang))
	}
	if s.retrying || !s.session.SaveFailed() {
		return nil
	}
	s.retrying = true
	return tea.Tick(retryEvery, func(time.Time) tea.Msg { return retryTickMsg{} })
}

// retry writes the game in the background.
func (s *saving) retry() tea.Cmd {
	try := s.session.RetrySave()
	return func() tea.Msg {
		try()
		return retriedMsg{}
	}
}

// retried ends an attempt, and tells the player if it has succeeded.
func (s *saving) retried() {
	if s.retrying = false; !s.session.SaveFailed() {
		s.say(words.SavedAgain)
	}
}

// The name and the value of a figure that is shown only while the game cannot be saved.
var (
	markName = text.Text{"PARTIDA:", "GAME:"}
	notSaved = text.Text{"SIN GUARDAR", "NOT SAVED"}
)
