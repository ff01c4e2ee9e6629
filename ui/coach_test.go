package ui

import (
	"testing"

	"buscaminas/game"
	"buscaminas/ui/session"

	tea "github.com/charmbracelet/bubbletea"
)

// withCoach begins a game with a coach.
func withCoach(t *testing.T, width, height int, setup *session.Setup) *player {
	t.Helper()
	p := sit(t, width, height, setup)
	p.m.Coach = true
	p.tell()
	return p
}

// On a large board the coach thinks in the background. An opening and the keys after it wait for
// the coach, but only for a short time.
func TestCoachThinksOnTheSide(t *testing.T) {
	t.Parallel()
	sitDown := func() (p *player, mine game.Cell, thinking tea.Cmd) {
		p = withCoach(t, 80, 24, largeSetup(6_000))
		thinking = p.Send(aside(t, p.Press("space")))
		p.Sees("JUGADAS: 1")
		mine = p.CertainMine()
		p.MoveTo(mine)
		return p, mine, thinking
	}
	t.Run("in time", func(t *testing.T) {
		p, mine, thinking := sitDown()
		p.Press("space right f")
		if p.board().Cursor != mine || p.Game().Flags() > 0 {
			t.Error("the keys after it do not wait")
		}
		p.Send(aside(t, thinking))
		p.Sees("MARCADAS: 1", "JUGADAS: 1")
		if p.Over() || p.board().Cursor == mine {
			t.Errorf("the opening is not stopped, or the keys behind it are lost:\n%s", p.Screen())
		}
	})
	t.Run("ahead", func(t *testing.T) {
		p, _, thinking := sitDown()
		p.Send(aside(t, thinking))
		p.Press("space")
		p.Sees("si repites, se abre")
	})
	t.Run("too late", func(t *testing.T) {
		p, _, _ := sitDown()
		p.Answer(p.Press("space")) // the coach already thinks, so only the wait ends
		p.SeesLoss()
	})
}
