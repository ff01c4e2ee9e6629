package serve

import (
	"fmt"
	"io"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	gossh "golang.org/x/crypto/ssh"
)

// stalledBy is the number of clients in a storm who type and read nothing.
const stalledBy = 20

// BenchmarkStorm plays with four players from one address while many keys from other addresses type
// as fast as they can, each in the largest window, and more clients stall. The server computes on all cores
// but one, which the clients need. The players should feel little: half of their keys answered in 5 ms,
// and 99 of 100 in 60 ms.
//
//	go test ./ui/serve -run '^$' -bench Storm -benchtime 1x
//
// SERVE_TIME and SERVE_PROFILE are as for [BenchmarkLoad].
func BenchmarkStorm(b *testing.B) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	b.Setenv("GOMAXPROCS", strconv.Itoa(max(1, runtime.NumCPU()-1)))
	_, long := loadWanted()
	for _, attack := range []struct{ addresses, keys int }{{1, 12}, {10, 44}} {
		b.Run(fmt.Sprintf("addresses=%d", attack.addresses), func(b *testing.B) {
			for range b.N {
				storm(b, 4, attack.addresses, attack.keys, long)
			}
		})
	}
}

func storm(b *testing.B, players, addresses, keys int, long time.Duration) {
	server := serveApart(b)
	all := server.seatLoaders(players)
	for range stalledBy {
		server.stalls(server.calls(caller{from: "127.0.0.3", keys: []gossh.Signer{newSigner(b)}}))
	}
	for i := range keys {
		p := server.newLoader(fmt.Sprintf("127.0.2.%d", 1+i%addresses), "")
		defer p.client.Close()
		p.does("3", "MINES LEFT")
		p.mu.Lock()
		p.hears = func([]byte) {} // what they see would cost the players computing time here
		p.mu.Unlock()
		if err := p.WindowChange(highest, widest); err != nil {
			b.Fatal(err)
		}
		go func() {
			for {
				if _, err := io.WriteString(p.keys, strings.Repeat("o\x1b? \x1bu\x1b[C\x1b[A f", 8)); err != nil {
					return // the benchmark is over
				}
			}
		}()
	}
	server.live()
	busy, begin := processor(server.pid), time.Now()
	var over sync.WaitGroup
	for i, p := range all {
		over.Go(func() {
			p.play(begin.Add(keyEvery*time.Duration(i)/time.Duration(players)), begin.Add(long))
		})
	}
	over.Wait()
	busy = processor(server.pid) - busy
	reportPlay(b, all)
	b.ReportMetric(busy.Seconds()/long.Seconds(), "cores")
}
