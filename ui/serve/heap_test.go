package serve

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"math"
	"net"
	"os"
	"os/exec"
	"runtime"
	"runtime/debug"
	"strconv"
	"strings"
	"testing"
	"time"

	"buscaminas/ui/text"

	gossh "golang.org/x/crypto/ssh"
)

// heapFolder is the environment variable that names the folder of the server in the child process.
const heapFolder = "SERVE_HEAP"

// TestMeasuredServer is the server in the child process: it prints its address, and for each line of
// its input the bytes that are live.
func TestMeasuredServer(t *testing.T) {
	dir := os.Getenv(heapFolder)
	if dir == "" {
		t.Skip("only for TestStalledClientCostsLittle")
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	s := &Server{
		Folder: dir, Players: 100, Idle: time.Hour, Largest: 65536, Lang: text.English,
		Now: time.Now, Seed: func() uint64 { return 7 }, stalled: time.Hour,
	}
	ctx, cancel := context.WithCancel(context.Background())
	go s.Serve(ctx, l)
	fmt.Println(l.Addr())
	for in := bufio.NewScanner(os.Stdin); in.Scan(); {
		debug.FreeOSMemory()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		fmt.Println(m.HeapAlloc + m.StackInuse)
	}
	cancel()
}

// A measured server runs in a process of its own.
type measured struct {
	*host
	in  io.Writer
	out *bufio.Reader
}

func measure(t *testing.T) *measured {
	t.Helper()
	child := exec.Command(os.Args[0], "-test.run", "^TestMeasuredServer$")
	child.Env = append(os.Environ(), heapFolder+"="+t.TempDir())
	in, err := child.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := child.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := child.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		in.Close()
		child.Wait()
	})
	m := &measured{host: &host{t: t}, in: in, out: bufio.NewReader(out)}
	m.addr = strings.TrimSpace(m.line())
	return m
}

func (m *measured) line() string {
	m.t.Helper()
	line, err := m.out.ReadString('\n')
	if err != nil {
		m.t.Fatal(err)
	}
	return line
}

// live returns the bytes of the heap and the stacks that are live.
func (m *measured) live() int {
	m.t.Helper()
	fmt.Fprintln(m.in)
	live, err := strconv.Atoi(strings.TrimSpace(m.line()))
	if err != nil {
		m.t.Fatal(err)
	}
	return live
}

// looks is the number of times that the live bytes are counted, 50 ms apart, before they are compared: meanwhile
// the clients send what a careless server would keep.
const looks = 6

// least returns the least of several counts, so that a frame that is being drawn does not matter. It
// counts again, for up to half a minute, until it is no more than a bound: a slow machine takes a while
// to draw what comes first.
func (m *measured) least(bound int) int {
	m.t.Helper()
	least := math.MaxInt
	tick := time.NewTicker(50 * time.Millisecond)
	defer tick.Stop()
	late := time.Now().Add(3 * patience)
	for i := 0; i < 2*looks || least > bound && time.Now().Before(late); i++ {
		if now := m.live(); i >= looks {
			least = min(least, now)
		}
		<-tick.C
	}
	return least
}

func TestStalledClientCostsLittle(t *testing.T) {
	const clients, most = 2, 256 << 10 // beyond what a player costs
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
	} {
		t.Run(name, func(t *testing.T) {
			m := measure(t)
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
