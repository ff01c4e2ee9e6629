package session

import (
	"sync"

	"buscaminas/game"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/tell/hint"
)

// help is the help that a player got in a game. The rules know nothing of it.
type help struct {
	thoughts *hint.Thoughts // about the game at the moment of thinking
	asker    hint.Asker
	before   int // hints taken before the game was restored
	chances  bool
	coach    coach
	ghost    bool   // the moves of an earlier game were shown
	truth    *Truth // about the loss by the last step; nil: it lost nothing
}

// Thinkable reports whether the position can be thought about: the board has been dealt and is not
// too large, and the game is not over.
func (s *Session) Thinkable() bool {
	return !s.Undealt() && s.game.Status() == game.Playing && s.game.Layout().Cells() <= hint.MaxCells
}

// SafeStart returns the start cell if it is known to hold no mine and is still closed.
func (s *Session) SafeStart() (c game.Cell, ok bool) {
	c = s.Setup.Start()
	return c, s.Setup.StartSafe() && !s.game.Open(c)
}

// safe returns the cells known from the start to hold no mine.
func (s *Session) safe() []game.Cell {
	if s.Setup.StartSafe() {
		return []game.Cell{s.Setup.Start()}
	}
	return nil
}

// See returns the present position.
func (s *Session) See() *hint.Position { return hint.See(s.game, s.safe()...) }

// Thoughts returns the thoughts about the present position, or nil if there are none.
func (s *Session) Thoughts() *hint.Thoughts {
	if t := s.help.thoughts; t != nil && t.About(s.game) {
		return t
	}
	return nil
}

// Think keeps thoughts for [Session.Thoughts], if they are about the present position.
func (s *Session) Think(t *hint.Thoughts) {
	if t.About(s.game) {
		s.help.thoughts = t
	}
}

// Hint returns the advice on a position near a cell, and the stage at which it is told, as
// [hint.Asker.Ask] does.
func (s *Session) Hint(t *hint.Thoughts, near game.Cell) (hint.Advice, hint.Stage) {
	before := s.help.asker.Hints()
	advice, stage := s.help.asker.Ask(t, near)
	if s.help.asker.Hints() > before {
		s.note(journal.Hint, game.Action{})
	}
	return advice, stage
}

// Hints returns the number of hints taken. A hint told in several stages counts once.
func (s *Session) Hints() int { return s.help.before + s.help.asker.Hints() }

// ShowChances notes that the chances of a mine are shown. From then on the game counts as helped.
func (s *Session) ShowChances() {
	if !s.help.chances {
		s.help.chances = true
		s.note(journal.Chances, game.Action{})
	}
}

// ChancesShown reports whether the chances of a mine were ever shown.
func (s *Session) ChancesShown() bool { return s.help.chances }

// A Truth is the truth about a lost game.
type Truth struct {
	// Tell finds the truth, which takes a while on a large board the first time. Any goroutine may
	// call it, even after the game has changed. It reports false if there is nothing to tell.
	Tell func() (hint.Loss, bool)
}

// Truth returns the truth about a lost game, the same one until the game is lost by another step.
// It returns nil if the game is not lost, or if the board is too large.
func (s *Session) Truth() *Truth {
	if s.game.Status() != game.Lost {
		return nil
	}
	return s.help.truth
}

// stepped takes the position after a step that opened cell c. Only then is it known what the player
// had seen before a loss.
func (s *Session) stepped(c game.Cell) {
	s.help.truth = nil
	if s.game.Status() != game.Lost || s.game.Layout().Cells() > hint.MaxCells {
		return
	}
	g, safe := s.game.Clone(), s.safe()
	s.help.truth = &Truth{sync.OnceValues(func() (hint.Loss, bool) {
		loss, err := hint.LossOf(g, c, safe...)
		return loss, err == nil // else there is no step to undo
	})}
}

// Loss returns the truth about a lost game, as [Session.Truth] tells it.
func (s *Session) Loss() (hint.Loss, bool) {
	if t := s.Truth(); t != nil {
		return t.Tell()
	}
	return hint.Loss{}, false
}
