package ui

import (
	"testing"
	"testing/synctest"
	"time"

	"buscaminas/game"
	"buscaminas/ui/page"
)

// The clock of an idle player ticks once a second. A key replaces that tick by an earlier one, and
// then nothing comes of it: a message would draw the page.
func TestNothingComesOfAReplacedTick(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := seat(t, Options{Setup: onFile(t, "list-3x3.txt", game.Classic)})
		p.resize(100, 30)
		quick := tickIn(p.press("f"))
		p.at = p.at.Add(time.Minute)
		slow := p.send(quick)
		p.press("f")
		for msg := range messages(slow) {
			if ticks(msg) {
				t.Errorf("a replaced tick brings %#v", msg)
			}
		}
	})
}

// On a server, what the other players of a race do is drawn with the clock of the player, and at once
// if the clock does not run.
func TestRivalsAreDrawnWithTheClock(t *testing.T) {
	synctest.Test(t, func(t *testing.T) { // ticks take no time
		all := racersIn(t, t.TempDir(), "Ana", "Eva")
		inTheRace(t, all)
		beat(3*time.Second, all...)
		r := all[0]
		r.m.Served = &page.Served{Largest: 1000, Queue: func(work func()) { work() }}
		r.resize(121, 40)
		stillAfterReading := func() (still, read bool) {
			due := r.due
			r.due = nil
			for _, msg := range due {
				for answer := range messages(r.send(msg)) {
					if !ticks(answer) {
						r.hear(r.send(answer))
						still, read = r.m.still, true
					}
				}
			}
			return still, read
		}
		r.do("f")
		if still, read := stillAfterReading(); !read || !still {
			t.Errorf("with the clock running, the race is read: %v, and is drawn by the clock: %v", read, still)
		}
		r.open(100, time.Millisecond)
		if still, read := stillAfterReading(); !read || still {
			t.Errorf("with the clock stopped, the race is read: %v, and is drawn by the clock: %v", read, still)
		}
	})
}
