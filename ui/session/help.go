package session

import (
	"sync"

	"buscaminas/game"
	"buscaminas/ui/archive/journal"
	"buscaminas/ui/tell/hint"
)

// help is what a player was told of a game, which the rules know nothing of.
type help struct {
	thoughts *hint.Thoughts // of the game as it stood when they were thought
	asker    hint.Asker
	before   int // hints taken before the game was restored
	chances  bool
	coach    coach
	ghost    bool   // it was shown where an earlier game opened
	truth    *Truth // about the loss by the last step; nil: it did not lose
}

// Thinkable reports whether the position can be thought about: the board has been
// dealt and is not too large, and the game goes on.
func (s *Session) Thinkable() bool {
	return !s.Undealt() && s.game.Status() == game.Playing && s.game.Layout().Cells() <= hint.MaxCells
}

// SafeStart returns the cell that is known beforehand to hold no mine, as long as it
// is closed.
func (s *Session) SafeStart() (c game.Cell, ok bool) {
	c = s.Setup.Start()
	return c, s.Setup.StartSafe() && !s.game.Open(c)
}

// safe returns the cells that are known beforehand to hold no mine.
func (s *Session) safe() []game.Cell {
	if s.Setup.StartSafe() {
		return []game.Cell{s.Setup.Start()}
	}
	return nil
}

// See takes the position as it stands.
func (s *Session) See() *hint.Position { return hint.See(s.game, s.safe()...) }

// Thoughts returns what is known to follow from the position as it stands; nil
// where nobody has thought about it.
func (s *Session) Thoughts() *hint.Thoughts {
	if t := s.help.thoughts; t != nil && t.About(s.game) {
		return t
	}
	return nil
}

// Think keeps thoughts for [Session.Thoughts]. Those that are about another
// position are dropped.
func (s *Session) Think(t *hint.Thoughts) {
	if t.About(s.game) {
		s.help.thoughts = t
	}
}

// Hint returns the advice on a position, for somebody who looks at a cell, and how much of it
// is told now, as [hint.Asker.Ask] does.
func (s *Session) Hint(t *hint.Thoughts, near game.Cell) (hint.Advice, hint.Stage) {
	before := s.help.asker.Hints()
	advice, stage := s.help.asker.Ask(t, near)
	if s.help.asker.Hints() > before {
		s.note(journal.Hint, game.Action{})
	}
	return advice, stage
}

// Hints returns how many hints were taken, each counted once however much of it
// was told.
func (s *Session) Hints() int { return s.help.before + s.help.asker.Hints() }

// ShowChances notes that the chances of a mine are shown: the game is helped from
// then on.
func (s *Session) ShowChances() {
	if !s.help.chances {
		s.help.chances = true
		s.note(journal.Chances, game.Action{})
	}
}

// ChancesShown reports whether the chances of a mine were ever shown.
func (s *Session) ChancesShown() bool { return s.help.chances }

// A Truth is the truth about a game that is lost.
type Truth struct {
	// Tell works it out, once: on a large board that takes a while. It may be called
	// from any goroutine, whatever becomes of the game meanwhile. It reports false
	// where there is nothing to tell.
	Tell func() (hint.Loss, bool)
}

// Truth returns the truth about a game that is lost, the same until it is lost by
// something else. It is nil before, and where the board is too large to tell.
func (s *Session) Truth() *Truth {
	if s.game.Status() != game.Lost {
		return nil
	}
	return s.help.truth
}

// stepped takes the position after a step that opened cell c: what had been seen before a loss
// is only known now.
func (s *Session) stepped(c game.Cell) {
	s.help.truth = nil
	if s.game.Status() != game.Lost || s.game.Layout().Cells() > hint.MaxCells {
		return
	}
	g, safe := s.game.Clone(), s.safe()
	s.help.truth = &Truth{sync.OnceValues(func() (hint.Loss, bool) {
		loss, err := hint.LossOf(g, c, safe...)
		return loss, err == nil // else there is no step to take back
	})}
}

// Loss returns the truth about a game that is lost, as [Session.Truth] tells it.
func (s *Session) Loss() (hint.Loss, bool) {
	if t := s.Truth(); t != nil {
		return t.Tell()
	}
	return hint.Loss{}, false
}
