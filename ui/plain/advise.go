package plain

import (
	"time"

	"buscaminas/ui/draw"
	"buscaminas/ui/hint"
	"buscaminas/ui/session"
	"buscaminas/ui/text"
	"buscaminas/ui/words"
)

var chancesEstimated = text.Text{"Hay demasiados números para saberlo todo: las probabilidades son aproximadas", "There are too many numbers to know everything: the chances are estimates"}

// advise says more of what can be said of the position, or how likely a mine is
// in each cell, and returns what is to be drawn over the board for that.
func (t *table) advise(s *session.Session, asked kind) *draw.Overlay {
	switch {
	case s.Undealt():
		t.println(s.Setup.AboutFirst().In(t.Lang))
		return nil
	case !s.Thinkable():
		t.println(words.HintTooLarge.In(t.Lang))
		return nil
	}
	if c, ok := s.SafeStart(); ok && asked == askHint {
		t.println(words.StartHere.In(t.Lang, t.Names.Of(s.Setup.Grid(), c)))
		return nil
	}
	thoughts := s.Thoughts()
	if thoughts == nil {
		thoughts = hint.See(s.Game()).Think()
		s.Think(thoughts)
	}
	if asked == showChances {
		s.ShowChances()
		if !thoughts.Exact() {
			t.println(chancesEstimated.In(t.Lang))
		}
		return &draw.Overlay{Chance: thoughts.Chance}
	}
	advice, stage := s.Hint(thoughts)
	t.println(t.teller(s).Advice(advice, stage, sayHint.In(t.Lang)))
	return &draw.Overlay{Points: draw.Points(advice.Points(stage))}
}

// inTime returns what follows from the position; nil where that takes too long.
func inTime(s *session.Session, atMost time.Duration) *hint.Thoughts {
	if t := s.Thoughts(); t != nil {
		return t
	}
	position, thought := hint.See(s.Game()), make(chan *hint.Thoughts, 1)
	go func() { thought <- position.Think() }()
	select {
	case t := <-thought:
		s.Think(t)
		return t
	case <-time.After(atMost):
		return nil
	}
}

// truth says why the game was lost.
func (t *table) truth(s *session.Session) {
	loss, ok := s.Loss()
	if !ok {
		return
	}
	for _, said := range t.teller(s).Loss(loss) {
		t.println(said)
	}
}

func (t *table) teller(s *session.Session) hint.Teller {
	return hint.Teller{Layout: s.Game().Layout(), Names: t.Names, Lang: t.Lang}
}
