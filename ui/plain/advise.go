package plain

import (
	"buscaminas/ui/draw"
	"buscaminas/ui/hint"
	"buscaminas/ui/session"
	"buscaminas/ui/words"
)

// advise says more of what can be said of the position, or how likely a mine is
// in each cell, and returns what is to be drawn over the board for that.
func (t *table) advise(s *session.Session, asked kind) *draw.Overlay {
	switch {
	case s.Undealt():
		t.say(s.Setup.AboutFirst().In(t.Lang))
		return nil
	case !s.Thinkable():
		t.say(words.HintTooLarge.In(t.Lang))
		return nil
	}
	if c, ok := s.SafeStart(); ok && asked == askHint {
		grid := s.Setup.Grid()
		t.say(words.StartHere.In(t.Lang, t.manner.names(grid).Of(grid, c)))
		return nil
	}
	thoughts := s.Thoughts()
	if thoughts == nil {
		thoughts = hint.See(s.Game()).Think()
		s.Think(thoughts)
	}
	if asked == showChances {
		s.ShowChances()
		return t.manner.chances(s, thoughts)
	}
	advice, stage := s.Hint(thoughts)
	return t.manner.advice(s, advice, stage)
}
