package play

import (
	"time"

	"buscaminas/ui/screen"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// retryEvery is how long after the game could not be written that is tried again.
const retryEvery = 2 * time.Second

// saving is how the page heeds a game that cannot be written.
type saving struct {
	retrying bool // another try is on its way
}

// retryTickMsg says that it is to be tried again, and retriedMsg that it was.
type (
	retryTickMsg struct{}
	retriedMsg   struct{}
)

// keptSafe says once that the game cannot be written, and has it tried again, on the side and as
// long as it takes.
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

// retry tries it.
func (p *Page) retry() tea.Cmd {
	try := p.session.Retry()
	return func() tea.Msg {
		try()
		return retriedMsg{}
	}
}

// retried says that the game is written again, if it is.
func (p *Page) retried() {
	if p.retrying = false; !p.session.Failing() {
		p.say(screen.Message, words.SavedAgain.In(p.Lang))
	}
}

// The mark that the game is not being saved, a figure like the others.
var (
	markName = text.Text{"PARTIDA:", "GAME:"}
	notSaved = text.Text{"SIN GUARDAR", "NOT SAVED"}
)

// marked puts that mark before a message, where that takes the line of the figures.
func (p *Page) marked(message screen.Span) screen.Span {
	if p.Low() && p.session.Failing() {
		message.Text = markName.In(p.Lang) + " " + notSaved.In(p.Lang) + text.Between + message.Text
	}
	return message
}
