package lines

import (
	"time"

	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
)

// advise gives a hint or, if wanted is showChances, the chances of a mine. It returns the marks to
// draw over the board, or nil if there are none.
func (t *table) advise(s *session.Session, wanted kind) *draw.Overlay {
	switch {
	case s.Undealt():
		t.say(s.Setup.AboutFirst().In(t.Lang))
		return nil
	case s.Game().Status() == game.Lost:
		t.tellExploded(s)
		return nil
	case !s.Thinkable():
		t.say(words.HintTooLarge.In(t.Lang))
		return nil
	}
	if c, ok := s.SafeStart(); ok && wanted == askHint {
		grid := s.Setup.Grid()
		t.say(words.StartHere.In(t.Lang, t.manner.names(grid).Of(grid, c)))
		return nil
	}
	thoughts := s.Thoughts()
	if thoughts == nil {
		thoughts = s.See().Think()
		s.Think(thoughts)
	}
	if wanted == showChances {
		s.ShowChances()
		return t.manner.chances(s, thoughts)
	}
	a, stage := s.Hint(thoughts, game.Cell{})
	return t.manner.advice(s, a, stage)
}

// equip sets s.Deal, the function that deals the board of a game. If the player wants a coach, it
// also sets s.Coach, the function that asks the coach.
func (t *table) equip(s *session.Session) {
	s.Deal = t.manner.dealer()
	if t.Coach > 0 {
		c := make(coach, 1)
		s.Coach = func() (*advice.Thoughts, error) { return c.inTime(s, t.Coach), nil }
	}
}

// A coach thinks about one position at a time. While it thinks, the channel holds a value, so that
// the coach cannot begin with another position.
type coach chan struct{}

// inTime returns the thoughts about the position. It returns nil if thinking takes longer than
// atMost, or if the coach is still busy with an earlier position.
func (c coach) inTime(s *session.Session, atMost time.Duration) *advice.Thoughts {
	if t := s.Thoughts(); t != nil {
		return t
	}
	late := time.After(atMost)
	select {
	case c <- struct{}{}:
	case <-late:
		return nil
	}
	position, thought := s.See(), make(chan *advice.Thoughts, 1)
	go func() {
		thought <- position.Think()
		<-c
	}()
	select {
	case t := <-thought:
		s.Think(t)
		return t
	case <-late:
		return nil
	}
}
