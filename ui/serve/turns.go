package serve

import (
	"context"
	"time"
)

// mostDropped is the longest time for which the frames of a session are dropped.
const mostDropped = 500 * time.Millisecond

// littleUsed is a usage that nobody exceeds who types as people do. No frame of such a player is
// dropped. It is the usage of a player who constantly takes a fiftieth of a core.
const littleUsed = 100 * time.Millisecond

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

// Wait returns the time after which the next frame may be drawn, or 0 if it may be drawn now. While
// turns wait, a player who has used more computing time lately gets fewer frames, which leaves more
// time for their keys and for everybody else.
func (t *turns) Wait() time.Duration {
	now, used := time.Now(), t.seat.player.usage.add(0)
	if used > littleUsed && t.queue.length() > 0 {
		if wait := min(mostDropped, used) - now.Sub(t.drawn); wait > 0 {
			return wait
		}
	}
	t.drawn = now
	return 0
}
