package ui

import (
	"testing"
	"testing/synctest"
	"time"

	"buscaminas/game"
)

// A game that has waited ten seconds for a key wakes once a second, and its clock shows whole seconds
// until the next key.
func TestIdleGameWakesOnceASecond(t *testing.T) {
	synctest.Test(t, func(t *testing.T) { // ticks take no time
		p := sit(t, 80, 24, onFile(t, "list-10x10.txt", game.Classic))
		tick := tickIn(p.press("f"))
		p.at = p.at.Add(9900 * time.Millisecond)
		tick = tickIn(p.send(tick))
		p.sees("TIEMPO: 9,9 s")
		p.at = p.at.Add(200 * time.Millisecond)
		begun := time.Now()
		tick = tickIn(p.send(tick))
		p.sees("TIEMPO: 10 s")
		if took := time.Since(begun); took < time.Second {
			t.Errorf("it wakes again after %v", took)
		}
		p.at = p.at.Add(500 * time.Millisecond)
		begun = time.Now()
		next := tickIn(p.press("l"))
		p.sees("TIEMPO: 10,6 s")
		if took := time.Since(begun); next == nil || took >= time.Second {
			t.Errorf("after a key, the clock goes on after %v", took)
		}
		if again := tickIn(p.send(tick)); again != nil {
			t.Error("the clock ticks twice")
		}
	})
}
