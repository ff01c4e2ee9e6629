package serve

import (
	"net"
	"sync"
	"time"

	"buscaminas/ui/text"

	"github.com/charmbracelet/ssh"
	gossh "golang.org/x/crypto/ssh"
)

// The bounds of a connection.
const (
	mostChannels = 4    // sessions at once on one connection; ssh opens several with ControlMaster
	mostEnv      = 32   // variables of a session
	longestEnv   = 1024 // bytes of a variable, with its name
)

// A conn is a connection that the server counts. The server closes a connection that opens no
// session for a while.
type conn struct {
	net.Conn
	closed  sync.Once
	onClose func() // called once
}

// Close implements [net.Conn].
func (c *conn) Close() error {
	c.closed.Do(c.onClose)
	return c.Conn.Close()
}

type contextKey string

const keyOfChannels = contextKey("channels")

// channels counts the open sessions of a connection.
type channels struct {
	mu    sync.Mutex
	open  int
	hurry *time.Timer   // closes a connection without a session
	after time.Duration // how long a connection may have no session
}

// connected counts a new connection and returns it. If there are too many connections, it returns
// nil, and the SSH library closes the new one.
func (s *Server) connected(ctx ssh.Context, c net.Conn) net.Conn {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.conns >= s.Players+spareConns {
		return nil
	}
	s.conns++
	counted := &conn{Conn: c, onClose: func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		s.conns--
	}}
	ctx.SetValue(keyOfChannels, &channels{hurry: time.AfterFunc(s.hurry, func() { counted.Close() }), after: s.hurry})
	return counted
}

// begin counts a new session. It reports false, and counts nothing, if there are too many.
func (c *channels) begin() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.open == mostChannels {
		return false
	}
	c.open++
	c.hurry.Stop()
	return true
}

// end removes a session from the count. A connection without sessions is closed, unless it opens a
// session in time.
func (c *channels) end() {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.open--; c.open == 0 {
		c.hurry.Reset(c.after)
	}
}

// takeSession accepts a session of a connection.
func takeSession(server *ssh.Server, c *gossh.ServerConn, asked gossh.NewChannel, ctx ssh.Context) {
	all := ctx.Value(keyOfChannels).(*channels)
	if !all.begin() {
		_ = asked.Reject(gossh.ResourceShortage, tooMany.In(text.English))
		return
	}
	defer all.end()
	ssh.DefaultSessionHandler(server, c, bounded{asked}, ctx)
}

// refuseChannel refuses a channel that is no session, such as one for forwarding.
func (s *Server) refuseChannel(_ *ssh.Server, _ *gossh.ServerConn, asked gossh.NewChannel, _ ssh.Context) {
	_ = asked.Reject(gossh.Prohibited, noForwarding.In(s.Lang))
}

// A bounded channel passes on only the requests that a game needs, and not too many of them.
type bounded struct{ gossh.NewChannel }

// Accept implements [gossh.NewChannel].
func (b bounded) Accept() (gossh.Channel, <-chan *gossh.Request, error) {
	channel, asked, err := b.NewChannel.Accept()
	if err != nil {
		return nil, nil, err
	}
	passed := make(chan *gossh.Request)
	go pass(asked, passed)
	return channel, passed, nil
}

// pass passes on the requests that a game needs. It refuses all others, such as those for agents,
// signals and X11. It also refuses environment variables that are too many or too long.
func pass(asked <-chan *gossh.Request, passed chan<- *gossh.Request) {
	defer close(passed)
	variables := 0
	for r := range asked {
		switch r.Type {
		case "pty-req", "window-change", "shell", "exec", "subsystem":
			passed <- r
			continue
		case "env":
			if variables++; variables <= mostEnv && len(r.Payload) <= longestEnv {
				passed <- r
				continue
			}
		}
		if r.WantReply {
			_ = r.Reply(false, nil)
		}
	}
}
