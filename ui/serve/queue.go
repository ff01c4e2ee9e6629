package serve

import (
	"context"
	"runtime"
	"slices"
	"sync"
	"time"
)

// workers returns the number of turns of a queue that may run at once. It leaves one core free for
// work without turns, such as SSH.
func workers() int { return max(1, runtime.GOMAXPROCS(0)-1) }

// spareThread lets Go use a second thread on a machine with one core, so that a thread is free for the
// network while a turn computes. Otherwise Go would look at the network only every 10 ms, and keys
// would wait that long.
func spareThread() {
	if runtime.GOMAXPROCS(0) == 1 {
		runtime.GOMAXPROCS(2)
	}
}

// longestTurn is the longest turn in the queue for frames: see [queue.longest]. A frame that takes
// longer is most likely waiting for the disk, and not computing.
const longestTurn = 100 * time.Millisecond

// A queue lets sessions compute in turns. At most one turn of each player runs at a time. The next
// turn goes to the address that has used the least computing time lately. If several players at
// this address wait, the turn goes to the one who has used the least. If one player waits for
// several turns, the oldest turn comes first. So somebody who asks for many turns delays others by
// at most one turn, even with many keys.
type queue struct {
	longest time.Duration // the time after which a turn ends, even if it still computes; 0: no limit

	mu      sync.Mutex
	free    int              // the number of turns that may begin now
	busy    map[*player]bool // the players whose turn it is
	waiting []*ticket        // the turns that wait, the oldest first
}

func newQueue(longest time.Duration) *queue {
	return &queue{longest: longest, free: workers(), busy: map[*player]bool{}}
}

// A ticket is a turn that waits or runs.
type ticket struct {
	*seat
	may   chan struct{} // closed when the turn begins
	begun time.Time     // when the turn began; zero: the turn waits
	late  *time.Timer   // ends the turn after [queue.longest]; nil: no limit
	over  bool
}

// begin waits for a turn, or until ctx ends. [queue.end] ends the turn.
func (q *queue) begin(ctx context.Context, of *seat) *ticket {
	t := &ticket{seat: of, may: make(chan struct{})}
	q.mu.Lock()
	q.waiting = append(q.waiting, t)
	q.next()
	q.mu.Unlock()
	select {
	case <-t.may:
	case <-ctx.Done():
	}
	return t
}

// end ends a turn, adds its time to the usage of its address and its player, and lets other turns
// begin. If the turn has already ended, end does nothing.
func (q *queue) end(t *ticket) {
	q.mu.Lock()
	defer q.mu.Unlock()
	switch {
	case t.over:
		return
	case t.begun.IsZero(): // the context of begin has ended
		q.waiting = slices.DeleteFunc(q.waiting, func(other *ticket) bool { return other == t })
	default:
		if t.late != nil {
			t.late.Stop()
		}
		cost := time.Since(t.begun)
		t.conn.from.usage.add(cost)
		t.player.usage.add(cost)
		q.free++
		delete(q.busy, t.player)
		q.next()
	}
	t.over = true
}

// do waits for a turn and does the work, unless ctx ends first.
func (q *queue) do(ctx context.Context, of *seat, work func()) {
	t := q.begin(ctx, of)
	defer q.end(t)
	if ctx.Err() == nil {
		work()
	}
}

// next lets waiting turns begin, until no more may run. The caller holds the lock.
func (q *queue) next() {
	for q.free > 0 {
		best := -1
		for i, t := range q.waiting {
			if !q.busy[t.player] && (best < 0 || t.seat.usedLess(q.waiting[best].seat)) {
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
		t.begun = time.Now()
		if q.longest > 0 {
			t.late = time.AfterFunc(q.longest, func() { q.end(t) })
		}
		close(t.may)
	}
}

// usedLess reports whether the address of t has used less computing time lately than the address of
// other. For seats of the same address, it compares their players instead.
func (t *seat) usedLess(other *seat) bool {
	if mine, theirs := &t.conn.from.usage, &other.conn.from.usage; mine != theirs {
		return mine.less(theirs)
	}
	return t.player.usage.less(&other.player.usage)
}

// length returns the number of turns that wait.
func (q *queue) length() int {
	q.mu.Lock()
	defer q.mu.Unlock()
	return len(q.waiting)
}
