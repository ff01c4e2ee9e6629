package serve

import (
	"math"
	"sync"
	"time"
)

// halfLife is the time in which half of a usage fades.
const halfLife = 4 * time.Second

// A usage is the computing time that a player or an address has used lately. It fades, so that
// nobody is served last for long.
type usage struct {
	mu   sync.Mutex
	used time.Duration
	at   time.Time // when used was computed
}

// add adds a computing time and returns the sum.
func (u *usage) add(cost time.Duration) time.Duration {
	u.mu.Lock()
	defer u.mu.Unlock()
	now := time.Now()
	u.used = cost + time.Duration(float64(u.used)*math.Exp2(-float64(now.Sub(u.at))/float64(halfLife)))
	u.at = now
	return u.used
}
