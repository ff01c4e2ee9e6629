package ui

import (
	"testing"
	"time"

	"buscaminas/game"
	"buscaminas/ui/page/pagetest"
	"buscaminas/ui/session"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"
)

// The kinds of grid that tests use by name.
var squares, hexagons = game.GridKindOf(game.Square{}), game.GridKindOf(game.Hex{})

// A player presses keys at a model and reads the screen. Its clock moves only when the test moves
// it.
type player struct {
	pagetest.Player
	pagetest.Match
	m  *Model
	at time.Time
}

// sit seats a player in a window of this size, at a game or, if setup is nil, at the menu.
func sit(t testing.TB, width, height int, setup *session.Setup) *player {
	t.Helper()
	p := seat(t, Options{Setup: setup})
	p.Resize(width, height)
	return p
}

// seat makes a model for a player, which does not have a size yet.
func seat(t testing.TB, o Options) *player {
	t.Helper()
	p := &player{at: time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)}
	p.Match = pagetest.Match{
		Hand: &p.Player, Session: func() *session.Session { return gameOf(p.m).Session() },
		Clock: &p.at, Cursor: func() game.Cell { return p.board().Cursor },
	}
	seed := uint64(0)
	o.Grid = squares
	o.Seed = func() uint64 { seed++; return seed }
	o.Now = func() time.Time { return p.at }
	p.m = New(o, colored(termenv.Ascii))
	p.Player, p.T = at(p.m), t
	p.m.Dir = pagetest.Nowhere
	p.m.Init()
	return p
}

// onFile returns the setup of one of the bundled boards.
func onFile(t testing.TB, name string, rules game.Rules) *session.Setup {
	t.Helper()
	setup := pagetest.OnFile(t, "..", name, rules)
	return &setup
}

// at returns a player in front of a model.
func at(m *Model) pagetest.Player {
	return pagetest.Player{Screen: m.View, IsTick: ticks, Send: func(msg tea.Msg) tea.Cmd {
		_, cmd := m.Update(msg)
		return cmd
	}}
}

var colored, messages = pagetest.Colored, pagetest.Messages

func aside(t testing.TB, cmd tea.Cmd) tea.Msg {
	t.Helper()
	return (&pagetest.Player{T: t, IsTick: ticks}).Await(cmd)
}
