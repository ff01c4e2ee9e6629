package serve

import (
	"time"

	"github.com/charmbracelet/ssh"
	gossh "golang.org/x/crypto/ssh"
)

// keepAlive is the name of a request that every client answers: a client that does not know the
// request refuses it.
const keepAlive = "keepalive@openssh.com"

// silent returns the time after which a client that sends nothing is disconnected. It is twice
// s.stalled. On a slow line, a client answers the requests of [conn.askOften] late, because they
// wait behind frames.
func (s *Server) silent() time.Duration { return 2 * s.stalled }

// askOften sends the client a request at regular times, until the connection ends. Without the
// requests, TCP would notice a failed network only after a quarter of an hour, or never behind a
// balancer. Until then the player's game would count as open in another copy of the program.
func (c *conn) askOften() {
	client, ok := c.client.Value(ssh.ContextKeyConn).(gossh.Conn)
	if !ok {
		return
	}
	tick := time.NewTicker(c.server.stalled / 2)
	defer tick.Stop()
	for {
		if _, _, err := client.SendRequest(keepAlive, true, nil); err != nil {
			return
		}
		select {
		case <-tick.C:
		case <-c.open.Done():
			return
		}
	}
}

// dropSilent disconnects a client that sends nothing.
func (c *conn) dropSilent() { c.drop(answersNothing.With(c.server.silent())) }
