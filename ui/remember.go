package ui

import (
	"buscaminas/game"
	"buscaminas/ui/draw"
	"buscaminas/ui/memory"
	"buscaminas/ui/text"
	"buscaminas/ui/words"
)

var savedGame = text.Text{"La partida espera donde se dejó", "The game waits where it was left"}

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
	m.play.say(draw.Message, savedGame.In(m.Lang))
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
