package ui

import (
	"testing"
	"testing/synctest"
	"time"

	"buscaminas/game"
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
