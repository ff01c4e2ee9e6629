package serve

import "context"

// turns makes a session wait for a turn of a [queue] before it handles a key and draws a frame. It
// implements [ui.Turns].
type turns struct {
	ctx   context.Context // the context of the session
	queue *queue
	seat  *seat
	now   *ticket // the present turn of the session; nil: none
}

// Begin waits for the turn of the session, or until the session ends.
func (t *turns) Begin() {
	if t.now == nil {
		t.now = t.queue.begin(t.ctx, t.seat)
	}
}

// End ends the turn of the session.
func (t *turns) End() {
	if t.now != nil {
		t.queue.end(t.now)
		t.now = nil
	}
}
