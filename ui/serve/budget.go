package serve

import (
	"context"
	"sync"
	"time"
)

// The computing time of a player.
const (
	share = 4                   // one part of so many
	saved = time.Second / share // what a player may have saved
)

// A budget is the computing time that a player has. Who has spent it waits for more, with all
// that he has typed meanwhile.
type budget struct {
	mu   sync.Mutex
	left time.Duration // below 0 where more was spent
	at   time.Time     // when that was
}

// spend takes a time that was computed at now, and returns how long the player waits for it.
func (b *budget) spend(d time.Duration, now time.Time) (wait time.Duration) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.at.IsZero() {
		b.left = saved
	} else {
		b.left = min(saved, b.left+now.Sub(b.at)/share)
	}
	b.at = now
	b.left -= d
	return share * max(0, -b.left)
}

// pause waits for a time, or until ctx ends.
func pause(ctx context.Context, wait time.Duration) {
	if wait <= 0 {
		return
	}
	select {
	case <-time.After(wait):
	case <-ctx.Done():
	}
}
