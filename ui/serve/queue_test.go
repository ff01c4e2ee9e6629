package serve

import (
	"context"
	"slices"
	"sync"
	"testing"
	"time"
)

// Two players with many jobs take turns, and each has one job running at a time.
func TestQueueIsFair(t *testing.T) {
	q := queue{free: 1, busy: map[*player]bool{}}
	ana, ben := &player{name: "ana"}, &player{name: "ben"}
	var mu sync.Mutex
	var order []string
	var all sync.WaitGroup
	hold := make(chan struct{})
	ask := func(p *player, work func()) {
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
	for i, p := range []*player{ana, ana, ben} {
		ask(p, func() {
			note(p.name)
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
	p := &player{}
	q.do(ctx, p, func() {
		cancel()
		q.do(ctx, p, func() { t.Error("the work is done") })
	})
	q.do(context.Background(), p, func() { p = nil })
	if p != nil {
		t.Error("the queue is stuck")
	}
}

func TestBudgetIsAQuarter(t *testing.T) {
	var b budget
	at := time.Unix(0, 0)
	if wait := b.spend(saved, at); wait != 0 {
		t.Errorf("spending the saved time waits %v, want 0", wait)
	}
	if wait := b.spend(10*time.Millisecond, at); wait != 40*time.Millisecond {
		t.Errorf("waits %v for 10 ms, want 40 ms", wait)
	}
	at = at.Add(40 * time.Millisecond)
	if wait := b.spend(0, at); wait != 0 {
		t.Errorf("waits %v, want 0", wait)
	}
	at = at.Add(time.Hour) // at most one second's share is saved up
	if wait := b.spend(saved+time.Millisecond, at); wait != 4*time.Millisecond {
		t.Errorf("waits %v, want 4 ms", wait)
	}
}
