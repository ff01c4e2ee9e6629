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

	// The order of two usages does not change while they fade. So level, which is the same as long as a
	// usage only fades, orders them without a clock: it is the binary logarithm of used, plus the number
	// of half-lives until at. The queue compares usages for each turn, which in a storm took two fifths
	// of all computing time.
	level float64
}

// add adds a computing time and returns the sum.
func (u *usage) add(cost time.Duration) time.Duration {
	u.mu.Lock()
	defer u.mu.Unlock()
	now := time.Now()
	u.used = cost + time.Duration(float64(u.used)*math.Exp2(-float64(now.Sub(u.at))/float64(halfLife)))
	u.at = now
	u.level = math.Log2(float64(u.used)) + float64(now.UnixNano())/float64(halfLife)
	return u.used
}

// less reports whether u is less than other. Neither is less if they are the same usage.
func (u *usage) less(other *usage) bool { return u.order() < other.order() }

func (u *usage) order() float64 {
	u.mu.Lock()
	defer u.mu.Unlock()
	return u.level
}
