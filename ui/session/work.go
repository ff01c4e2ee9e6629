package session

import (
	"buscaminas/game"
	"buscaminas/game/advice"
	"buscaminas/game/deal"
)

// Work is a computation that a [Turn] needs before it can go on.
type Work struct {
	Kind workKind
	do   func(watch func(share float64) bool) Result
}

// Do does the work. It neither reads nor changes the session, so any goroutine may call it. If the
// work is [Dealing], Do calls watch now and then with the share of the work that is done, from 0
// to 1. If watch returns false, Do stops.
func (w *Work) Do(watch func(share float64) bool) Result { return w.do(watch) }

// workKind is a kind of [Work].
type workKind uint8

const (
	// Dealing deals the board, before the first cell is opened.
	Dealing workKind = iota

	// Thinking lets the coach think about the position before an opening. It becomes needless once
	// thoughts about the position are stored with [Session.SetThoughts], for example for a hint.
	Thinking
)

// A Result is the function that [Work.Do] returns. [Turn.Take] calls it: the function stores what
// Do has computed, for example the dealt board, in the session of the turn. It returns an error if
// the work has failed.
type Result func(*Turn) error

// SkipCoach is the [Result] to take if [Thinking] is not done in time. The turn then carries out the
// next action without the coach.
func SkipCoach(t *Turn) error {
	t.late = true
	return nil
}

// needs returns the work to do before the action a, or nil if there is none.
func (t *Turn) needs(a game.Action) *Work {
	switch s := t.session; {
	case s.needsBoard(a):
		return dealing(s.Setup.Spec(), s.dealsFrom(a.Cell))
	case !t.late && s.Thoughts() == nil && s.asksCoach(a):
		return thinking(s.Position())
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
			t.session.SetThoughts(thoughts)
			return nil
		}
	}}
}
