package session

import (
	"buscaminas/game"
)

// A Turn is a play: the actions of one key, one click or one typed line, carried out in order.
// Before an action there may be [Work] that takes long, such as dealing the board:
//
//	t := s.Begin(actions...)
//	for w := t.Next(); w != nil; w = t.Next() {
//		t.Take(w.Do(watch))
//	}
//	// t.Done actions are carried out; if t.Err is not nil, it says why the next one is not.
//
// Do may run in another goroutine. Until its result is taken, nothing else may be played in the
// session.
type Turn struct {
	// Actions are the actions of the turn. The caller may append actions at any time. To learn the
	// effect of each action, append the actions one by one and call Next after each.
	Actions []game.Action

	Done int // the number of actions carried out

	// Err says why the turn stopped: because an action was refused, because the coach stopped it
	// (a [*Stop]), or because the board could not be dealt. The turn then goes no further.
	Err error

	session *Session
	reveals bool // [Session.Reveal] has begun the turn
	before  int  // the number of steps of the game before the turn
	late    bool // the coach was too slow: the next action does not wait for it
}

// Begin begins a turn with these actions. [Turn.Next] carries them out.
func (s *Session) Begin(actions ...game.Action) *Turn {
	return &Turn{Actions: actions, session: s, before: s.game.Steps()}
}

// Reveal begins a turn that deals the board of a game whose mines the player sees from the
// beginning. The board is dealt from [Board.Start], because the player has opened no cell yet. If
// the player does not see the mines, or if the board is dealt already, the turn does nothing.
func (s *Session) Reveal() *Turn {
	t := s.Begin()
	t.reveals = true
	return t
}

// Play carries out actions as one turn. It waits for the work that they need, such as dealing the
// board. It stops at the first action that fails or ends the game. It returns the number of
// actions carried out, and the [Turn.Err].
func (s *Session) Play(actions ...game.Action) (done int, err error) {
	t := s.Begin(actions...)
	for w := t.Next(); w != nil; w = t.Next() {
		t.Take(w.Do(func(float64) bool { return true }))
	}
	return t.Done, t.Err
}

// Next carries out the next actions. If an action needs work first, Next stops before it and
// returns the work. The caller does the work and gives its result to [Turn.Take]. Until then Next
// returns the same work again, unless the action no longer needs it: see [Thinking]. Next returns
// nil once all actions are carried out, or once one has failed or ended the game.
func (t *Turn) Next() *Work {
	s := t.session
	if t.Err == nil && t.reveals && s.Setup.ShowMines && s.Undealt() {
		return dealing(s.Setup.Spec(), s.Setup.Start())
	}
	for t.Err == nil && t.Done < len(t.Actions) && (t.Done == 0 || s.game.Status() == game.Playing) {
		a := t.Actions[t.Done]
		if w := t.needs(a); w != nil {
			return w
		}
		if t.Err = t.carryOut(a); t.Err == nil {
			t.Done++
		}
		t.late = false
	}
	return nil
}

// Take takes the result of the work that [Turn.Next] returned. If the work has failed, so does the
// turn.
func (t *Turn) Take(r Result) { t.Err = r(t) }

// Steps returns the number of steps that the turn has added to the game.
func (t *Turn) Steps() int { return t.session.game.Steps() - t.before }

// carryOut carries out an action, unless the coach stops it, and adds it to the journal.
func (t *Turn) carryOut(a game.Action) error {
	s := t.session
	if err := s.askCoach(a); err != nil {
		return err
	}
	if err := s.carryOut(a); err != nil {
		s.noteRefusal(a, err)
		return err
	}
	s.noteDone(a, t.Steps() > 1)
	return nil
}

// carryOut carries out an action on the game, and starts or stops the clock.
func (s *Session) carryOut(a game.Action) error {
	steps := s.game.Steps()
	if err := s.game.Apply(a); err != nil {
		return err
	}
	s.help.thoughts = nil // they are about the previous position
	switch {
	case s.game.Steps() > steps:
		s.setLossReason(a.Cell)
	case s.Undealt() && a.Kind == game.Flag:
		s.flagged = append(s.flagged, a)
	}
	opensItself := s.Setup.OpensStart() && s.Ghost() == nil && s.seat == nil && !s.clock.begun
	s.clock.begun = true
	switch {
	case !s.GoesOn():
		s.clock.stop()
	case opensItself: // the clock starts with the first action of the player
		s.clock.awaitsPlayer = true
	default:
		s.clock.start()
	}
	return nil
}
