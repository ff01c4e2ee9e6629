package serve

import (
	"bufio"
	"context"
	"flag"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"runtime"
	"runtime/debug"
	"runtime/pprof"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"buscaminas/ui/text"

	"golang.org/x/time/rate"
)

// The environment variables of the load: the number of players, the duration, the file for the
// processor profile of the server, and of the server in the child process the folder and the bytes a
// second that it reads from a connection.
const (
	loadPlayers = "SERVE_PLAYERS"
	loadTime    = "SERVE_TIME"
	loadProfile = "SERVE_PROFILE"
	loadFolder  = "SERVE_FOLDER"
	loadSpeed   = "SERVE_SPEED"
)

// keyEvery is the time between two keys of a player.
const keyEvery = 200 * time.Millisecond

func TestMain(m *testing.M) {
	if dir := os.Getenv(loadFolder); dir != "" {
		serveLoad(dir)
		return
	}
	_ = flag.Set("test.parallel", "8") // more than there are cores: the parallel tests wait most of the time
	os.Exit(m.Run())
}

// serveLoad serves until its input ends, and prints its address, and for each line of its input the bytes
// that are live. The profile begins with the first line, when everybody plays.
func serveLoad(dir string) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		panic(err)
	}
	s := &Server{
		Folder: dir, Players: 10_000, Idle: time.Hour, Largest: 65536, Lang: text.English,
		Now: time.Now, Seed: func() uint64 { return 7 }, PerAddress: 10_000, Arrivals: 10_000, stalled: time.Hour,
	}
	if speed, err := strconv.Atoi(os.Getenv(loadSpeed)); err == nil {
		s.speed = rate.Limit(speed)
	}
	spareThread()
	ctx, cancel := context.WithCancel(context.Background())
	go func() {
		fmt.Println(l.Addr())
		name := os.Getenv(loadProfile)
		for in := bufio.NewScanner(os.Stdin); in.Scan(); name = "" {
			if name != "" {
				profile, err := os.Create(name)
				if err != nil {
					panic(err)
				}
				defer profile.Close()
				if err := pprof.StartCPUProfile(profile); err != nil {
					panic(err)
				}
			}
			debug.FreeOSMemory()
			var m runtime.MemStats
			runtime.ReadMemStats(&m)
			fmt.Println(m.HeapAlloc + m.StackInuse)
		}
		pprof.StopCPUProfile()
		cancel()
	}()
	if err := s.Serve(ctx, l); err != nil {
		panic(err)
	}
}

// BenchmarkLoad plays Expert with many players at once, half of them in races of eight, against a
// server in a process of its own that writes their journals. The load is an open loop: each player
// sends a key every 200 ms, whether or not earlier keys were answered, and the time of a key runs
// from the moment at which it was due until its frame has come. The players and the server share
// this machine, so the load average is printed too:
//
//	SERVE_PLAYERS=500 SERVE_TIME=10m go test ./ui/serve -run '^$' -bench Load -benchtime 1x -timeout 30m
//
// SERVE_PROFILE names a file for the processor profile of the server; -cpuprofile is that of the players.
func BenchmarkLoad(b *testing.B) {
	players, long := loadWanted()
	for range b.N {
		load(b, players, long)
	}
}

// loadWanted returns the number of players and the duration from the environment, or 20 players for 5
// seconds.
func loadWanted() (players int, long time.Duration) {
	players, _ = strconv.Atoi(os.Getenv(loadPlayers))
	if players == 0 {
		players = 20
	}
	long, err := time.ParseDuration(os.Getenv(loadTime))
	if err != nil {
		long = 5 * time.Second
	}
	return players, long
}

func load(b *testing.B, players int, long time.Duration) {
	defer debug.SetGCPercent(debug.SetGCPercent(800)) // the garbage of the players is not the server's
	server := serveApart(b)
	empty := resident(server.pid)
	all := server.seatLoaders(players)
	server.live()
	// The players start one after the other: if all asked for a hint or the menu in the same moment, as
	// nobody does, that moment alone would be measured.
	start := time.Now()
	round := keyEvery * time.Duration(len(mixture))
	begin := start.Add(round)
	var over sync.WaitGroup
	for i, p := range all {
		over.Go(func() {
			p.play(start.Add(round*time.Duration(i)/time.Duration(len(all))), begin.Add(long))
		})
	}
	time.Sleep(time.Until(begin))
	for _, p := range all {
		p.forgetWaits()
	}
	busy := processor(server.pid)
	time.Sleep(time.Until(begin.Add(long / 2))) // in the middle of the games
	full := resident(server.pid)
	over.Wait()
	busy = processor(server.pid) - busy

	reportPlay(b, all)
	b.ReportMetric((full-empty)/float64(len(all)), "MB/player")
	b.ReportMetric(busy.Seconds()/long.Seconds()*1000/float64(len(all)), "ms-cpu/player/s")
}

// An apart is a server in another process.
type apart struct {
	*host
	pid int
	in  io.Writer
	out *bufio.Reader
}

func serveApart(t testing.TB, env ...string) *apart {
	t.Helper()
	server := exec.Command(os.Args[0])
	server.Env = append(append(os.Environ(), loadFolder+"="+t.TempDir()), env...)
	server.Stderr = os.Stderr
	in, err := server.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := server.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		in.Close()
		server.Wait()
	})
	a := &apart{host: &host{t: t}, pid: server.Process.Pid, in: in, out: bufio.NewReader(out)}
	a.addr = a.line()
	return a
}

func (a *apart) line() string {
	a.t.Helper()
	line, err := a.out.ReadString('\n')
	if err != nil {
		a.t.Fatal(err)
	}
	return strings.TrimSpace(line)
}

// live returns the bytes of the heap and the stacks that are live. The first call begins the profile.
func (a *apart) live() int {
	a.t.Helper()
	fmt.Fprintln(a.in)
	live, err := strconv.Atoi(a.line())
	if err != nil {
		a.t.Fatal(err)
	}
	return live
}

// seatLoaders connects players, until each of them has a game before them. Each group of eight has an
// address of its own, because an address has a budget of computing time.
func (a *apart) seatLoaders(players int) (all []*loader) {
	const inARace = 8
	var mu sync.Mutex
	var groups sync.WaitGroup
	ready := make(chan struct{}, 2) // this many groups connect at once, because a crowd does not arrive in one moment
	for first := 0; first < players; first += inARace {
		groups.Go(func() {
			ready <- struct{}{}
			defer func() { <-ready }()
			var group []*loader
			from := fmt.Sprintf("127.0.1.%d", 1+first/inARace)
			for i := first; i < min(players, first+inARace); i++ {
				group = append(group, a.newLoader(from, fmt.Sprint("p", i)))
			}
			begins(group, first/inARace%2 == 0)
			mu.Lock()
			defer mu.Unlock()
			all = append(all, group...)
		})
	}
	groups.Wait()
	return all
}

// reportPlay reports how long the keys of players waited for their frames.
func reportPlay(b *testing.B, all []*loader) {
	var waits []time.Duration
	for _, p := range all {
		waits = append(waits, p.waits...)
		p.client.Close()
	}
	b.ReportMetric(loadAverage(), "load-average")
	b.ReportMetric(0, "ns/op")
	slices.Sort(waits)
	if len(waits) == 0 {
		b.Fatal("nobody played")
	}
	for _, share := range []struct {
		of   float64
		unit string
	}{{0.5, "ms/p50"}, {0.9, "ms/p90"}, {0.99, "ms/p99"}, {1, "ms/max"}} {
		at := waits[int(share.of*float64(len(waits)-1))]
		b.ReportMetric(float64(at.Microseconds())/1000, share.unit)
	}
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

// loadAverage returns the load average of the last minute, or 0 if the system does not say.
func loadAverage() float64 {
	all, _ := os.ReadFile("/proc/loadavg")
	now, _, _ := strings.Cut(string(all), " ")
	average, _ := strconv.ParseFloat(now, 64)
	return average
}
