package ui

import (
	"buscaminas/game"
	"buscaminas/ui/draw"
	"buscaminas/ui/memory"
	"buscaminas/ui/words"

	tea "github.com/charmbracelet/bubbletea"
)

// remember takes up the game in progress that was found, and says what is wrong with
// the files.
func (m *Model) remember() {
	if m.Memory == nil {
		m.Memory = memory.Open("")
	}
	said := &m.menu.problems
	for _, err := range m.Memory.Problems {
		*said = append(*said, words.Error(err, m.Lang))
	}
	if m.Memory.Busy() {
		*said = append(*said, words.OtherCopy.In(m.Lang))
	}
	saved := m.Memory.Saved()
	if saved == nil {
		return
	}
	s, err := m.Memory.Continue(m.Now)
	if err != nil {
		*said = append(*said, words.Error(err, m.Lang))
		return
	}
	m.play = newPlay(m, s, nil)
	m.play.say(draw.Message, words.SavedGame.In(m.Lang))
	for i := len(saved.Entries) - 1; i >= 0; i-- {
		if k := saved.Entries[i].Action.Kind; k == game.Open || k == game.Flag {
			m.play.board.Cursor = saved.Entries[i].Action.Cell
			break
		}
	}
	switch {
	case saved.Wrong != nil:
		m.play.say(draw.Refused, words.Error(saved.Wrong, m.Lang))
	case saved.Torn:
		m.play.say(draw.Message, words.TornLine.In(m.Lang))
	}
}

// tellTrouble says what could not be kept, once.
func (m *Model) tellTrouble() {
	err := m.Memory.Trouble()
	if err == nil {
		return
	}
	text := words.NotKept.In(m.Lang, words.Error(err, m.Lang))
	m.menu.problems = []string{text}
	if m.play != nil {
		m.play.say(draw.Refused, text)
	}
}

// openStart opens the first cell of a board whose code says which that is.
func (p *play) openStart() tea.Cmd {
	if !p.session.Setup.FromCode || p.session.Begun() || p.over() {
		return nil
	}
	p.message = ""
	return p.apply(game.Action{Kind: game.Open, Cell: p.session.Setup.Start})
}

// verdictMsg brings what a game is worth that has just ended.
type verdictMsg struct {
	play    *play
	verdict memory.Verdict
	err     error
}

// finish puts the game, which has just ended, into the history: on the side, where
// its board is measured.
func (p *play) finish() tea.Cmd {
	p.verdict = ""
	if p.session.Keep == nil {
		return nil // it is played for its own sake
	}
	e := p.Memory.End(p.session, p.Now())
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
	p.verdict = words.Between + msg.verdict.Describe(p.Lang)
}
