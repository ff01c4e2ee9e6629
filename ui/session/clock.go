package session

import "time"

// A clock measures the time elapsed in a game. It has no ticks that could be late: it asks for the
// time only when it is started, stopped or read.
type clock struct {
	now          func() time.Time
	begun        bool // the game has begun: see [Session.Begun]
	awaitsPlayer bool // the game has opened the first cell, and the player has not acted yet
	running      bool
	since        time.Time     // the time of the last start
	past         time.Duration // the time elapsed before the last start
}

func (c *clock) start() {
	c.awaitsPlayer = false
	if !c.running {
		c.running, c.since = true, c.now()
	}
}

func (c *clock) stop() {
	if c.running {
		c.past, c.running = c.elapsed(), false
	}
}

// skip subtracts d from the time elapsed, because nobody could play during d. If the clock is
// stopped, skip does nothing.
func (c *clock) skip(d time.Duration) {
	if c.running {
		c.since = c.since.Add(d)
	}
}

func (c *clock) elapsed() time.Duration {
	if !c.running {
		return c.past
	}
	return c.past + c.now().Sub(c.since)
}
