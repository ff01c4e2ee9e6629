package serve

import (
	"context"
	"time"
)

// mostDropped is the longest time for which the frames of a session are dropped.
const mostDropped = 500 * time.Millisecond

// turns makes a session wait for a turn of a [queue] before it handles a key and draws a frame. It
// implements [ui.Turns].
type turns struct {
	ctx   context.Context // the context of the session
	queue *queue
	seat  *seat
	now   *ticket   // the present turn of the session; nil: none
	drawn time.Time // when the last frame was drawn
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

// Drops reports whether to drop the next frame. While turns wait, a player who has used more
// computing time lately gets fewer frames. If nobody lost frames, half of the keys in
// BenchmarkStorm would take four times as long.
func (t *turns) Drops() bool {
	now := time.Now()
	if t.queue.length() > 0 && now.Sub(t.drawn) < min(mostDropped, t.seat.player.usage.add(0)) {
		return true
	}
	t.drawn = now
	return false
}
