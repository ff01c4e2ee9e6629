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

// open opens a cell and waits for the coach.
func (p *player) open(c game.Cell) {
	p.t.Helper()
	p.moveTo(c)
	p.answer(p.press("space"))
}

// On a large board the coach thinks in the background. An opening and the keys after it wait for
// the coach, but only for a short time.
func TestCoachThinksOnTheSide(t *testing.T) {
	t.Parallel()
	sitDown := func() (p *player, mine game.Cell, thinking tea.Cmd) {
		p = withCoach(t, 80, 24, largeSetup(6_000))
		thinking = p.send(aside(t, p.press("space")))
		p.sees("JUGADAS: 1")
		mine = p.match().CertainMine()
		p.moveTo(mine)
		return p, mine, thinking
	}
	t.Run("in time", func(t *testing.T) {
		p, mine, thinking := sitDown()
		p.press("space right f")
		if p.board().Cursor != mine || p.game().Flags() > 0 {
			t.Error("the keys after it do not wait")
		}
		p.send(aside(t, thinking))
		p.sees("MARCADAS: 1", "JUGADAS: 1")
		if p.over() || p.board().Cursor == mine {
			t.Errorf("the opening is not stopped, or the keys behind it are lost:\n%s", p.screen())
		}
	})
	t.Run("ahead", func(t *testing.T) {
		p, _, thinking := sitDown()
		p.send(aside(t, thinking))
		p.press("space")
		p.sees("si repites, se abre")
	})
	t.Run("too late", func(t *testing.T) {
		p, _, _ := sitDown()
		p.answer(p.press("space")) // the coach already thinks, so only the wait ends
		p.seesLoss()
	})
}
