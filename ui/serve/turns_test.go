package serve

import (
	"context"
	"sync"
	"testing"
	"testing/synctest"
	"time"
)

// fill fills all places of a queue until the returned function is called.
func (q *queue) fill() (free func()) {
	end := make(chan struct{})
	var begun, over sync.WaitGroup
	for range workers() {
		begun.Add(1)
		over.Go(func() {
			q.do(context.Background(), seatFrom(newBudget(1)), func() {
				begun.Done()
				<-end
			})
		})
	}
	begun.Wait()
	return func() {
		close(end)
		over.Wait()
	}
}

// While others wait for their turn, a player whose address has used little waits for nothing.
func TestWhoUsesLittleWaitsForNobody(t *testing.T) {
	h := start(t, func(s *Server) { s.cores = 1000 }) // however slow this machine is
	h.plays()
	defer h.late.fill()()
	h.plays()
}

// Of a session that has used up its budget, frames are dropped while others wait, but keys only wait.
func TestFramesAreDroppedAndKeysAreNot(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		late, of := newQueue(), seatFrom(newBudget(1))
		turn := &turns{ctx: t.Context(), late: late, seat: of}
		if !turn.Draw(func() {}) {
			t.Fatal("a frame within the budget is dropped")
		}
		of.spend(time.Hour, time.Hour)
		free := late.fill()
		if turn.Draw(func() { t.Error("the frame is drawn, too") }) {
			t.Error("a frame beyond the budget is drawn while others wait")
		}
		took := false
		go turn.Take(func() { took = true })
		synctest.Wait()
		if took {
			t.Error("a key beyond the budget does not wait")
		}
		free()
		synctest.Wait()
		if !took {
			t.Fatal("the key is dropped")
		}
		of.spend(time.Hour, time.Hour)
		if !turn.Draw(func() {}) {
			t.Error("a frame is dropped although nobody waits")
		}
	})
}

// A session that ends takes its last messages at once.
func TestWhoLeavesWaitsForNobody(t *testing.T) {
	ctx, end := context.WithCancel(context.Background())
	late, of := newQueue(), seatFrom(newBudget(1))
	of.spend(time.Hour, time.Hour)
	defer late.fill()()
	end()
	took := false
	(&turns{ctx: ctx, late: late, seat: of}).Take(func() { took = true })
	if !took {
		t.Error("the message is lost")
	}
}
