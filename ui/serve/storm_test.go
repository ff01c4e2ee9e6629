package serve

import (
	"io"
	"strings"
	"sync"
	"testing"
	"time"

	gossh "golang.org/x/crypto/ssh"
)

// The attack of BenchmarkStorm.
const (
	stormKeys = 12 // each in the largest window, as fast as the server takes its keys
	stalledBy = 20 // clients who type and read nothing
)

// BenchmarkStorm plays with four players from one address while many keys from another address type
// as fast as they can, and more clients stall. The players should feel nothing: half of their keys
// answered in 5 ms, and 99 of 100 in 50 ms.
//
//	go test ./ui/serve -run '^$' -bench Storm -benchtime 1x
func BenchmarkStorm(b *testing.B) {
	for range b.N {
		storm(b, 4, 10*time.Second)
	}
}

func storm(b *testing.B, players int, long time.Duration) {
	server, addr, _ := serveApart(b)
	all := seatLoaders(b, addr, players)
	for range stalledBy {
		stall(b, addr)
	}
	for range stormKeys {
		p, err := newLoader(addr, "127.0.0.2", newSigner(b), highest, widest)
		if err != nil {
			b.Fatal(err)
		}
		defer p.client.Close()
		if err := p.does("3", "MINES LEFT"); err != nil {
			b.Fatal(err)
		}
		p.leaveEmulator()
		p.mu.Lock()
		p.blind = true // what they see would cost the players computing time here
		p.mu.Unlock()
		go func() {
			for {
				if _, err := io.WriteString(p.keys, strings.Repeat("o\x1b? \x1bu\x1b[C\x1b[A f", 8)); err != nil {
					return // the benchmark is over
				}
			}
		}()
	}
	busy, begin := processor(server), time.Now()
	var over sync.WaitGroup
	for i, p := range all {
		over.Go(func() {
			p.play(begin.Add(keyEvery*time.Duration(i)/time.Duration(players)), begin.Add(long))
		})
	}
	over.Wait()
	busy = processor(server) - busy
	var waits []time.Duration
	unanswered := 0
	for _, p := range all {
		waits = append(waits, p.waits...)
		unanswered += len(p.steps)
		p.client.Close()
	}
	reportWaits(b, waits)
	b.ReportMetric(float64(unanswered), "unanswered")
	b.ReportMetric(busy.Seconds()/long.Seconds(), "cores")
	b.ReportMetric(loadAverage(), "load-average")
	b.ReportMetric(0, "ns/op")
}

// stall connects a client who types and never reads.
func stall(b *testing.B, addr string) {
	p, err := newLoader(addr, "127.0.0.3", newSigner(b), rows, cols)
	if err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { p.client.Close() })
	channel, requests, err := p.client.OpenChannel("session", nil)
	if err != nil {
		b.Fatal(err)
	}
	go gossh.DiscardRequests(requests)
	pty := struct {
		Term             string
		Cols, Rows, W, H uint32
		Modes            string
	}{"xterm", widest, highest, 0, 0, "\x00"}
	if ok, err := channel.SendRequest("pty-req", true, gossh.Marshal(pty)); !ok || err != nil {
		b.Fatal(ok, err)
	}
	if ok, err := channel.SendRequest("shell", true, nil); !ok || err != nil {
		b.Fatal(ok, err)
	}
	go func() {
		for {
			if _, err := io.WriteString(channel, "o\x1bh\x1b"); err != nil {
				return // the benchmark is over
			}
		}
	}()
}
