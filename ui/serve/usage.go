package serve

import (
	"math"
	"sync"
	"time"
)

// halfLife is the time in which half of a usage fades.
const halfLife = 4 * time.Second

// A usage is the computing time that a player or an address has used lately. It fades with time:
// somebody who computed much a while ago waits no longer than others.
type usage struct {
	mu   sync.Mutex
	used time.Duration
	at   time.Time // the time at which the field used was computed

	// level is for comparing usages without reading a clock. It is the binary logarithm of the
	// field used, plus the field at counted in half-lives. So it stays constant while a usage
	// fades. The queue compares usages for each turn. Reading a clock for that took two fifths of
	// all computing time under heavy load.
	level float64
}

// add adds a computing time, and returns the usage now.
func (u *usage) add(cost time.Duration) time.Duration {
	u.mu.Lock()
	defer u.mu.Unlock()
	now := time.Now()
	u.used = cost + time.Duration(float64(u.used)*math.Exp2(-float64(now.Sub(u.at))/float64(halfLife)))
	u.at = now
	u.level = math.Log2(float64(u.used)) + float64(now.UnixNano())/float64(halfLife)
	return u.used
}

// less reports whether u is less than other.
func (u *usage) less(other *usage) bool { return u.order() < other.order() }

func (u *usage) order() float64 {
	u.mu.Lock()
	defer u.mu.Unlock()
	return u.level
}
