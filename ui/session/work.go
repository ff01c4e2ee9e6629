package session

import (
	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/deal"
)

// Work is what must be worked out before a [Turn] can go on.
type Work struct {
	Kind workKind
	do   func(watch func(share float64) bool) Result
}

// Do does the work. It neither reads nor changes the session, so any goroutine may call it. If the
// work is [Dealing], Do calls watch now and then with the share that is done, from 0 to 1, and
// stops if watch returns false.
func (w *Work) Do(watch func(share float64) bool) Result { return w.do(watch) }

// workKind is a kind of [Work].
type workKind uint8

const (
	// Dealing deals the board, before the first cell is opened.
	Dealing workKind = iota

	// Thinking lets the coach think about the position before an opening. It becomes needless if
	// somebody else has thought about the position, and stored the thoughts with [Session.Think].
	Thinking
)

// A Result is what [Work.Do] has worked out, for [Turn.Take]. Called by Take, it puts the result
// into the session, and returns the error of the work.
type Result func(*Turn) error

// Late is the result of [Thinking] that has taken too long. The turn goes on without the coach.
func Late(t *Turn) error {
	t.late = true
	return nil
}

// needs returns the work that the next action, a, needs first. It returns nil if it needs none.
func (t *Turn) needs(a game.Action) *Work {
	switch s := t.session; {
	case s.needsBoard(a):
		return dealing(s.Setup.Spec(), s.dealsFrom(a.Cell))
	case !t.late && s.Thoughts() == nil && s.asksCoach(a):
		return thinking(s.See())
	}
	return nil
}

func dealing(spec deal.Spec, start game.Cell) *Work {
	return &Work{Dealing, func(watch func(float64) bool) Result {
		board, err := spec.DealWithProgress(start, watch)
		return func(t *Turn) error {
			if err != nil {
				return err
			}
			return t.session.takeBoard(board, start)
		}
	}}
}

func thinking(p *advice.Position) *Work {
	return &Work{Thinking, func(func(float64) bool) Result {
		thoughts := p.Think()
		return func(t *Turn) error {
			t.session.Think(thoughts)
			return nil
		}
	}}
}
