package serve

import (
	"context"
	"runtime"
	"slices"
	"sync"
)

// workers returns how many works are done at once on the side: one core is left for the
// keys.
func workers() int { return max(1, runtime.GOMAXPROCS(0)-1) }

// A queue is where work waits that takes long: dealing without guesses, hints, reviews,
// films. A player has one work done at a time, and of the players who wait the one who came
// first is next: so who asks for much waits behind his own work, and not the others.
type queue struct {
	mu      sync.Mutex
	free    int              // works that could begin
	busy    map[*player]bool // whose work is done
	waiting []*ticket        // the oldest first
}

// A ticket is a work that waits.
type ticket struct {
	of  *player
	let chan struct{} // closed once it may begin
}

// do does a work in its turn, unless ctx ends before.
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

// next lets those begin who may. The caller holds the lock.
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

// done ends the work of a player.
func (q *queue) done(p *player) {
	q.mu.Lock()
	defer q.mu.Unlock()
	q.free++
	delete(q.busy, p)
	q.next()
}
