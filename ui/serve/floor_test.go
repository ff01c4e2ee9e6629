package serve

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"net"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/charmbracelet/ssh"
	"github.com/charmbracelet/wish"
	gossh "golang.org/x/crypto/ssh"
)

// loadFloor is the environment variable that makes the child process answer with empty frames.
const loadFloor = "SERVE_FLOOR"

// frameBytes is the size of the frame after a key of the mixture, on average.
const frameBytes = 160

// BenchmarkFloor measures what SSH and the system cost: a server of the same library answers each key
// with as many bytes as a frame has, and sends some each second, as a clock does. What [BenchmarkLoad]
// needs beyond that is the share of the game.
func BenchmarkFloor(b *testing.B) {
	players, long := loadWanted()
	for range b.N {
		floor(b, players, long)
	}
}

func floor(b *testing.B, players int, long time.Duration) {
	b.Setenv(loadFloor, "1")
	server, addr, _ := serveApart(b)
	var all []io.Writer
	for range players {
		c, err := gossh.Dial("tcp", addr, &gossh.ClientConfig{HostKeyCallback: gossh.InsecureIgnoreHostKey()})
		if err != nil {
			b.Fatal(err)
		}
		defer c.Close()
		s, err := c.NewSession()
		if err != nil {
			b.Fatal(err)
		}
		s.Stdout = io.Discard
		keys, err := s.StdinPipe()
		if err != nil {
			b.Fatal(err)
		}
		if err := s.RequestPty("xterm-256color", rows, cols, nil); err != nil {
			b.Fatal(err)
		}
		if err := s.Shell(); err != nil {
			b.Fatal(err)
		}
		all = append(all, keys)
	}
	busy, begin := processor(server), time.Now()
	var over sync.WaitGroup
	for i, keys := range all {
		over.Go(func() {
			from := begin.Add(keyEvery * time.Duration(i) / time.Duration(players))
			for due := from; due.Before(begin.Add(long)); due = due.Add(keyEvery) {
				time.Sleep(time.Until(due))
				if _, err := io.WriteString(keys, "f"); err != nil {
					b.Error(err)
					return
				}
			}
		})
	}
	over.Wait()
	busy = processor(server) - busy
	b.ReportMetric(busy.Seconds()/long.Seconds()*1000/float64(players), "ms-cpu/player/s")
	b.ReportMetric(loadAverage(), "load-average")
	b.ReportMetric(0, "ns/op")
}

// serveFloor answers each key until its input ends, and prints its address.
func serveFloor() {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		panic(err)
	}
	frame := bytes.Repeat([]byte("."), frameBytes)
	server, err := wish.NewServer(wish.WithHostKeyPath(filepath.Join(os.Getenv(loadFolder), "key")), ssh.EmulatePty(), wish.WithMiddleware(func(ssh.Handler) ssh.Handler {
		return func(s ssh.Session) {
			tick := time.NewTicker(time.Second)
			defer tick.Stop()
			keys := make(chan struct{})
			go func() {
				defer close(keys)
				for p := make([]byte, 1024); ; keys <- struct{}{} {
					if _, err := s.Read(p); err != nil {
						return
					}
				}
			}()
			for ok := true; ok; {
				select {
				case _, ok = <-keys:
				case <-tick.C:
				}
				_, _ = s.Write(frame)
			}
		}
	}))
	if err != nil {
		panic(err)
	}
	go func() {
		fmt.Println(l.Addr())
		bufio.NewReader(os.Stdin).ReadByte()
		server.Close()
	}()
	_ = server.Serve(l)
}
