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

// A queue orders slow jobs, such as dealing boards that need no guess, hints and reviews. Jobs run
// in the order in which they were asked for, but at most one of each player at a time. So a player
// who asks for many jobs delays only their own.
type queue struct {
	mu      sync.Mutex
	free    int              // the number of jobs that may begin
	busy    map[*player]bool // the players with a running job
	waiting []*ticket        // the oldest first
}

// A ticket is a job that waits.
type ticket struct {
	player *player
	begin  chan struct{} // closed when the job may begin
}

// do waits for the turn of a job and runs it, unless ctx ends first.
func (q *queue) do(ctx context.Context, p *player, work func()) {
	t := &ticket{p, make(chan struct{})}
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
	defer q.done(p)
	if ctx.Err() == nil {
		work()
	}
}

// next lets waiting jobs begin, until no more may run. The caller holds the lock.
func (q *queue) next() {
	for i := 0; i < len(q.waiting) && q.free > 0; {
		t := q.waiting[i]
		if q.busy[t.player] {
			i++
			continue
		}
		q.free--
		q.busy[t.player] = true
		q.waiting = slices.Delete(q.waiting, i, i+1)
		close(t.begin)
	}
}

// done notes that a job of a player is done, and lets others begin.
func (q *queue) done(p *player) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.free++
	delete(q.busy, p)
	q.next()
}
