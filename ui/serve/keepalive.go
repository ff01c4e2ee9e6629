package serve

import (
	"time"

	"github.com/charmbracelet/ssh"
	gossh "golang.org/x/crypto/ssh"
)

// keepAlive is a request that every client answers, if only to say that it does not know it.
const keepAlive = "keepalive@openssh.com"

// silent returns how long a client may send nothing, not even an answer. It is longer than stalled,
// because on a slow line the question waits behind frames.
func (s *Server) silent() time.Duration { return 2 * s.stalled }

// askOften asks the client for an answer again and again, until the connection ends. The network of a
// client may fail without a word: TCP would take a quarter of an hour to notice, or never behind a
// balancer, and all that time the player's game would count as open in another copy.
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

// isSilent drops a client that sends nothing.
func (c *conn) isSilent() { c.drop(answersNothing.With(c.server.silent())) }
