package session

import (
	"sync"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/ui/archive/journal"
)

// help records the help that the player had in a game.
type help struct {
	thoughts *advice.Thoughts // the latest thoughts, perhaps about an earlier position; nil: none
	asker    advice.Asker
	restored int  // the number of hints before the game was restored
	chances  bool // the chances of a mine were shown
	coach    coach
	ghost    bool        // the player was shown the cells that the ghost opened
	reason   *LossReason // the reason for the loss; nil: the last step did not lose the game
}

// Thinkable reports whether the solver can think about the position: the board is dealt, and the
// game is not over.
func (s *Session) Thinkable() bool { return !s.Undealt() && s.game.Status() == game.Playing }

// SafeStart returns the closed cell that the player knows to be safe from the beginning. It reports
// false if there is no such cell, or if it is already open.
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

// Position returns the position as the player sees it, with the mines that earlier hints have shown.
func (s *Session) Position() *advice.Position {
	p := s.help.asker.See(s.game, s.safe()...)
	if s.Coach {
		return p.WithWarnings()
	}
	return p
}

// Thoughts returns the stored thoughts about the current position, or nil if there are none: see
// [Session.SetThoughts].
func (s *Session) Thoughts() *advice.Thoughts {
	if t := s.help.thoughts; t != nil && t.About(s.game) {
		return t
	}
	return nil
}

// SetThoughts stores t, so that [Session.Thoughts] returns it. If t is not about the current
// position, SetThoughts does nothing.
func (s *Session) SetThoughts(t *advice.Thoughts) {
	if t.About(s.game) {
		s.help.thoughts = t
	}
}

// Hint gives the player a hint. It returns the hint and the stage of the hint to show now: see
// [advice.Asker.Ask]. The parameter cursor is the cell of the cursor. The journal gets one entry
// for each hint, however many stages the player sees.
func (s *Session) Hint(t *advice.Thoughts, cursor game.Cell) (advice.Advice, advice.Stage) {
	before := s.help.asker.Hints()
	a, stage := s.help.asker.Ask(t, cursor)
	if s.help.asker.Hints() > before {
		s.note(journal.Hint, game.Action{})
	}
	return a, stage
}

// Hints returns the number of hints that the player has had. A hint counts once, however many of its
// stages the player saw.
func (s *Session) Hints() int { return s.help.restored + s.help.asker.Hints() }

// NoteChances writes into the journal, once, that the player sees the chances of a mine. From then
// on the game counts as played with help.
func (s *Session) NoteChances() {
	if !s.help.chances {
		s.help.chances = true
		s.note(journal.Chances, game.Action{})
	}
}

// A LossReason finds out why a game was lost. It does so when [LossReason.Tell] is first called.
// Each loss has its own LossReason: if two pointers differ, the losses differ.
type LossReason struct {
	find func() (advice.Loss, bool) // finds the reason; later calls return the first result
}

// Tell returns the reason for the loss. It reports false if r is nil, or if no step of the game is
// to blame. The first call takes long on a large board. Any goroutine may call Tell, even while
// the game goes on.
func (r *LossReason) Tell() (advice.Loss, bool) {
	if r == nil {
		return advice.Loss{}, false
	}
	return r.find()
}

// LossReason returns the reason for the loss of the game, or nil if the game is not lost. For the
// same loss it always returns the same pointer.
func (s *Session) LossReason() *LossReason {
	if s.game.Status() != game.Lost {
		return nil
	}
	return s.help.reason
}

// setLossReason sets the reason of s after a step that opened c. If this step lost the game, the
// reason keeps a copy of the game, because [LossReason.Tell] needs the position before the loss.
func (s *Session) setLossReason(c game.Cell) {
	s.help.reason = nil
	if s.game.Status() != game.Lost {
		return
	}
	g, safe := s.game.Clone(), s.safe()
	s.help.reason = &LossReason{sync.OnceValues(func() (advice.Loss, bool) {
		loss, err := advice.LossOf(g, c, safe...)
		return loss, err == nil // an error means that the game has no step
	})}
}

// Loss returns the reason for the loss of the game. It reports false if the game is not lost, or if
// no reason is known.
func (s *Session) Loss() (advice.Loss, bool) { return s.LossReason().Tell() }
