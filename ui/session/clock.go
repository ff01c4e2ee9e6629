package session

import "time"

// clock measures how long a game is played. It asks for the time only when it
// is started, stopped or read, so it cannot drift.
type clock struct {
	now     func() time.Time
	begun   bool // the player has made a move
	running bool
	since   time.Time     // when it was last started
	before  time.Duration // the time it had run until then
}

func (c *clock) start() {
	if !c.running {
		c.running, c.since = true, c.now()
	}
}

func (c *clock) stop() {
	if c.running {
		c.before, c.running = c.elapsed(), false
	}
}

// skip subtracts a time that should not have counted.
func (c *clock) skip(d time.Duration) {
	if c.running {
		c.since = c.since.Add(d)
	}
}

func (c *clock) elapsed() time.Duration {
	if !c.running {
		return c.before
	}
	return c.before + c.now().Sub(c.since)
}
