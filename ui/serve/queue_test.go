package serve

import (
	"context"
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"
)

// seatFrom returns the seat of a new player at an address.
func seatFrom(from *origin) *seat { return &seat{player: &player{}, conn: &conn{from: from}} }

// order asks for one turn of each seat while none may begin, and returns the seats in the order of their turns,
// of which free run at once.
func (q *queue) order(t *testing.T, free int, of ...*seat) (all []*seat) {
	var mu sync.Mutex
	q.free = 0
	for _, one := range of {
		go q.do(t.Context(), one, func() {
			mu.Lock()
			all = append(all, one)
			mu.Unlock()
			time.Sleep(time.Second)
		})
		synctest.Wait()
	}
	q.mu.Lock()
	q.free = free
	q.next()
	q.mu.Unlock()
	time.Sleep(time.Duration(len(of)) * time.Second)
	synctest.Wait()
	return all
}

// Who has used the least comes first: between addresses, and between the players of an address. However
// many keys of however many addresses ask for turns, somebody else waits for one of them at most.
func TestWhoUsedLeastComesFirst(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		crowd, home := &origin{}, &origin{}
		eve, ana, ben := seatFrom(crowd), seatFrom(home), seatFrom(home)
		crowd.usage.add(time.Minute)
		ana.player.usage.add(time.Millisecond)
		if got := newQueue(0).order(t, 1, eve, eve, seatFrom(crowd), ana, ben); got[0] != ben || got[1] != ana {
			t.Errorf("the turns of those who used little come in the places %d and %d", slices.Index(got, ben), slices.Index(got, ana))
		}
	})
}

// A player has one turn at a time, even if more could run.
func TestTurnsOfAPlayerComeOneByOne(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		from := &origin{}
		ana, ben := seatFrom(from), seatFrom(from)
		if got := newQueue(0).order(t, 2, ana, ana, ana, ben); !slices.Contains(got[:2], ben) {
			t.Errorf("the turn of another player is number %d", 1+slices.Index(got, ben))
		}
	})
}

func TestWorkOfWhoIsGoneIsNotDone(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		q, p := newQueue(0), seatFrom(&origin{})
		q.free = 1
		ctx, cancel := context.WithCancel(t.Context())
		q.do(ctx, p, func() {
			cancel()
			q.do(ctx, seatFrom(&origin{}), func() { t.Error("the work is done") })
		})
		q.do(t.Context(), p, func() { p = nil })
		if p != nil || q.length() > 0 {
			t.Error("the queue is stuck")
		}
	})
}

// A session that ends takes its last messages at once.
func TestWhoLeavesWaitsForNobody(t *testing.T) {
	ctx, end := context.WithCancel(t.Context())
	q := newQueue(0)
	q.free = 0
	end()
	of := &turns{ctx: ctx, queue: q, seat: seatFrom(&origin{})}
	of.Begin()
	if of.End(); q.length() > 0 {
		t.Error("a turn of nobody waits")
	}
}

// A turn that waits for the disk keeps nobody waiting for long.
func TestLongTurnLetsOthersBegin(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		q := newQueue(longestTurn)
		for range workers() {
			go q.do(t.Context(), seatFrom(&origin{}), func() { time.Sleep(time.Hour) })
		}
		synctest.Wait()
		begun := time.Now()
		q.do(t.Context(), seatFrom(&origin{}), func() {})
		if waited := time.Since(begun); waited != longestTurn {
			t.Errorf("another turn waits for %v, want %v", waited, longestTurn)
		}
		time.Sleep(time.Hour)
		if q.free != workers() {
			t.Errorf("%d turns may begin, want %d", q.free, workers())
		}
	})
}

func TestUsageFades(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var u usage
		for _, step := range []struct{ later, cost, want time.Duration }{
			{0, 8 * time.Second, 8 * time.Second},
			{halfLife, 0, 4 * time.Second},
			{2 * halfLife, time.Second, 2 * time.Second},
			{time.Hour, 0, 0},
		} {
			time.Sleep(step.later)
			if got := u.add(step.cost); got != step.want {
				t.Errorf("%v later, with %v more, the usage is %v, want %v", step.later, step.cost, got, step.want)
			}
		}
	})
}
