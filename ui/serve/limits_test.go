package serve

import (
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	gossh "golang.org/x/crypto/ssh"
)

// plays begins a game, and leaves it.
func (h *host) plays(key gossh.Signer) {
	h.t.Helper()
	p := h.play(key, "beginner")
	p.opens()
	p.leaves()
}

func TestWhoTypesNothingIsSentAway(t *testing.T) {
	t.Parallel()
	h := start(t, func(s *Server) { s.Idle = 500 * time.Millisecond })
	p := h.play(newSigner(t), "beginner")
	p.ends("No key was pressed for 500ms, so the session was closed. Your game is waiting for you.")
}

func TestWhoTakesNoSeatIsSentAway(t *testing.T) {
	t.Parallel()
	h := start(t, func(s *Server) { s.hurry = 3 * time.Second })
	all := map[string]*stranger{}
	for name, sends := range map[string]func(s *stranger) error{
		"nothing": func(s *stranger) error { return io.EOF },
		"keepalives": func(s *stranger) error {
			_, _, err := s.SendRequest("keepalive@openssh.com", true, nil)
			return err
		},
		"a channel": func(s *stranger) error {
			_, err := s.tries()
			return err
		},
		"keys": func(s *stranger) error {
			c, err := s.tries()
			if err == nil {
				_, err = c.Write(make([]byte, 1<<20))
			}
			return err
		},
		"a command": func(s *stranger) error {
			c, err := s.tries()
			if err == nil {
				_, err = c.SendRequest("exec", true, gossh.Marshal(struct{ Command string }{"help"}))
			}
			return err
		},
	} {
		s := h.stranger()
		all[name] = s
		go func() {
			for sends(s) == nil { // until the connection ends
			}
		}()
	}
	for name, s := range all {
		t.Log(name)
		s.isSentAway()
	}
	h.plays(nil)
}

func TestSeatIsTakenAgainInTime(t *testing.T) {
	t.Parallel()
	h := start(t, func(s *Server) { s.hurry = 2 * time.Second })
	s := h.stranger()
	for _, long := range []time.Duration{h.hurry, 0} {
		p := begin(t, s.Client, "beginner", nil)
		begun := time.Now()
		h.until("the game is long", func() bool { return time.Since(begun) > long })
		p.opens()
		p.leaves()
	}
	s.isSentAway()
}

func TestFifthSessionOfAConnectionIsRefused(t *testing.T) {
	h := start(t)
	client := h.dial(nil)
	for range mostChannels {
		if _, err := client.NewSession(); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := client.NewSession(); err == nil {
		t.Error("one more than the limit is accepted")
	}
}

func TestEnvironmentIsBounded(t *testing.T) {
	h := start(t)
	s, err := h.dial(nil).NewSession()
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Setenv("LONG", strings.Repeat("x", 2*longestEnv)); err == nil {
		t.Error("a variable that is too long is accepted")
	}
	taken := 0
	for i := range 2 * mostEnv {
		if s.Setenv(fmt.Sprintf("V%d", i), "x") == nil {
			taken++
		}
	}
	if taken >= mostEnv {
		t.Errorf("%d variables are taken", taken)
	}
}

func TestWindowOfAnySize(t *testing.T) {
	h := start(t)
	p := h.play(nil, "beginner")
	p.sees("MINES LEFT")
	for i := range 200 {
		if err := p.WindowChange(1+i*1_000_000, 1+i*2_000_000); err != nil {
			t.Fatal(err)
		}
	}
	if err := p.WindowChange(rows, cols); err != nil {
		t.Fatal(err)
	}
	p.opens()
	if n := len(p.sent()); n > 4<<20 {
		t.Errorf("%d bytes are sent for huge windows", n)
	}
	h.plays(nil)
}

// stalls makes a client begin to play, type without end and read nothing.
func (h *host) stalls(s *stranger) {
	h.t.Helper()
	channel := s.opens()
	s.asks(channel, "shell", nil)
	go func() {
		for { // back and forth between two pages, each drawn in full
			if _, err := io.WriteString(channel, "o\x1bh\x1b"); err != nil {
				return
			}
		}
	}()
}

// A client that reads nothing fills its own buffer. No other player waits.
func TestStalledClientHoldsUpNobody(t *testing.T) {
	t.Parallel()
	h := start(t)
	h.stalls(h.stranger())
	h.plays(nil)
	h.plays(nil)
	h.stop() // takes no longer than a farewell
}

func TestMegabytesHoldUpNobody(t *testing.T) {
	h := start(t)
	for _, begins := range []string{"", "\x1b[200~", "\x1b[", "\x1b]52;c;"} {
		p := h.play(nil, "beginner")
		p.sees("MINES LEFT")
		go io.WriteString(p.keys, begins+strings.Repeat("x", 4<<20)) // until the connection ends
		h.plays(nil)
		p.client.Close()
	}
}

func TestRubbishEndsNothing(t *testing.T) {
	h := start(t)
	r := rand.New(rand.NewPCG(1, 2))
	rubbish := make([]byte, 20_000)
	for i := range rubbish {
		if rubbish[i] = byte(r.Uint32()); rubbish[i] == 3 { // without Ctrl+C, which leaves
			rubbish[i] = 4
		}
	}
	raw, err := net.Dial("tcp", h.addr)
	if err != nil {
		t.Fatal(err)
	}
	raw.Write(rubbish)
	raw.Close()
	p := h.play(newSigner(t), "beginner")
	p.sees("MINES LEFT")
	p.types(string(rubbish))
	h.plays(nil)
	for _, line := range h.logged() {
		if strings.Contains(line, "level=ERROR") {
			t.Errorf("an unexpected line in the log: %q", line)
		}
	}
}

// The file .ci/run sets higher numbers for both.
var (
	events = flag.Int("events", 400, "the keys of a storm, for each session")
	kills  = flag.Int("kills", 5, "how often a connection is cut in the middle of a game")
)

// A storm of keys with a meaning comes in two sessions of one player at once.
func TestStormOfKeys(t *testing.T) {
	h, key := start(t), newSigner(t)
	keys := []string{
		" ", "\r", "f", "u", "U", "i", "%", "n", "N", "r", "h", "l", "o", "e", "S", "?", "\x1b", "q", "1", "2", "4",
		"\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", ":", "Dd", "m", "t", "d", "x", "C", "y", "p", "z", "\x1a", "\x16", "v", "g",
	}
	var storms []*screen
	for range 2 { // both begin before the storm, which may change the player's language
		p := h.finds(key, "Beginner")
		storms = append(storms, p)
	}
	for i, p := range storms {
		r := rand.New(rand.NewPCG(uint64(i), 3))
		for range *events {
			p.types(keys[r.IntN(len(keys))])
		}
	}
	h.plays(nil)
	for _, p := range storms {
		p.client.Close()
	}
	h.away()
	for _, line := range h.logged() {
		if strings.Contains(line, "failed") {
			t.Errorf("an unexpected line in the log: %q", line)
		}
	}
}

func TestFailureEndsOneSession(t *testing.T) {
	var bad atomic.Bool
	h := start(t, func(s *Server) {
		s.Seed = func() uint64 {
			if bad.Load() {
				panic("a bug")
			}
			return 7
		}
	})
	other := h.play(nil, "beginner")
	other.sees("MINES LEFT")
	bad.Store(true)
	p := h.finds(newSigner(t), "Beginner")
	p.types("1")
	p.ends("The program failed, so the session was closed.")
	other.opens()
}
