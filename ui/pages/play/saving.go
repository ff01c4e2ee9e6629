package play

import (
	"time"

	"buscaminas/ui/screen"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// retryEvery is the pause before a game that could not be written is written again.
const retryEvery = 2 * time.Second

// saving is the state of a game that cannot be written.
type saving struct {
	retrying bool // another try is on its way
}

// retryTickMsg says that the pause is over, and retriedMsg that the game was written, or could not
// be.
type (
	retryTickMsg struct{}
	retriedMsg   struct{}
)

// keptSafe says once that the game cannot be written, and keeps trying to write it in the
// background.
func (p *Page) keptSafe() tea.Cmd {
	if err := p.session.Trouble(); err != nil {
		p.say(screen.Refused, words.NotKept.In(p.Lang, words.Error(err, p.Lang)))
	}
	if p.retrying || !p.session.Failing() {
		return nil
	}
	p.retrying = true
	return tea.Tick(retryEvery, func(time.Time) tea.Msg { return retryTickMsg{} })
}

// retry writes the game in the background.
func (p *Page) retry() tea.Cmd {
	try := p.session.Retry()
	return func() tea.Msg {
		try()
		return retriedMsg{}
	}
}

// retried tells the player if the game is saved again.
func (p *Page) retried() {
	if p.retrying = false; !p.session.Failing() {
		p.say(screen.Message, words.SavedAgain.In(p.Lang))
	}
}

// The mark of a game that is not being saved. It is a figure like the others.
var (
	markName = text.Text{"PARTIDA:", "GAME:"}
	notSaved = text.Text{"SIN GUARDAR", "NOT SAVED"}
)
