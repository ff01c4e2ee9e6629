package ui

import (
	"fmt"
	"strings"

	"buscaminas/game"
	"buscaminas/ui/pages/play"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"

	tea "github.com/charmbracelet/bubbletea"
)

// plays returns the page of the game that is visible or below other pages, or nil.
func (p *player) plays() *play.Page { return gameOf(p.m) }

func gameOf(m *Model) *play.Page {
	games := m.games()
	if len(games) == 0 {
		return nil
	}
	return games[len(games)-1].Page.(*play.Page)
}

func (p *player) session() *session.Session { return p.plays().Session() }

func (p *player) game() *game.Game { return p.session().Game() }

func (p *player) over() bool { return p.game().Status() != game.Playing }

func (p *player) board() draw.Picture { return p.plays().Board.Picture }

// tell sends the pages the context after a test has changed the model.
func (p *player) tell() {
	p.m.applyChoices()
	p.m.tellAll(p.m.context())
}

// tick makes the pages read the clock.
func (p *player) tick() { p.tell() }

// ticks reports whether a message is a tick of a clock.
func ticks(msg tea.Msg) bool {
	if r, ok := msg.(reply); ok {
		msg = r.msg
	}
	return strings.Contains(strings.ToLower(fmt.Sprintf("%T", msg)), "tick")
}
