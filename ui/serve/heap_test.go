package serve

import (
	"bytes"
	"io"
	"math"
	"testing"
	"time"

	gossh "golang.org/x/crypto/ssh"
)

// looks is the number of times that the live bytes are counted, 50 ms apart, before they are compared: meanwhile
// the clients send what a careless server would keep.
const looks = 6

// least returns the least of several counts, so that a frame that is being drawn does not matter. It
// counts again, for up to half a minute, until it is no more than a bound: a slow machine takes a while
// to draw what comes first.
func (a *apart) least(bound int) int {
	a.t.Helper()
	least := math.MaxInt
	tick := time.NewTicker(50 * time.Millisecond)
	defer tick.Stop()
	late := time.Now().Add(3 * patience)
	for i := 0; i < 2*looks || least > bound && time.Now().Before(late); i++ {
		if now := a.live(); i >= looks {
			least = min(least, now)
		}
		<-tick.C
	}
	return least
}

func TestStalledClientCostsLittle(t *testing.T) {
	t.Parallel()
	const clients, most = 2, 400 << 10 // beyond what a player costs; a client that may park as it likes takes 2 MB
	types := func(n int) func(c gossh.Channel) error {
		keys := bytes.Repeat([]byte("x"), n)
		return func(c gossh.Channel) error {
			_, err := c.Write(keys)
			return err
		}
	}
	for name, stall := range map[string]struct {
		sends func(c gossh.Channel) error
		deaf  bool // reads nothing, either
	}{
		"single keys":       {types(1), false},
		"single keys, deaf": {types(1), true},
		"long packets":      {types(32 << 10), false},
		"sizes, deaf":       {func(c gossh.Channel) error { return resizes(c, 80, 24) }, true},
		"requests, deaf": {func(c gossh.Channel) error {
			_, err := c.SendRequest("unknown", false, make([]byte, 30<<10))
			return err
		}, true},
		"errors": {func(c gossh.Channel) error {
			_, err := c.Stderr().Write(make([]byte, 32<<10))
			return err
		}, false},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			m := serveApart(t, loadSpeed+"=4000000") // what a careless server would keep comes at once
			var all []gossh.Channel
			for range clients {
				s := m.stranger()
				c := s.opens()
				if err := resizes(c, 80, 24); err != nil {
					t.Fatal(err)
				}
				s.asks(c, "shell", nil)
				s.seesMenu(c)
				if stall.deaf {
					s.hearsNothing()
				} else {
					go io.Copy(io.Discard, c)
				}
				all = append(all, c)
			}
			before := m.least(math.MaxInt)
			for _, c := range all {
				go func() {
					for stall.sends(c) == nil { // until the connection ends
					}
				}()
			}
			each := (m.least(before+clients*most) - before) / clients
			t.Logf("%d kB each", each>>10)
			if each > most {
				t.Errorf("a client costs %d kB", each>>10)
			}
		})
	}
}
