package session

import (
	"sync"

	"buscaminas/game"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/tell/hint"
)

// help is the help that the player had in a game.
type help struct {
	thoughts *hint.Thoughts // about this or an earlier position; nil: none
	asker    hint.Asker
	restored int  // the number of hints before the game was restored
	chances  bool // chances were shown
	coach    coach
	ghost    bool   // the player was shown the cells that the ghost opened
	truth    *Truth // about the last step, if it lost the game; nil: it did not
}

// Thinkable reports whether the solver can think about the position: the board is dealt and has
// at most [hint.MaxCells] cells, and the game goes on.
func (s *Session) Thinkable() bool {
	return !s.Undealt() && s.game.Status() == game.Playing && s.game.Layout().Cells() <= hint.MaxCells
}

// SafeStart returns the cell that the player knows to be safe from the beginning. It reports
// false if there is none or it is open.
func (s *Session) SafeStart() (c game.Cell, ok bool) {
	c = s.Setup.Start()
	return c, s.Setup.StartSafe() && !s.game.Open(c)
}

// safe returns the cells that the player knows to be safe from the beginning.
func (s *Session) safe() []game.Cell {
	if s.Setup.StartSafe() {
		return []game.Cell{s.Setup.Start()}
	}
	return nil
}

// See returns the position as the player sees it.
func (s *Session) See() *hint.Position { return hint.See(s.game, s.safe()...) }

// Thoughts returns the thoughts about the current position, or nil if there are none yet.
func (s *Session) Thoughts() *hint.Thoughts {
	if t := s.help.thoughts; t != nil && t.About(s.game) {
		return t
	}
	return nil
}

// Think keeps t for [Session.Thoughts], if t is about the current position.
func (s *Session) Think(t *hint.Thoughts) {
	if t.About(s.game) {
		s.help.thoughts = t
	}
}

// Hint returns the advice for a player with the cursor at near, and the stage of it that is
// shown now: see [hint.Asker.Ask]. It writes a new hint into the journal.
func (s *Session) Hint(t *hint.Thoughts, near game.Cell) (hint.Advice, hint.Stage) {
	before := s.help.asker.Hints()
	advice, stage := s.help.asker.Ask(t, near)
	if s.help.asker.Hints() > before {
		s.note(journal.Hint, game.Action{})
	}
	return advice, stage
}

// Hints returns the number of hints taken. A hint counts once, however many of its stages the
// player saw.
func (s *Session) Hints() int { return s.help.restored + s.help.asker.Hints() }

// ShowChances writes into the journal, once, that the chances of a mine are shown. From then on
// the game counts as helped.
func (s *Session) ShowChances() {
	if !s.help.chances {
		s.help.chances = true
		s.note(journal.Chances, game.Action{})
	}
}

// A Truth is the reason for a loss, which Tell computes when it is first called.
type Truth struct {
	// Tell returns the reason for the loss, or false if the game has no step to blame. The
	// first call takes long on a large board. Tell may be called from any goroutine, even
	// while the game goes on.
	Tell func() (hint.Loss, bool)
}

// Truth returns the Truth about a lost game, the same one until another step loses. It returns
// nil if the game is not lost, or if its board has more than [hint.MaxCells] cells.
func (s *Session) Truth() *Truth {
	if s.game.Status() != game.Lost {
		return nil
	}
	return s.help.truth
}

// setTruth sets the Truth after a step that opened c. It copies the game, because Tell needs the
// cells that the player had seen before the loss.
func (s *Session) setTruth(c game.Cell) {
	s.help.truth = nil
	if s.game.Status() != game.Lost || s.game.Layout().Cells() > hint.MaxCells {
		return
	}
	g, safe := s.game.Clone(), s.safe()
	s.help.truth = &Truth{sync.OnceValues(func() (hint.Loss, bool) {
		loss, err := hint.LossOf(g, c, safe...)
		return loss, err == nil // an error means that the game has no step
	})}
}

// Loss returns the reason for a loss, as the Tell of [Session.Truth] does.
func (s *Session) Loss() (hint.Loss, bool) {
	if t := s.Truth(); t != nil {
		return t.Tell()
	}
	return hint.Loss{}, false
}
