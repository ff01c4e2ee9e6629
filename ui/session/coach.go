package session

import (
	"slices"
	"time"

	"buscaminas/game"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/tell/hint"
)

// coach is the state of the coach in a game.
type coach struct {
	noted   bool        // the journal says that there is a coach
	at      int         // the revision to which stopped belongs
	stopped []game.Cell // the cells where openings were stopped
}

// CoachWaits is the longest time that an opening waits for the coach.
const CoachWaits = 50 * time.Millisecond

// A Stop is the error of an opening that the coach has stopped. The game is unchanged, and the same
// opening succeeds when it is tried again.
type Stop struct{ Warning hint.Warning }

// Error implements error.
func (s *Stop) Error() string { return "stopped by the coach" }

// heed asks the coach about an action before it is carried out. It returns a [*Stop], or the error
// of [Session.Coach].
func (s *Session) heed(a game.Action) error {
	if s.Coach == nil || a.Kind != game.Open || !s.Thinkable() || s.Setup.ShowMines || s.game.SeenAll() {
		return nil
	}
	asked := s.asked(a.Cell)
	if start, ok := s.SafeStart(); len(asked) == 0 || ok && a.Cell == start {
		return nil
	}
	t, err := s.Coach()
	if t == nil {
		return err
	}
	s.noteCoach()
	c := &s.help.coach
	if c.at != s.game.Revision() {
		c.at, c.stopped = s.game.Revision(), nil
	}
	if slices.Contains(c.stopped, a.Cell) {
		return nil
	}
	w := t.Warning(asked)
	if w.Against == hint.None {
		return nil
	}
	c.stopped = append(c.stopped, a.Cell)
	s.help.asker.Warned(t, w)
	s.note(journal.Stopped, a)
	return &Stop{w}
}

// asked returns the closed cells that opening c would open before a cascade, or none if the opening
// is refused.
func (s *Session) asked(c game.Cell) []game.Cell {
	switch {
	case !game.Contains(s.Setup.Grid(), c) || s.game.Flagged(c):
		return nil
	case s.game.Open(c):
		return s.game.AppendChord(nil, c)
	}
	return []game.Cell{c}
}

// noteCoach notes in the journal that there is a coach. From then on the game counts as helped.
func (s *Session) noteCoach() {
	if !s.help.coach.noted {
		s.help.coach.noted = true
		s.note(journal.Coach, game.Action{})
	}
}

// PassedOver tells the first step of a hint about a safe cell near a cell. It reports false if no
// cell can be proved safe, or a hint has told as much already.
func (s *Session) PassedOver(t *hint.Thoughts, near game.Cell) (a hint.Advice, stage hint.Stage, ok bool) {
	if a, ok = t.PassedOver(near); !ok || s.help.asker.Told(t) > hint.Whether {
		return a, 0, false
	}
	for stage <= hint.Whether {
		a, stage = s.Hint(t, near)
	}
	return a, stage, true
}
