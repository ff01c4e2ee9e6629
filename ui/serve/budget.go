package serve

import (
	"context"
	"sync"
	"time"
)

// The computing time of a player.
const (
	share = 4                   // a player may use 1/share of a core
	saved = time.Second / share // the most time that a player can save up
)

// A budget is the computing time that a player may use. A player who has used up the budget has to
// wait, and keys typed meanwhile wait, too.
type budget struct {
	mu   sync.Mutex
	left time.Duration // negative: more was used than the player had
	at   time.Time     // when left was computed
}

// spend subtracts a computing time from the budget. It returns how long the player has to wait.
func (b *budget) spend(cost time.Duration, now time.Time) (wait time.Duration) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.at.IsZero() {
		b.left = saved
	} else {
		b.left = min(saved, b.left+now.Sub(b.at)/share)
	}
	b.at = now
	b.left -= cost
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
