package serve

import (
	"net"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	gossh "golang.org/x/crypto/ssh"
)

// A stranger is a client that sends what no player would.
type stranger struct {
	*gossh.Client
	t    testing.TB
	wire *deafConn
}

// A deafConn is a connection from which nothing is read once it is deaf.
type deafConn struct {
	net.Conn
	mu sync.Mutex // locked while deaf
}

// Read implements [net.Conn].
func (c *deafConn) Read(p []byte) (int, error) {
	n, err := c.Conn.Read(p)
	c.mu.Lock()
	defer c.mu.Unlock()
	return n, err
}

// stranger connects as a guest.
func (h *host) stranger() *stranger {
	h.t.Helper()
	return h.calls(caller{user: "eve"})
}

// hearsNothing makes the client read nothing more.
func (s *stranger) hearsNothing() {
	s.wire.mu.Lock()
	s.t.Cleanup(s.wire.mu.Unlock)
}

// tries opens a session with a terminal, and asks for no shell.
func (s *stranger) tries() (gossh.Channel, error) {
	channel, requests, err := s.OpenChannel("session", nil)
	if err != nil {
		return nil, err
	}
	go gossh.DiscardRequests(requests)
	_, err = channel.SendRequest("pty-req", true, gossh.Marshal(struct {
		Term             string
		Cols, Rows, W, H uint32
		Modes            string
	}{"xterm-256color", 300, 100, 0, 0, "\x00"}))
	return channel, err
}

// opens opens a session with a terminal, and asks for no shell.
func (s *stranger) opens() gossh.Channel {
	s.t.Helper()
	channel, err := s.tries()
	if err != nil {
		s.t.Fatal(err)
	}
	return channel
}

// asks sends a request, which the server must grant.
func (s *stranger) asks(c gossh.Channel, kind string, payload []byte) {
	s.t.Helper()
	if ok, err := c.SendRequest(kind, true, payload); !ok || err != nil {
		s.t.Fatal(kind, ok, err)
	}
}

// resizes sends the size of a window.
func resizes(c gossh.Channel, cols, rows uint32) error {
	_, err := c.SendRequest("window-change", false, gossh.Marshal(struct{ Cols, Rows, W, H uint32 }{cols, rows, 0, 0}))
	return err
}

// seesMenu waits until a session shows the menu, and returns all that the server has sent.
func (s *stranger) seesMenu(c gossh.Channel) (sent string) {
	s.t.Helper()
	for p := make([]byte, 4<<10); !strings.Contains(sent, "Beginner"); {
		n, err := c.Read(p)
		if err != nil {
			s.t.Fatal(err)
		}
		sent += string(p[:n])
	}
	return sent
}

// isAnswered waits until the server has answered all that was sent.
func (s *stranger) isAnswered() {
	s.t.Helper()
	answered := make(chan error, 1)
	go func() {
		_, _, err := s.SendRequest("keepalive@openssh.com", true, nil)
		answered <- err
	}()
	if err := soon(s.t, answered, "the answer of the server"); err != nil {
		s.t.Fatal(err)
	}
}

// isSentAway waits until the server has closed the connection.
func (s *stranger) isSentAway() {
	s.t.Helper()
	gone := make(chan struct{})
	go func() {
		s.Wait()
		close(gone)
	}()
	soon(s.t, gone, "the end of the connection")
}

// says waits until a text is in the log.
func (h *host) says(want string) {
	h.t.Helper()
	h.until(want, func() bool { return strings.Contains(strings.Join(h.logged(), "\n"), want) })
}

func TestSizesBeforeTheShellAreNotWaitedFor(t *testing.T) {
	h := start(t)
	h.plays(nil)
	h.away()
	before := runtime.NumGoroutine()
	for range 5 {
		s := h.stranger()
		for range mostChannels {
			c := s.opens()
			for range 10 {
				if err := resizes(c, 90, 30); err != nil {
					t.Fatal(err)
				}
			}
		}
		s.isAnswered()
		s.Close()
	}
	h.until("nothing is left of the connections", func() bool { return runtime.NumGoroutine() <= before })
}

// farthest returns the last column that the server has moved the cursor to.
func farthest(sent string) (column int) {
	for _, move := range regexp.MustCompile(`\x1b\[\d+;(\d+)H`).FindAllStringSubmatch(sent, -1) {
		at, _ := strconv.Atoi(move[1])
		column = max(column, at)
	}
	return column
}

func TestNewestSizeIsUsed(t *testing.T) {
	h := start(t)
	s := h.stranger()
	c := s.opens()
	for _, cols := range []uint32{250, 200, 100} {
		if err := resizes(c, cols, 32); err != nil {
			t.Fatal(err)
		}
	}
	s.asks(c, "shell", nil)
	if column := farthest(s.seesMenu(c)); column > 100 {
		t.Errorf("the first frame is %d columns wide", column)
	}
}

// counted returns the number of connections that the server counts.
func (h *host) counted() int {
	h.Server.mu.Lock()
	defer h.Server.mu.Unlock()
	return len(h.conns)
}

// A client that reads nothing has as little time to leave as one that does.
func TestWhoIsRefusedAndDeafIsSentAway(t *testing.T) {
	t.Parallel()
	h := start(t)
	s := h.stranger()
	c := s.opens()
	s.hearsNothing()
	if _, err := c.SendRequest("exec", false, gossh.Marshal(struct{ Command string }{"help"})); err != nil {
		t.Fatal(err)
	}
	h.until("the client is gone", func() bool { return h.counted() == 0 })
}

func TestWhoStopsReadingIsSentAway(t *testing.T) {
	for name, stops := range map[string]func(s *stranger){
		"the session": func(*stranger) {}, // but the client still answers
		"everything":  (*stranger).hearsNothing,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := start(t, func(s *Server) { s.stalled = time.Second / 2 })
			s := h.stranger()
			s.t = t
			c := s.opens()
			s.asks(c, "exec", gossh.Marshal(struct{ Command string }{"expert"}))
			stops(s)
			h.until("the client has a seat", func() bool { return len(h.seated()) == 1 })
			tick := time.Tick(10 * time.Millisecond) // of sizes that come together, only the last has a frame
			for i := uint32(0); i < 3000 && resizes(c, 399+i%2, 150) == nil; i++ {
				<-tick
			}
			h.says("has read nothing for 500ms")
			h.until("the seat is free", func() bool { return len(h.seated()) == 0 && h.counted() == 0 })
		})
	}
}
