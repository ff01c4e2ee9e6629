package lines

import (
	"time"

	"buscaminas/game"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/session"
	"buscaminas/ui/tell/words"
)

// advise gives a hint or, if wanted is showChances, the chances of a mine. It returns the marks to
// draw over the board, or nil if there are none.
func (t *table) advise(s *session.Session, wanted kind) *draw.Overlay {
	switch {
	case s.Undealt():
		t.say(s.Setup.AboutFirst())
		return nil
	case s.Game().Status() == game.Lost:
		t.tellExploded(s)
		return nil
	}
	if c, ok := s.SafeStart(); ok && wanted == askHint {
		grid := s.Setup.Grid()
		t.say(words.StartHere, t.names(grid).Of(grid, c))
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

// carryOn carries out a turn, or goes on with it, and does the work that it needs.
func (t *table) carryOn(s *session.Session, turn *session.Turn) error {
	for w := turn.Next(); w != nil; w = turn.Next() {
		switch w.Kind {
		case session.Dealing:
			turn.Take(t.manner.deal(w, s.Setup.Spec().Promise))
		case session.Thinking:
			turn.Take(t.coach.inTime(w, t.Coach))
		}
	}
	return turn.Err
}

// A coach thinks about one position at a time. While it thinks, the channel holds a value, so that
// the coach cannot begin with another position.
type coach chan struct{}

// inTime lets the coach think. It returns [session.Late] if this takes longer than atMost, or if
// the coach is still busy with an earlier position.
func (c coach) inTime(w *session.Work, atMost time.Duration) session.Result {
	late := time.After(atMost)
	select {
	case c <- struct{}{}:
	case <-late:
		return session.Late
	}
	thought := make(chan session.Result, 1)
	go func() {
		thought <- w.Do(nil)
		<-c
	}()
	select {
	case result := <-thought:
		return result
	case <-late:
		return session.Late
	}
}
