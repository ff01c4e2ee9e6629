package serve

import (
	"runtime"
	"sync"
	"time"
)

// The computing time of a player, of an address and of all players together, as a share of all
// cores. With two cores, a player has time for a key that repeats in a large window, and an address
// for a hundred players. Whoever needs more gets it while nobody else waits.
const (
	ofPlayer = 1. / 8
	ofOrigin = 1. / 4
	ofAll    = 3. / 4
)

// While all players together need too much, each has a fair share: addresses share what there is
// for all, and the players of an address share its part. The page that a player opens now and then
// costs more than the share of a second, so the share is saved up for longer.
const shareSaved = 10 * time.Second

// A budget is a supply of computing time, which comes in steadily. Whoever has used it up is served
// last.
type budget struct {
	saved time.Duration // for how long it saves up what comes in

	mu    sync.Mutex
	cores float64       // the computing time that comes in, per unit of time
	left  time.Duration // negative: more was used than there was
	at    time.Time     // when left was computed
}

func newBudget(cores float64) *budget { return &budget{saved: time.Second, cores: cores} }

// spend subtracts a computing time from the budget, and returns what is left. It saves up at most
// what comes in within the time saved, and owes at most as much.
func (b *budget) spend(cost time.Duration, now time.Time) (left time.Duration) {
	b.mu.Lock()
	defer b.mu.Unlock()
	most := time.Duration(b.cores * float64(b.saved))
	if b.at.IsZero() {
		b.left = most
	} else {
		b.left = min(most, b.left+time.Duration(b.cores*float64(now.Sub(b.at))))
	}
	b.at = now
	b.left = max(-most, b.left-cost)
	return b.left
}

// earn sets how many cores the budget has from now on. The computing time that is saved up or owed
// changes by the same factor.
func (b *budget) earn(cores float64, now time.Time) {
	b.spend(0, now)
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.cores == 0 {
		b.at = time.Time{} // it begins with as much as it saves up
	} else {
		b.left = time.Duration(float64(b.left) * cores / b.cores)
	}
	b.cores = cores
}

// owed returns how long it takes until nothing is owed.
func (b *budget) owed() time.Duration {
	return time.Duration(float64(max(0, -b.spend(0, time.Now()))) / b.cores)
}

// An account has the budgets that pay for a session: those of its address, of its player and of all
// players, and the player's fair share of the last.
type account struct{ origin, player, share, all *budget }

// spend subtracts the cost of some work from the budgets. An address and a player pay for the time that
// passed during the work. It is longer while many of their sessions work at the same moment. All players
// together pay for the processor time, because on a busy machine the other time is longer for everybody,
// and then all would have to wait for their turns.
//
// Work beyond the budget of the address or of the player is served last, so it takes nothing from the
// budget of all: otherwise everybody would wait for their turn as soon as one address uses what others
// leave.
func (a account) spend(passed, processor time.Duration) {
	now := time.Now()
	origin, player := a.origin.spend(passed, now), a.player.spend(passed, now)
	a.share.spend(processor, now)
	if origin >= 0 && player >= 0 {
		a.all.spend(processor, now)
	}
}

// timed returns a function that does the work and spends its cost. The processor time of goroutines that
// the work starts is not counted.
func (a account) timed(work func()) func() {
	return func() {
		runtime.LockOSThread() // whose time is measured
		defer runtime.UnlockOSThread()
		begun, before := time.Now(), computed()
		defer func() { a.spend(time.Since(begun), computed()-before) }()
		work()
	}
}

// isSpent reports whether the budget of the address or of the player is used up, or that of all and
// the player's share of it. Who needs less than a fair share never waits for the others.
func (a account) isSpent() bool {
	now := time.Now()
	return a.origin.spend(0, now) < 0 || a.player.spend(0, now) < 0 ||
		a.all.spend(0, now) < 0 && a.share.spend(0, now) < 0
}

// richer reports whether more is left for the address of a than for that of b or, between players
// of one address, for the player.
func (a account) richer(b account) bool {
	now := time.Now()
	if a.origin != b.origin {
		return a.origin.spend(0, now) > b.origin.spend(0, now)
	}
	return a.player.spend(0, now) > b.player.spend(0, now)
}

// divide gives each player a fair share of the computing time, after somebody has come or left. The
// caller holds the lock.
func (s *Server) divide() {
	seats, of := map[*origin]int{}, map[*player]float64{}
	for _, t := range s.seats {
		seats[t.conn.from]++
	}
	for _, t := range s.seats {
		of[t.player] += ofAll * s.cores / float64(len(seats)*seats[t.conn.from])
	}
	now := time.Now()
	for p, cores := range of {
		p.share.earn(cores, now)
	}
}
