package serve

import (
	"bufio"
	"context"
	"fmt"
	"net"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"buscaminas/ui/text"

	"github.com/charmbracelet/x/ansi"
	gossh "golang.org/x/crypto/ssh"
)

// The environment variables of the load: the number of players, the duration, and the folder of the
// server in the child process.
const (
	loadPlayers = "SERVE_PLAYERS"
	loadTime    = "SERVE_TIME"
	loadFolder  = "SERVE_FOLDER"
)

// keyEvery is the time between two keys of a player.
const keyEvery = 200 * time.Millisecond

func TestMain(m *testing.M) {
	if dir := os.Getenv(loadFolder); dir != "" {
		serveLoad(dir)
		return
	}
	os.Exit(m.Run())
}

// serveLoad serves until its input ends, and prints its address.
func serveLoad(dir string) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		panic(err)
	}
	s := &Server{
		Folder: dir, Players: 10_000, Idle: time.Hour, Largest: 65536, Lang: text.English,
		Now: time.Now, Seed: func() uint64 { return 7 }, PerAddress: 10_000, Arrivals: 10_000,
	}
	ctx, cancel := context.WithCancel(context.Background())
	go func() {
		fmt.Println(l.Addr())
		bufio.NewReader(os.Stdin).ReadByte()
		cancel()
	}()
	if err := s.Serve(ctx, l); err != nil {
		panic(err)
	}
}

// BenchmarkLoad plays Expert with many players at once, each with a key every 200 ms, against a
// server in a process of its own. It measures the time from a key to its frame, and the memory and
// computing time of the server for each player:
//
//	SERVE_PLAYERS=500 SERVE_TIME=10m go test ./ui/serve -run '^$' -bench Load -benchtime 1x -timeout 30m
func BenchmarkLoad(b *testing.B) {
	players, _ := strconv.Atoi(os.Getenv(loadPlayers))
	if players == 0 {
		players = 20
	}
	long, err := time.ParseDuration(os.Getenv(loadTime))
	if err != nil {
		long = 5 * time.Second
	}
	for range b.N {
		load(b, players, long)
	}
}

func load(b *testing.B, players int, long time.Duration) {
	server := exec.Command(os.Args[0])
	server.Env = append(os.Environ(), loadFolder+"="+b.TempDir())
	server.Stderr = os.Stderr
	in, err := server.StdinPipe()
	if err != nil {
		b.Fatal(err)
	}
	out, err := server.StdoutPipe()
	if err != nil {
		b.Fatal(err)
	}
	if err := server.Start(); err != nil {
		b.Fatal(err)
	}
	defer server.Wait()
	defer in.Close()
	addr, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		b.Fatal(err)
	}
	empty := resident(server.Process.Pid)

	var all sync.WaitGroup
	var mu sync.Mutex
	var waits []time.Duration
	dropped := 0
	ready := make(chan struct{}, 2) // this many connect at once, because a crowd does not arrive in one moment
	begin := make(chan struct{})
	var joined sync.WaitGroup
	for i := range players {
		all.Add(1)
		joined.Add(1)
		go func() {
			defer all.Done()
			ready <- struct{}{}
			p, err := newLoader(strings.TrimSpace(addr), newSigner(b))
			<-ready
			joined.Done()
			if err == nil {
				defer p.client.Close()
				<-begin
				time.Sleep(keyEvery * time.Duration(i) / time.Duration(players)) // the keys are spread over time, too
				var took []time.Duration
				took, err = p.play(long)
				mu.Lock()
				defer mu.Unlock()
				waits = append(waits, took...)
			}
			if err != nil {
				mu.Lock()
				defer mu.Unlock()
				dropped++
				b.Log(err)
			}
		}()
	}
	joined.Wait()
	busy := processor(server.Process.Pid)
	close(begin)
	time.Sleep(long / 2) // in the middle of the games
	full := resident(server.Process.Pid)
	all.Wait()
	busy = processor(server.Process.Pid) - busy
	slices.Sort(waits)
	if len(waits) == 0 {
		b.Fatal("nobody played")
	}
	at := func(share float64) float64 {
		return float64(waits[int(share*float64(len(waits)-1))].Microseconds()) / 1000
	}
	b.ReportMetric(at(0.5), "ms/p50")
	b.ReportMetric(at(0.99), "ms/p99")
	b.ReportMetric(at(1), "ms/max")
	b.ReportMetric(float64(dropped), "dropped")
	b.ReportMetric((full-empty)/float64(players), "MB/player")
	b.ReportMetric(busy.Seconds()/long.Seconds()*1000/float64(players), "ms-cpu/player/s")
	b.ReportMetric(0, "ns/op")
}

// A loader is a player without an emulator, whose cost would exceed that of the server.
type loader struct {
	client *gossh.Client
	keys   interface{ Write([]byte) (int, error) }
	came   chan string
}

func newLoader(addr string, key gossh.Signer) (*loader, error) {
	client, err := gossh.Dial("tcp", addr, &gossh.ClientConfig{
		User: "load", Auth: []gossh.AuthMethod{gossh.PublicKeys(key)},
		HostKeyCallback: gossh.InsecureIgnoreHostKey(),
	})
	if err != nil {
		return nil, err
	}
	s, err := client.NewSession()
	if err != nil {
		return nil, err
	}
	p := &loader{client: client, came: make(chan string, 64)}
	if p.keys, err = s.StdinPipe(); err != nil {
		return nil, err
	}
	out, err := s.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := s.RequestPty("xterm-256color", rows, cols, nil); err != nil {
		return nil, err
	}
	if err := s.Start("expert"); err != nil {
		return nil, err
	}
	go func() {
		defer close(p.came)
		buf := make([]byte, 32<<10)
		for {
			n, err := out.Read(buf)
			if n > 0 {
				p.came <- string(buf[:n])
			}
			if err != nil {
				return
			}
		}
	}()
	if _, err := p.until("MINES LEFT", patience); err != nil {
		return nil, err
	}
	_, err = p.keys.Write([]byte(" ")) // starts the clock
	return p, err
}

// until waits for a text, and returns how long that took.
func (p *loader) until(want string, most time.Duration) (time.Duration, error) {
	begun := time.Now()
	late := time.After(most)
	all := ""
	for {
		select {
		case came, ok := <-p.came:
			if all += came; !ok {
				return 0, fmt.Errorf("the session ended")
			}
			if strings.Contains(ansi.Strip(all), want) {
				return time.Since(begun), nil
			}
		case <-late:
			return 0, fmt.Errorf("%q does not come in %v", want, most)
		}
	}
}

// play moves back and forth, one step every 200 ms, and returns for each step the time until its
// frame.
func (p *loader) play(long time.Duration) (took []time.Duration, err error) {
	tick := time.NewTicker(keyEvery)
	defer tick.Stop()
	for i, end := 0, time.Now().Add(long); time.Now().Before(end); i++ {
		<-tick.C
		for len(p.came) > 0 { // discard frames of the clock
			<-p.came
		}
		key := "\x1b[C"
		if i%2 == 1 {
			key = "\x1b[D"
		}
		if _, err := p.keys.Write([]byte(key)); err != nil {
			return took, err
		}
		d, err := p.until("]", patience) // the right side of the cursor
		if err != nil {
			return took, err
		}
		took = append(took, d)
	}
	return took, nil
}

// resident returns the memory of a process in MB, or 0 if the system does not say.
func resident(pid int) float64 {
	status, _ := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	for line := range strings.Lines(string(status)) {
		if rest, ok := strings.CutPrefix(line, "VmRSS:"); ok {
			kB, _ := strconv.Atoi(strings.Fields(rest)[0])
			return float64(kB) / 1024
		}
	}
	return 0
}

// processor returns the computing time of a process, or 0 if the system does not say.
func processor(pid int) time.Duration {
	stat, _ := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	_, rest, _ := strings.Cut(string(stat), ") ")
	fields := strings.Fields(rest)
	if len(fields) < 13 {
		return 0
	}
	user, _ := strconv.Atoi(fields[11])
	system, _ := strconv.Atoi(fields[12])
	return time.Duration(user+system) * 10 * time.Millisecond
}
