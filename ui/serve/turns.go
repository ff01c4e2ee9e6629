package serve

import (
	"context"
	"time"
)

// mostDropped is the longest time for which the frames of a session are dropped.
const mostDropped = 500 * time.Millisecond

// turns decides when a session may compute. Sessions within their budgets compute at once, and also
// those that need less than a fair share. All others wait for their turn: few of them compute at the
// same moment, and the first is the one whose address has used the least. While others wait, their
// frames are dropped, but never their keys. A session whose player owes computing time also pauses
// until nothing is owed.
//
// It implements [ui.Turns].
type turns struct {
	ctx   context.Context // of the session
	late  *queue          // of sessions that have used up a budget
	seat  *seat
	drawn time.Time // when the last frame was drawn
}

// Take carries out work at once, or at the turn of the session.
func (t *turns) Take(work func()) {
	done := false
	timed := t.seat.timed(func() {
		done = true
		work()
	})
	if t.seat.isSpent() {
		t.late.do(t.ctx, t.seat, timed)
	}
	if !done { // the session is within its budget, or it ends
		timed()
	}
	pause(t.ctx, t.seat.player.budget.owed())
}

// Draw draws a frame, or reports false if the frame is dropped.
func (t *turns) Draw(draw func()) bool {
	if t.seat.isSpent() && t.late.isFull() && time.Since(t.drawn) < mostDropped {
		return false
	}
	t.Take(draw)
	t.drawn = time.Now()
	return true
}
