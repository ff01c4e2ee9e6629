package serve

import (
	"io"
	"net"
	"testing"
	"time"
)

// A wire is a connection through a network that can fail without a word: then nothing arrives any
// more, and nobody is told.
type wire struct{ cut chan struct{} }

// relay returns the address of a network to the server, which w.cut cuts.
func (w *wire) relay(t *testing.T, addr string) string {
	t.Helper()
	w.cut = make(chan struct{})
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	go func() {
		near, err := l.Accept()
		if err != nil {
			return
		}
		far, err := net.Dial("tcp", addr)
		if err != nil {
			near.Close()
			return
		}
		t.Cleanup(func() { near.Close(); far.Close() })
		go w.carry(near, far)
		w.carry(far, near)
	}()
	return l.Addr().String()
}

// carry copies from one side to the other, and after the cut reads on for nobody.
func (w *wire) carry(to io.Writer, from io.Reader) {
	buffer := make([]byte, 32<<10)
	for {
		n, err := from.Read(buffer)
		if err != nil {
			return
		}
		select {
		case <-w.cut:
		default:
			_, _ = to.Write(buffer[:n])
		}
	}
}

// A player whose network fails without a word can soon come back to the game.
func TestWhoseNetworkIsGoneComesBack(t *testing.T) {
	t.Parallel()
	h, key, w := start(t, func(s *Server) { s.stalled = time.Second }), newSigner(t), &wire{}
	there := h.addr
	h.addr = w.relay(t, there)
	p := h.play(key, "beginner")
	h.addr = there
	p.opens()
	close(w.cut)
	h.away()
	h.tells("limit", "has answered nothing for 2s")
	p = h.finds(key, "Continue")
	p.leaves()
}

// A client that answers stays, even if its player types nothing and nothing changes on the screen.
func TestWhoAnswersStays(t *testing.T) {
	h := start(t, func(s *Server) { s.stalled = 100 * time.Millisecond })
	p := h.finds(newSigner(t), "Beginner")
	begun := time.Now()
	h.until("some time has passed", func() bool { return time.Since(begun) > 5*h.silent() })
	p.types("1")
	p.opens()
	p.leaves()
}
