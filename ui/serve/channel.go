package serve

import (
	"io"
	"slices"
	"sync"
	"time"

	"github.com/charmbracelet/ssh"
	gossh "golang.org/x/crypto/ssh"
)

// The limits of a session. OpenSSH needs less: it sends one request for a terminal, and a few
// environment variables.
const (
	longestRequest = 32 << 10 // the most bytes of a request; a command may be long
	mostEnv        = 32       // the most environment variables
	longestEnv     = 1024     // the most bytes of an environment variable, with its name
	bytesOfWrite   = 16 << 10 // the most bytes of one write; the client has 30 s to read them
)

// farewell is the longest time that a client may take to close a session that is over. Without a
// limit, a client that reads nothing could keep the session open.
const farewell = 3 * time.Second

// A channel is the SSH channel of a session. The SSH library would keep megabytes of input for a
// session that reads nothing. So a channel takes all input from the library at once, and keeps it
// until the session reads it. While it keeps too much, the connection receives nothing.
type channel struct {
	gossh.Channel
	conn   *conn
	window window

	mu    sync.Mutex
	came  *sync.Cond
	kept  []byte // what the client has sent and the session has not read
	err   error  // the error that Read returns once kept is empty
	begun bool   // the client has asked for a shell or a command
	over  bool   // the session is over: what the client sends is discarded
	gone  bool   // the client has closed the channel
	late  *time.Timer
}

// takeSession accepts a session of a connection.
func (s *Server) takeSession(server *ssh.Server, sc *gossh.ServerConn, asked gossh.NewChannel, ctx ssh.Context) {
	from := ctx.Value(keyOfConn).(*conn)
	if !from.from.arrivals.Allow() {
		s.log(limited, whoIs(ctx, from.RemoteAddr(), because(tooOften))...)
		_ = asked.Reject(gossh.ResourceShortage, tooOften.In(s.Lang))
		return
	}
	if !from.begin() {
		s.log(limited, whoIs(ctx, from.RemoteAddr(), because(tooMany))...)
		_ = asked.Reject(gossh.ResourceShortage, tooMany.In(s.Lang))
		return
	}
	defer from.end()
	c := &channel{conn: from, window: window{changed: make(chan struct{}, 1)}}
	c.came = sync.NewCond(&c.mu)
	defer c.noteGone()
	ssh.DefaultSessionHandler(server, sc, accepting{asked, c}, sessionContext{ctx, c})
}

// refuseChannel refuses a channel that is no session, such as one for forwarding.
func (s *Server) refuseChannel(_ *ssh.Server, _ *gossh.ServerConn, asked gossh.NewChannel, _ ssh.Context) {
	_ = asked.Reject(gossh.Prohibited, noForwarding.In(s.Lang))
}

// refuseRequest refuses a request about the whole connection, such as one for forwarding. A refusal
// also answers a client that only asks whether the server is alive.
func refuseRequest(ssh.Context, *ssh.Server, *gossh.Request) (ok bool, payload []byte) {
	return false, nil
}

// accepting is a new channel that becomes a [channel] when it is accepted.
type accepting struct {
	gossh.NewChannel
	channel *channel
}

// Accept implements [gossh.NewChannel].
func (a accepting) Accept() (gossh.Channel, <-chan *gossh.Request, error) {
	c, asked, err := a.NewChannel.Accept()
	if err != nil {
		return nil, nil, err
	}
	a.channel.Channel = c
	passed := make(chan *gossh.Request)
	go a.channel.pass(asked, passed)
	go a.channel.receive()
	go io.Copy(io.Discard, c.Stderr()) // no terminal sends anything there
	return a.channel, passed, nil
}

// A sessionContext is the context of a connection, with the channel of a session added.
type sessionContext struct {
	ssh.Context
	channel *channel
}

const keyOfChannel = contextKey("channel")

// Value implements [context.Context].
func (c sessionContext) Value(key any) any {
	if key == keyOfChannel {
		return c.channel
	}
	return c.Context.Value(key)
}

// channelOf returns the channel of a session.
func channelOf(s ssh.Session) *channel { return s.Context().Value(keyOfChannel).(*channel) }

// pass passes on the requests that a game needs. It refuses all others, such as requests for
// agents, signals and X11, and requests beyond the limits. It stores a new size of the window in
// c.window itself: the SSH library would wait until the session reads the size.
func (c *channel) pass(asked <-chan *gossh.Request, passed chan<- *gossh.Request) {
	defer close(passed)
	variables, terminal := 0, false
	for r := range asked {
		ok := len(r.Payload) <= longestRequest
		switch {
		case !ok:
		case r.Type == "pty-req":
			var pty struct {
				Term       string
				Cols, Rows uint32
				Rest       []byte `ssh:"rest"`
			}
			if ok = !terminal && gossh.Unmarshal(r.Payload, &pty) == nil; ok {
				terminal = true
				c.window.set(pty.Cols, pty.Rows)
			}
		case r.Type == "window-change":
			var size struct{ Cols, Rows, Width, Height uint32 }
			if terminal && gossh.Unmarshal(r.Payload, &size) == nil {
				c.window.set(size.Cols, size.Rows)
			}
			ok = false // by the standard, this request gets no answer
		case r.Type == "shell", r.Type == "exec", r.Type == "subsystem":
			c.begins()
		case r.Type == "env":
			variables++
			ok = variables <= mostEnv && len(r.Payload) <= longestEnv
		default:
			ok = false
		}
		if ok {
			passed <- r
		} else if r.WantReply {
			_ = r.Reply(false, nil)
		}
	}
}

// begins notes that the client has asked for a shell or a command.
func (c *channel) begins() {
	c.conn.shown.Store(1)
	c.mu.Lock()
	defer c.mu.Unlock()
	c.begun = true
}

// receive takes what the client sends until the channel is closed.
func (c *channel) receive() {
	p := make([]byte, 2<<10)
	for {
		n, err := c.Channel.Read(p)
		c.keep(p[:n], err)
		if err != nil {
			return
		}
	}
}

// keep adds bytes that the client has sent to c.kept, and stores the error that followed them.
func (c *channel) keep(p []byte, err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.err = err
	if !c.over {
		c.kept = append(c.kept, p...)
		c.conn.keep(len(p))
	}
	c.came.Broadcast()
}

// Read implements [gossh.Channel].
func (c *channel) Read(p []byte) (int, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for len(c.kept) == 0 && c.err == nil {
		c.came.Wait()
	}
	n := copy(p, c.kept)
	c.conn.keep(-n)
	if c.kept = c.kept[n:]; len(c.kept) > 0 {
		return n, nil
	}
	c.kept = nil // frees the memory
	if n > 0 {
		return n, nil
	}
	return 0, c.err
}

// Write implements [gossh.Channel]. If the client reads nothing for a while, Write closes the
// connection. Otherwise it would wait forever.
func (c *channel) Write(p []byte) (n int, err error) {
	for part := range slices.Chunk(p, bytesOfWrite) {
		late := time.AfterFunc(c.conn.server.stalled, c.conn.dropStalled)
		written, err := c.Channel.Write(part)
		late.Stop()
		if n += written; err != nil {
			return n, err
		}
	}
	return n, nil
}

// ends ends the session: it discards what the client still sends, and closes the connection unless
// the client closes the channel soon.
func (c *channel) ends() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.over {
		return
	}
	c.discard()
	if !c.gone {
		c.late = time.AfterFunc(farewell, func() { c.conn.Close() })
	}
}

// noteGone notes that the client has closed the channel.
func (c *channel) noteGone() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.gone = true
	if c.late != nil {
		c.late.Stop()
	}
	if !c.begun {
		c.discard()
	}
}

// discard discards what the client has sent and still sends. The caller holds the lock.
func (c *channel) discard() {
	c.over = true
	c.conn.keep(-len(c.kept))
	c.kept = nil
}
