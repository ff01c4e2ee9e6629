package serve

import (
	"context"
	"runtime"
	"slices"
	"sync"
)

// workers returns the number of slow jobs that may run at once. It leaves one core free to answer
// keys.
func workers() int { return max(1, runtime.GOMAXPROCS(0)-1) }

// A queue orders jobs, such as dealing boards that need no guess, hints and reviews. At most one
// job of each player runs at a time. The next job is one of the address that has used the least
// computing time, and there of the player who has used the least; of these, the oldest. So somebody
// who asks for many jobs delays nobody else, no matter with how many keys.
type queue struct {
	mu      sync.Mutex
	free    int              // the number of jobs that may begin
	busy    map[*player]bool // the players with a running job
	waiting []*ticket        // the oldest first
}

func newQueue() *queue { return &queue{free: workers(), busy: map[*player]bool{}} }

// A ticket is a job that waits.
type ticket struct {
	*seat
	begin chan struct{} // closed when the job may begin
}

// do waits for the turn of a job and runs it, unless ctx ends first.
func (q *queue) do(ctx context.Context, of *seat, work func()) {
	t := &ticket{of, make(chan struct{})}
	q.mu.Lock()
	q.waiting = append(q.waiting, t)
	q.next()
	q.mu.Unlock()
	select {
	case <-t.begin:
	case <-ctx.Done():
		q.mu.Lock()
		i := slices.Index(q.waiting, t)
		if i >= 0 {
			q.waiting = slices.Delete(q.waiting, i, i+1)
		}
		q.mu.Unlock()
		if i >= 0 {
			return
		}
	}
	defer q.done(of.player)
	if ctx.Err() == nil {
		work()
	}
}

// next lets waiting jobs begin, until no more may run. The caller holds the lock.
func (q *queue) next() {
	for q.free > 0 {
		best := -1
		for i, t := range q.waiting {
			if !q.busy[t.player] && (best < 0 || t.richer(q.waiting[best].account)) {
				best = i
			}
		}
		if best < 0 {
			return
		}
		t := q.waiting[best]
		q.free--
		q.busy[t.player] = true
		q.waiting = slices.Delete(q.waiting, best, best+1)
		close(t.begin)
	}
}

// isFull reports whether a job would have to wait.
func (q *queue) isFull() bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.free == 0
}

// done notes that a job of a player is done, and lets others begin.
func (q *queue) done(p *player) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.free++
	delete(q.busy, p)
	q.next()
}
