package serve

import (
	"context"
	"errors"
	"net"
	"net/netip"
	"os"
	"sync"
	"sync/atomic"
	"time"

	"buscaminas/ui/text"

	"github.com/charmbracelet/ssh"
	"golang.org/x/time/rate"
)

// The limits of a connection. A player who uses keys and the mouse sends some 10 kB a second, with
// the decoy keys that OpenSSH adds. A player who pastes a board sends up to 32 kB at once.
const (
	bytesAtATime  = 16 << 10         // the most bytes that one Read returns
	wirePerSecond = 32 << 10         // the most bytes received in a second
	wireAtOnce    = 32 << 10         // the most bytes received at once after a pause
	mostUnread    = 16 << 10         // receiving stops while the sessions have this many bytes unread
	mostAhead     = 32 << 10         // receiving stops when this many bytes arrive during one Write
	systemBuffer  = 64 << 10         // the size of the system's buffer for each direction
	stalled       = 30 * time.Second // the time after which a client that reads nothing is disconnected
	mostChannels  = 4                // the most sessions at once; ssh opens several with ControlMaster
)

// A conn is the connection of a client. It limits the memory that the client costs: while too many
// bytes are unread, the conn receives nothing, so that TCP makes the client wait. A session that
// begins to play takes a [seat]. If no session of a conn takes a seat in time, the conn is closed.
type conn struct {
	net.Conn
	server *Server
	client ssh.Context
	from   *origin
	wide   netip.Prefix // the client's /24 network (IPv4) or /48 network (IPv6)
	shown  atomic.Int32 // 1: the client has shown a key or asked for a shell; 0: neither
	open   context.Context
	close  func() // cancels the context in the field open, and removes the conn from the server
	wire   *rate.Limiter
	came   int           // the number of bytes of the last Read
	less   chan struct{} // receives a value when [conn.full] may have become false
	hurry  *time.Timer   // closes the connection if no session takes a seat in time
	quiet  *time.Timer   // closes the connection of a client that sends nothing
	asks   sync.Once     // makes sure that askOften starts only once

	mu       sync.Mutex
	unread   int  // bytes received that the sessions have not read yet
	writing  bool // a Write is running
	ahead    int  // bytes received since the Write began
	channels int  // the number of open sessions
	seats    int  // the number of sessions with a seat
}

type contextKey string

const keyOfConn = contextKey("conn")

// connected counts a new connection and returns it. If there are too many connections, it returns
// nil, and the SSH library closes the new one.
func (s *Server) connected(ctx ssh.Context, c net.Conn) net.Conn {
	if !s.isFromClient(c) {
		return nil
	}
	counted := &conn{Conn: c, server: s, client: ctx, less: make(chan struct{}, 1)}
	var end func()
	counted.open, end = context.WithCancel(context.Background())
	counted.wire = rate.NewLimiter(s.speed, wireAtOnce)
	counted.close = sync.OnceFunc(func() {
		end()
		counted.hurry.Stop()
		counted.quiet.Stop()
		s.depart(counted)
	})
	counted.quiet = time.AfterFunc(s.silent(), counted.dropSilent)
	counted.hurry = time.AfterFunc(s.hurry, func() { counted.drop(noSeat.With(s.hurry)) })
	if why, ok := s.admit(counted); !ok {
		s.log(limited, append(address(c.RemoteAddr()), because(why))...)
		counted.close()
		return nil
	}
	s.log(connected, address(c.RemoteAddr())...)
	if buffers, ok := raw(c).(interface {
		SetReadBuffer(int) error
		SetWriteBuffer(int) error
	}); ok {
		_ = buffers.SetReadBuffer(systemBuffer) // if this fails, the default size will do
		_ = buffers.SetWriteBuffer(systemBuffer)
	}
	ctx.SetValue(keyOfConn, counted)
	return counted
}

// Close implements [net.Conn].
func (c *conn) Close() error {
	c.close()
	return c.Conn.Close()
}

// drop closes the connection and logs why, unless it is closed already.
func (c *conn) drop(why text.Text) {
	if c.open.Err() == nil {
		c.server.log(limited, whoIs(c.client, c.RemoteAddr(), because(why))...)
	}
	c.Close()
}

// SetDeadline implements [net.Conn]. It applies only to Read, because Write has its own deadline.
func (c *conn) SetDeadline(at time.Time) error { return c.SetReadDeadline(at) }

// Read implements [net.Conn]. It waits while the client has sent too much or too fast.
func (c *conn) Read(p []byte) (int, error) {
	if c.wire.WaitN(c.open, c.came) != nil {
		return 0, net.ErrClosed
	}
	for c.full() {
		select {
		case <-c.less:
		case <-c.open.Done():
			return 0, net.ErrClosed
		}
	}
	n, err := c.Conn.Read(p[:min(len(p), bytesAtATime)])
	c.came = n
	if err == nil {
		c.quiet.Reset(c.server.silent())
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.ahead += n
	return n, err
}

// full reports whether receiving must wait: see mostUnread and mostAhead.
func (c *conn) full() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.unread >= mostUnread || c.writing && c.ahead >= mostAhead
}

// Write implements [net.Conn]. It ends with an error if the client reads nothing.
func (c *conn) Write(p []byte) (int, error) {
	c.writes(true)
	defer c.writes(false)
	_ = c.SetWriteDeadline(time.Now().Add(c.server.stalled)) // if this fails, so does Write
	n, err := c.Conn.Write(p)
	if errors.Is(err, os.ErrDeadlineExceeded) {
		c.dropStalled()
	}
	return n, err
}

// dropStalled disconnects a client that reads nothing.
func (c *conn) dropStalled() { c.drop(readsNothing.With(c.server.stalled)) }

func (c *conn) writes(now bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.writing, c.ahead = now, 0
	c.wake()
}

// keep adds n to the number of unread bytes. When bytes arrive for a session, n is positive. When
// the session has read them, n is negative.
func (c *conn) keep(n int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.unread += n
	c.wake()
}

// wake makes a Read that waits check [conn.full] again.
func (c *conn) wake() {
	select {
	case c.less <- struct{}{}:
	default:
	}
}

// begin counts a new session of the connection. If there are already too many, begin does not
// count the new one, and reports false.
func (c *conn) begin() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.channels == mostChannels {
		return false
	}
	c.channels++
	return true
}

// end removes a session from the count.
func (c *conn) end() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.channels--
}

// sit notes that a session has taken a [seat].
func (c *conn) sit() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.seats++
	c.hurry.Stop()
	c.asks.Do(func() { go c.askOften() })
}

// isSeated reports whether one of the sessions has a seat.
func (c *conn) isSeated() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.seats > 0
}

// rise notes that a session has given its seat back. If no other session has a seat or takes one in
// time, the connection is closed.
func (c *conn) rise() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.seats--; c.seats == 0 {
		c.hurry.Reset(c.server.hurry)
	}
}
