package session

import (
	"buscaminas/game"
	"buscaminas/ui/hint"
	"buscaminas/ui/store/journal"
)

// help is what a player was told of a game, which the rules know nothing of.
type help struct {
	thoughts *hint.Thoughts // of the game as it stood when they were thought
	asker    hint.Asker
	before   int // hints taken before the game was restored
	chances  bool
	fatal    game.Cell // what was opened last
	loss     *hint.Loss
}

// Thinkable reports whether the position can be thought about: the board has been
// dealt and is not too large, and the game goes on.
func (s *Session) Thinkable() bool {
	return s.dealt && s.game.Status() == game.Playing && s.game.Layout().Cells() <= hint.MaxCells
}

// SafeStart returns the cell that is known beforehand to hold no mine, as long as it
// is closed.
func (s *Session) SafeStart() (c game.Cell, ok bool) {
	c = s.Setup.Start
	return c, s.dealt && s.Setup.StartSafe && !s.game.Open(c)
}

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

// Hint returns the advice on a position and how much of it is told now, as
// [hint.Asker.Ask] does.
func (s *Session) Hint(t *hint.Thoughts) (hint.Advice, hint.Stage) {
	before := s.help.asker.Hints()
	advice, stage := s.help.asker.Ask(t)
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

// Loss returns the truth about a game that is lost. It reports false where the
// board is too large to tell.
func (s *Session) Loss() (hint.Loss, bool) {
	if s.game.Status() != game.Lost || s.game.Layout().Cells() > hint.MaxCells {
		return hint.Loss{}, false
	}
	if s.help.loss == nil {
		loss, err := hint.LossOf(s.game, s.help.fatal)
		if err != nil {
			return hint.Loss{}, false // there is no step to take back
		}
		if c, ok := s.SafeStart(); ok && loss.Forced {
			loss.Forced, loss.Safe = false, []game.Cell{c}
		}
		s.help.loss = &loss
	}
	return *s.help.loss, true
}
