package serve

import (
	"errors"
	"io"
	"net"
	"os"
	"testing"
	"time"

	"github.com/charmbracelet/ssh"
)

// A freshContext is the context of a connection of which nothing is known.
type freshContext struct{ ssh.Context }

func (freshContext) Value(any) any     { return nil }
func (freshContext) SetValue(_, _ any) {}

// pair returns a connection as the server has it, and its other end.
func pair(t *testing.T, stalled time.Duration) (server, client net.Conn) {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	if client, err = net.Dial("tcp", l.Addr().String()); err != nil {
		t.Fatal(err)
	}
	accepted, err := l.Accept()
	if err != nil {
		t.Fatal(err)
	}
	s := &Server{Players: 1, hurry: time.Hour, stalled: stalled, speed: wirePerSecond}
	s.open()
	server = s.connected(freshContext{}, accepted)
	t.Cleanup(func() {
		client.Close()
		server.Close()
	})
	return server, client
}

// long is more than the buffers of the system hold.
var long = make([]byte, 32<<20)

func TestWriteEndsThoughTheClientSends(t *testing.T) {
	server, client := pair(t, 200*time.Millisecond)
	go func() {
		for { // as the SSH library reads
			server.SetDeadline(time.Now().Add(time.Hour))
			if _, err := server.Read(make([]byte, 1)); err != nil {
				return
			}
		}
	}()
	go func() {
		for {
			if _, err := client.Write([]byte("x")); err != nil {
				return
			}
		}
	}()
	ended := make(chan error)
	go func() {
		_, err := server.Write(long)
		ended <- err
	}()
	if err := soon(t, ended, "the end of the write"); !errors.Is(err, os.ErrDeadlineExceeded) {
		t.Errorf("the write ends with %v", err)
	}
}

// While the client does not read, the answers to what it sends would pile up. Then it has its usual rate.
func TestLittleIsReceivedFromAClientThatDoesNotRead(t *testing.T) {
	t.Parallel()
	server, client := pair(t, time.Hour)
	go server.Write(long)
	if _, err := io.ReadFull(client, make([]byte, 1)); err != nil { // the write has begun
		t.Fatal(err)
	}
	go client.Write(make([]byte, 4*mostAhead))
	came := make(chan int)
	go func() {
		defer close(came)
		for p := make([]byte, bytesAtATime); ; {
			n, err := server.Read(p)
			if err != nil {
				return
			}
			came <- n
		}
	}()
	all := 0
	receives := func(least int) {
		for all < least {
			all += soon(t, came, "the rest")
		}
	}
	receives(mostAhead)
	for quiet := false; !quiet; {
		select {
		case n := <-came:
			all += n
		case <-time.After(time.Second):
			quiet = true
		}
	}
	if all >= mostAhead+bytesAtATime {
		t.Errorf("%d bytes are received", all)
	}
	go io.Copy(io.Discard, client)
	begun := time.Now()
	receives(4 * mostAhead)
	if took := time.Since(begun); took < time.Second {
		t.Errorf("what comes after %d bytes is received in %v", wireAtOnce, took)
	}
}

func TestNothingIsReceivedBeforeTheSessionReads(t *testing.T) {
	server, client := pair(t, time.Hour)
	server.(*conn).keep(mostUnread)
	if _, err := client.Write([]byte("x")); err != nil {
		t.Fatal(err)
	}
	came := make(chan error)
	go func() {
		_, err := server.Read(make([]byte, 1))
		came <- err
	}()
	select {
	case <-came:
		t.Error("a byte is received")
	case <-time.After(100 * time.Millisecond):
	}
	server.(*conn).keep(-1)
	if err := soon(t, came, "the byte"); err != nil {
		t.Error(err)
	}
}
