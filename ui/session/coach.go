package session

import (
	"time"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/ui/archive/journal"
)

// coach is the state of the coach in a game.
type coach struct {
	noted    bool       // the journal says that the coach was on
	stopped  *game.Cell // the cell whose opening the coach stopped last; nil: none
	revision int        // the [game.Game.Revision] when stopped was set
}

// CoachTime is the longest time that an opening waits for the coach to think.
const CoachTime = 50 * time.Millisecond

// A Stop is the error of an opening that the coach stopped. The opening changes nothing in the
// game. If the player repeats the opening before any other action, the game carries it out.
type Stop struct{ Warning advice.Warning }

// Error implements error.
func (s *Stop) Error() string { return "stopped by the coach" }

// asksCoach reports whether to ask the coach before an action. This is so if a coach is on, and if
// the action opens cells that the player does not know to be safe.
func (s *Session) asksCoach(a game.Action) bool {
	if !s.Coach || a.Kind != game.Open || !s.Thinkable() || s.Setup.ShowMines || s.game.SeenWhole() {
		return false
	}
	start, ok := s.SafeStart()
	return !(ok && a.Cell == start) && len(s.Opens(a.Cell)) > 0
}

// askCoach returns a [*Stop] if the coach stops an action. The coach judges by [Session.Thoughts]:
// if they are nil, it stops nothing.
func (s *Session) askCoach(a game.Action) error {
	t := s.Thoughts()
	if t == nil || !s.asksCoach(a) {
		return nil
	}
	s.noteCoached()
	c := &s.help.coach
	if c.stopped != nil && *c.stopped == a.Cell && c.revision == s.game.Revision() {
		return nil
	}
	w := t.Warning(s.Opens(a.Cell))
	if w.Against == advice.None {
		return nil
	}
	c.stopped, c.revision = &a.Cell, s.game.Revision()
	s.help.asker.NoteWarning(t, w)
	s.note(journal.Stopped, a)
	return &Stop{w}
}

// Opens returns the closed cells that a click on c opens, without the cascade: c itself or, if c is
// open, the neighbours that a chord opens. It returns nil if c is flagged or off the board.
func (s *Session) Opens(c game.Cell) []game.Cell {
	switch {
	case !game.Contains(s.Setup.Grid(), c) || s.game.Flagged(c):
		return nil
	case s.game.Open(c):
		return s.game.AppendChord(nil, c)
	}
	return []game.Cell{c}
}

// noteCoached writes into the journal, once, that the coach is on. From then on the game counts as
// played with help.
func (s *Session) noteCoached() {
	if !s.help.coach.noted {
		s.help.coach.noted = true
		s.note(journal.Coach, game.Action{})
	}
}

// SafeAdvice gives the player a hint about a cell that can be proved safe, and returns the stage to
// show. It skips the first stage, which only says that there is such a cell. If no cell can be
// proved safe, or if the player has already seen a later stage, SafeAdvice gives no hint and
// reports false.
func (s *Session) SafeAdvice(
	t *advice.Thoughts,
	cursor game.Cell,
) (a advice.Advice, stage advice.Stage, ok bool) {
	if a, ok = t.SafeAdvice(cursor); !ok || s.help.asker.LastStage(t) > advice.FirstStage {
		return a, 0, false
	}
	for stage <= advice.FirstStage {
		a, stage = s.Hint(t, cursor)
	}
	return a, stage, true
}
