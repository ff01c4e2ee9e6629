package ui

import (
	"buscaminas/ui/archive"
	"buscaminas/ui/draw"
	"buscaminas/ui/text"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
)

// verdictMsg brings what a game is worth that has just ended.
type verdictMsg struct {
	play    *play
	verdict archive.Verdict
	err     error
}

// finish puts the game, which has just ended, into the history: on the side, where
// its board is measured.
func (p *play) finish() tea.Cmd {
	p.verdict = ""
	e := p.session.End(p.Now())
	if e == nil {
		return nil
	}
	return func() tea.Msg {
		v, err := e.Finish()
		return verdictMsg{p, v, err}
	}
}

// judged says what a game is worth that was won.
func (m *Model) judged(msg verdictMsg) {
	p := msg.play
	if msg.err != nil {
		p.say(draw.Refused, words.NotKept.In(p.Lang, words.Error(msg.err, p.Lang)))
		return
	}
	p.verdict = text.Between + msg.verdict.Describe(p.Lang)
}
