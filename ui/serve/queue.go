package serve

import (
	"context"
	"runtime"
	"slices"
	"sync"
)

// workers returns the number of jobs done at once. One core is left for keys.
func workers() int { return max(1, runtime.GOMAXPROCS(0)-1) }

// A queue orders slow work: dealing without guesses, hints, reviews, films. At most one job of each
// player is done at a time, and players take turns in the order in which they came. So a player who
// asks for much waits for their own work, and others do not.
type queue struct {
	mu      sync.Mutex
	free    int              // the number of works that may begin
	busy    map[*player]bool // the players whose work is being done
	waiting []*ticket        // the oldest first
}

// A ticket is a work that waits.
type ticket struct {
	of  *player
	let chan struct{} // closed once it may begin
}

// do does a work in its turn, unless ctx ends first.
func (q *queue) do(ctx context.Context, p *player, work func()) {
	t := &ticket{p, make(chan struct{})}
	q.mu.Lock()
	q.waiting = append(q.waiting, t)
	q.next()
	q.mu.Unlock()
	select {
	case <-t.let:
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

// next begins the works that may begin. The caller holds the lock.
func (q *queue) next() {
	for i := 0; i < len(q.waiting) && q.free > 0; {
		t := q.waiting[i]
		if q.busy[t.of] {
			i++
			continue
		}
		q.free--
		q.busy[t.of] = true
		q.waiting = slices.Delete(q.waiting, i, i+1)
		close(t.let)
	}
}

// done notes that a work of a player is done.
func (q *queue) done(p *player) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.free++
	delete(q.busy, p)
	q.next()
}
