package play

import (
	"sync/atomic"
	"time"

	"buscaminas/ui/page"
	"buscaminas/ui/screen/draw"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// clock is the state of the game's clock on the page. The clock runs only while the player sees the
// page. A tick is the time until the next repaint of the clock.
type clock struct {
	*core
	elapsed time.Duration // the time shown
	seen    bool          // the player sees the page
	touched time.Duration // the time of the last key or click
	ticks   atomic.Int64  // the number of the last tick
	every   time.Duration // the length of the tick that has not ended yet; 0: there is none
}

// refresh updates the time shown. The page calls it after each message. A message that moves the
// cursor updates the time only if a repaint of the clock is due, so that a step of the cursor
// changes few cells.
func (k *clock) refresh(moved bool) {
	if now := k.session.Elapsed(); !moved || now-k.elapsed >= k.step() {
		k.elapsed = now
	}
}

// watch lets the clock run if the player sees the page and can play. Otherwise it stops the clock.
func (p *Page) watch() tea.Cmd {
	if p.clock.seen && !p.paused && (p.turn.coach || !p.job.Going()) {
		p.session.Resume()
		return p.tick()
	}
	p.session.Pause()
	return nil
}

// tick calls [clock.tick] with the state of the page.
func (p *Page) tick() tea.Cmd { return p.clock.tick(p.ending.moving(), p.clockSeen) }

// clockSeen reports whether the page has room for the clock.
func (p *Page) clockSeen() bool {
	return p.Board.Panel != page.NoPanel || p.figures().Shows(words.Time.In(p.Lang), p.Width)
}

// idleAfter is the time without a key after which the clock shows whole seconds.
const idleAfter = 10 * time.Second

// step returns the time between two repaints of the clock while the player plays. It is longer on a
// server, which has many clocks to draw.
func (k *clock) step() time.Duration {
	if k.Served != nil {
		return time.Second
	}
	return time.Second / 10
}

// tickMsg asks for a repaint of the clock. It has the number of the tick.
type tickMsg int64

// tick begins a tick, and returns the command that waits for its end. It returns nil if nothing has
// to be repainted, or if a tick under way ends early enough. The parameter moving says that an
// animation is under way. The function clockSeen reports whether the page has room for the clock.
func (k *clock) tick(moving bool, clockSeen func() bool) tea.Cmd {
	if !k.session.Running() && !moving {
		return nil
	}
	every := k.step()
	switch {
	case moving && k.Served != nil: // a server draws for many players, over the network
		every = 3 * draw.WaveFrame
	case moving:
		every = draw.WaveFrame
	case 0 < k.every && k.every <= every: // the usual case after a key
		return nil
	case every < time.Second && (k.idle() || !clockSeen()):
		every = time.Second
	}
	if 0 < k.every && k.every <= every {
		return nil
	}
	k.every = every
	this := k.ticks.Add(1)
	return tea.Tick(every, func(time.Time) tea.Msg {
		if k.ticks.Load() != this { // a shorter tick has replaced this one: a message would draw the page for nothing
			return nil
		}
		return tickMsg(this)
	})
}

// ticked handles the end of a tick, and reports whether the next tick may begin. It reports false
// if a shorter tick has replaced this one.
func (k *clock) ticked(msg tickMsg) bool {
	if int64(msg) != k.ticks.Load() {
		return false
	}
	k.every = 0
	return true
}

// idle reports whether the game waits for a player who has pressed no key for a while.
func (k *clock) idle() bool {
	return k.session.Running() && k.session.Elapsed()-k.touched >= idleAfter
}

// time returns the time of the clock as text.
func (k *clock) time() string {
	if k.idle() {
		return text.Decimal(k.Lang, float64(k.elapsed/time.Second), 0) + " s"
	}
	return words.InSeconds(k.Lang, k.elapsed)
}
