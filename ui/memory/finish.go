package memory

import (
	"sync"
	"time"

	"buscaminas/game"
	"buscaminas/game/measure"
	"buscaminas/ui/session"
	"buscaminas/ui/store/history"
	"buscaminas/ui/store/journal"
	"buscaminas/ui/store/stats"
)

// An Ending is a game that has just ended, to be put into the history.
type Ending struct {
	journal *journal.Journal
	layout  *game.Layout
	ended   time.Time
	noGuess bool
	truth   *session.Truth // about a loss; nil: there is none to tell
	told    bool           // the player was told already that the game is not kept

	// Finish puts the game into the history, and says what it is worth. That it
	// cannot is no error where the player knows that the game is not kept. It may be
	// called from any goroutine; what is called again returns the same.
	Finish func() (Verdict, error)
}

// End takes the end of a session's game, for [Ending.Finish]. [Memory.Close] sees to
// it that this is called.
func (m *Memory) End(s *session.Session, now time.Time) *Ending {
	e := endingOf(s, s.Journal(), now)
	e.told = !m.Holds(s)
	e.Finish = sync.OnceValues(func() (Verdict, error) {
		before, _, err := m.History()
		if err != nil {
			// It may be the folder that is in the way, and then it cannot be written
			// either.
			before = nil
		}
		return m.finish(e, before)
	})
	m.pending = append(m.pending, e)
	return e
}

// endingOf returns the end of a session's game, whose journal this is.
func endingOf(s *session.Session, j *journal.Journal, ended time.Time) *Ending {
	e := &Ending{
		journal: j,
		layout:  s.Game().Layout(),
		ended:   ended,
		noGuess: s.Setup.NoGuess(),
		truth:   s.Truth(),
	}
	return e
}

// loss says what kind of loss it was.
func (e *Ending) loss() history.Loss {
	if e.truth == nil {
		return 0
	}
	switch loss, ok := e.truth.Tell(); {
	case ok && loss.Forced:
		return history.ForcedGuess
	case ok && len(loss.Safe) > 0:
		return history.SafeMissed
	}
	return 0
}

// maxZiNi is how many cells a board has at most whose ZiNi is kept: on a large one
// it takes long.
const maxZiNi = 10_000

// finish puts a game into the history that holds these games.
func (m *Memory) finish(e *Ending, before []history.Game) (Verdict, error) {
	g, err := history.Of(e.journal, e.ended)
	if err != nil {
		return Verdict{}, err
	}
	g.NoGuess, g.Loss = e.noGuess, e.loss()
	g.ThreeBV, g.Openings = e.layout.ThreeBV(g.Rules.Opening), e.layout.Openings()
	plays := g.Rules.Opening == game.Cascade && g.Rules.Chord == game.ChordOn // as ZiNi takes it
	if plays && e.layout.Cells() <= maxZiNi {
		g.ZiNi = measure.ZiNi(e.layout)
	}
	category := stats.CategoryOf(g)
	var rivals []history.Game
	for _, b := range before {
		if b.Name == g.Name {
			continue // this very game, undone and played on
		}
		g.SeenBefore = g.SeenBefore || b.Board == g.Board
		if stats.CategoryOf(b) == category {
			rivals = append(rivals, b)
		}
	}
	v := Verdict{Game: g, Against: stats.Against(g)}
	if best := stats.Best(rivals, 1); len(best) > 0 {
		v.Before = best[0].Time
	}
	v.Record = len(v.Against) == 0 && (v.Before == 0 || g.Time < v.Before)
	err = m.games.Finished(g)
	if e.told {
		err = nil
	}
	return v, err
}
