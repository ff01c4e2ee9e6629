package serve

import (
	"context"
	"runtime"
	"slices"
	"sync"
	"testing"
	"testing/synctest"
	"time"
)

// seatFrom returns the seat of a new player at an address with this budget.
func seatFrom(origin *budget) *seat {
	p := &player{budget: newBudget(ofPlayer)}
	return &seat{account: account{origin, p.budget, newBudget(1), newBudget(1)}, player: p}
}

// Two players with many jobs take turns, and each has one job running at a time.
func TestQueueIsFair(t *testing.T) {
	q := queue{free: 1, busy: map[*player]bool{}}
	here := newBudget(1)
	ana, ben := seatFrom(here), seatFrom(here)
	names := map[*seat]string{ana: "ana", ben: "ben"}
	var mu sync.Mutex
	var order []string
	var all sync.WaitGroup
	hold := make(chan struct{})
	ask := func(p *seat, work func()) {
		all.Add(1)
		go func() {
			defer all.Done()
			q.do(context.Background(), p, work)
		}()
	}
	waits := func(n int) {
		for {
			q.mu.Lock()
			now := len(q.waiting)
			q.mu.Unlock()
			if now == n {
				return
			}
			time.Sleep(time.Millisecond)
		}
	}
	note := func(name string) {
		mu.Lock()
		defer mu.Unlock()
		order = append(order, name)
	}
	begun := make(chan struct{})
	ask(ana, func() { close(begun); <-hold })
	<-begun
	benDone := make(chan struct{})
	for i, p := range []*seat{ana, ana, ben} {
		ask(p, func() {
			note(names[p])
			if p == ben {
				close(benDone)
			}
		})
		waits(i + 1)
	}
	q.mu.Lock()
	q.free++ // a second core: only ben's job may begin, as ana has one running
	q.next()
	q.mu.Unlock()
	waits(2)
	<-benDone
	close(hold)
	all.Wait()
	if want := []string{"ben", "ana", "ana"}; !slices.Equal(order, want) {
		t.Errorf("the order is %v, want %v", order, want)
	}
}

func TestWorkOfWhoIsGoneIsNotDone(t *testing.T) {
	q := queue{free: 1, busy: map[*player]bool{}}
	ctx, cancel := context.WithCancel(context.Background())
	p := seatFrom(newBudget(1))
	q.do(ctx, p, func() {
		cancel()
		q.do(ctx, p, func() { t.Error("the work is done") })
	})
	q.do(context.Background(), p, func() { p = nil })
	if p != nil {
		t.Error("the queue is stuck")
	}
}

// However many keys of one address have jobs, the job of another address is next.
func TestQueueIsFairToAddresses(t *testing.T) {
	q := queue{busy: map[*player]bool{}}
	crowd, quiet := newBudget(1), newBudget(1)
	var order []string
	var all sync.WaitGroup
	ask := func(from *budget, name string, n int) {
		all.Go(func() {
			q.do(context.Background(), seatFrom(from), func() { order = append(order, name) })
		})
		for waits := 0; waits < n; time.Sleep(time.Millisecond) {
			q.mu.Lock()
			waits = len(q.waiting)
			q.mu.Unlock()
		}
	}
	for i := range 12 {
		crowd.spend(time.Second, time.Now())
		ask(crowd, "crowd", i+1)
	}
	ask(quiet, "quiet", 13)
	q.mu.Lock()
	q.free = 1
	q.next()
	q.mu.Unlock()
	all.Wait()
	if order[0] != "quiet" {
		t.Errorf("the order is %v", order)
	}
}

func TestBudgetComesInWithTime(t *testing.T) {
	b := newBudget(0.25)
	at := time.Unix(0, 0)
	for _, step := range []struct{ later, cost, left time.Duration }{
		{0, 250 * time.Millisecond, 0}, // at first there is the time of a second
		{0, 10 * time.Millisecond, -10 * time.Millisecond},
		{40 * time.Millisecond, 0, 0},
		{time.Hour, 0, 250 * time.Millisecond},    // no more is saved up
		{0, time.Minute, -250 * time.Millisecond}, // no more is owed
		{4 * time.Second, time.Second, -250 * time.Millisecond},
	} {
		at = at.Add(step.later)
		if left := b.spend(step.cost, at); left != step.left {
			t.Errorf("after %v, spending %v leaves %v, want %v", step.later, step.cost, left, step.left)
		}
	}
}

// However much computing time one address uses beyond its budget, others compute at once.
func TestOneAddressUsesUpNoBudgetOfAll(t *testing.T) {
	all := newBudget(3)
	crowd := account{newBudget(1), newBudget(1), newBudget(1), all}
	quiet := account{newBudget(1), newBudget(1), newBudget(1), all}
	busy := account{newBudget(1), newBudget(1), newBudget(0), all}
	for range 12 {
		crowd.spend(time.Second, time.Second)
	}
	if !crowd.isSpent() {
		t.Error("the crowd has some time left")
	}
	if quiet.isSpent() {
		t.Error("somebody else waits")
	}
	for range 12 { // within their budgets, many addresses together can
		account{newBudget(1), newBudget(1), newBudget(1), all}.spend(time.Second, time.Second)
	}
	busy.share.earn(1e-9, time.Now())
	busy.spend(time.Millisecond, time.Millisecond)
	if !busy.isSpent() {
		t.Error("all together have some time left for who needs more than a share")
	}
	if quiet.isSpent() {
		t.Error("who needs less than a share waits")
	}
}

// Addresses have equal shares of the computing time, and so have the players of an address.
func TestSharesAreFair(t *testing.T) {
	s := &Server{cores: 2}
	school, home := &origin{}, &origin{}
	var players []*player
	for _, from := range []*origin{home, school, school, school} {
		p := &player{share: &budget{saved: shareSaved}}
		players = append(players, p)
		s.seats = append(s.seats, &seat{player: p, conn: &conn{from: from}})
	}
	check := func(want ...time.Duration) {
		t.Helper()
		s.divide()
		for i, p := range players {
			if left := p.share.spend(0, time.Now()); (left - want[i]).Abs() > time.Millisecond {
				t.Errorf("player %d may use %v, want %v", i, left, want[i])
			}
		}
	}
	const half = time.Duration(float64(shareSaved) * ofAll)
	check(half, half/3, half/3, half/3)
	s.seats = s.seats[:2] // two have left the school
	check(half, half, half/3, half/3)
}

// On a busy machine all work takes longer, but uses no more of what there is for all.
func TestWaitingUsesNothingOfAll(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("only Linux tells the computing time of a thread")
	}
	synctest.Test(t, func(t *testing.T) {
		of := account{newBudget(1e6), newBudget(1e6), newBudget(1), newBudget(1)}
		of.timed(func() { time.Sleep(time.Hour) })()
		if of.isSpent() {
			t.Error("an hour of sleep has used up the budget of all")
		}
		of.timed(func() {
			for begun := computed(); computed()-begun < 20*time.Millisecond; {
			}
		})()
		if left := of.all.spend(0, time.Now()); left > 980*time.Millisecond {
			t.Errorf("%v of a second are left after 20 ms of computing", left)
		}
	})
}
