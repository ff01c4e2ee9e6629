package serve

import (
	"context"
	"testing"
	"testing/synctest"
	"time"
)

// While others wait, frames of a session that has used much are dropped, and its keys wait. Frames of who
// has used little are not, nor is any frame for long.
func TestFramesAreDroppedAndKeysAreNot(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		q := newQueue(0)
		q.free = 1
		greedy, quiet := seatFrom(&origin{}), seatFrom(&origin{})
		much, little := &turns{ctx: t.Context(), queue: q, seat: greedy}, &turns{ctx: t.Context(), queue: q, seat: quiet}
		greedy.player.usage.add(time.Hour)
		quiet.player.usage.add(littleUsed)
		waits := func(of *turns, want time.Duration) {
			t.Helper()
			if got := of.Wait(); got != want {
				t.Errorf("the frame is drawn in %v, want %v", got, want)
			}
		}
		waits(much, 0)
		waits(much, 0) // nobody waits
		little.Begin()
		took := false
		go func() {
			much.Begin()
			took = true
		}()
		synctest.Wait()
		if took {
			t.Error("two turns run at once")
		}
		waits(little, 0)
		waits(little, 0)
		waits(much, mostDropped)
		time.Sleep(mostDropped - time.Millisecond)
		waits(much, time.Millisecond)
		time.Sleep(time.Millisecond)
		waits(much, 0)
		little.End()
		synctest.Wait()
		if !took {
			t.Error("the key is dropped")
		}
	})
}

// A session that ends takes its last messages at once.
func TestWhoLeavesWaitsForNobody(t *testing.T) {
	ctx, end := context.WithCancel(t.Context())
	q := newQueue(0)
	q.free = 0
	end()
	of := &turns{ctx: ctx, queue: q, seat: seatFrom(&origin{})}
	of.Begin()
	if of.End(); q.length() > 0 {
		t.Error("a turn of nobody waits")
	}
}
