package ui

import (
	"fmt"
	"strings"

	"buscaminas/ui/pages/play"
	"buscaminas/ui/screen/draw"

	tea "github.com/charmbracelet/bubbletea"
)

// gameOf returns the page of the game that is visible or below other pages, or nil.
func gameOf(m *Model) *play.Page {
	games := m.games()
	if len(games) == 0 {
		return nil
	}
	return games[len(games)-1].Page.(*play.Page)
}

func (p *player) board() draw.Picture { return gameOf(p.m).Board.Picture }

// tell sends the pages the context after a test has changed the model or the clock.
func (p *player) tell() {
	p.m.applyChoices()
	p.m.tellAll(p.m.context())
}

// await is like Answer, but also waits for ticks of this type.
func (p *player) await(tick string, cmd tea.Cmd) {
	defer func(before func(tea.Msg) bool) { p.IsTick = before }(p.IsTick)
	p.IsTick = func(msg tea.Msg) bool {
		r, ok := msg.(reply)
		return ticks(msg) && !(ok && fmt.Sprintf("%T", r.msg) == tick)
	}
	p.Answer(cmd)
}

// ticks reports whether a message is a tick of a clock.
func ticks(msg tea.Msg) bool {
	if r, ok := msg.(reply); ok {
		msg = r.msg
	}
	return strings.Contains(strings.ToLower(fmt.Sprintf("%T", msg)), "tick")
}
