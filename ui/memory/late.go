package memory

import (
	"slices"
	"time"

	"buscaminas/game"
	"buscaminas/ui/session"
	"buscaminas/ui/store/history"
)

// finishLate puts the game that was found into the history if it is over and not in
// there: its program died between the last move and that. What fails is tried again
// at the next start.
func (m *Memory) finishLate() {
	saved := m.found
	if saved == nil || saved.Game.Status() == game.Playing {
		return
	}
	before, _, err := m.games.History()
	if err != nil {
		return
	}
	name, err := saved.Name()
	if err != nil {
		return
	}
	// One that was lost, undone and played on is in there as it ended first.
	known := slices.ContainsFunc(before, func(g history.Game) bool {
		return g.Name == name && g.Time == saved.Elapsed().Truncate(time.Millisecond) &&
			g.Won == (saved.Game.Status() == game.Won)
	})
	if known {
		return
	}
	s, err := session.Restore(saved.Journal, time.Now)
	if err != nil {
		return
	}
	_, _ = m.finish(endingOf(s, saved.Journal, saved.Written), before)
}
