package play

import (
	"sync/atomic"
	"time"

	"buscaminas/ui/screen/draw"
	"buscaminas/ui/tell/words"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// clock is the state of the game's clock on the page. The clock runs only while the player sees the
// page.
type clock struct {
	elapsed time.Duration // the time shown
	seen    bool          // the page is seen
	touched time.Duration // the time of the last key or click
	ticks   atomic.Int64  // the number of the tick under way
	every   time.Duration // how long that tick takes; 0: none is under way
}

// watch lets the clock run if the player sees the page and can play. Otherwise it stops the clock.
func (p *Page) watch() tea.Cmd {
	if p.seen && !p.paused && (p.turn.coach || !p.job.Going()) {
		p.session.Resume()
		return p.tick()
	}
	p.session.Pause()
	return nil
}

const (
	// clockStep is the time between two repaints of the clock.
	clockStep = time.Second / 10
	// idleAfter is the time without a key after which the clock shows whole seconds.
	idleAfter = 10 * time.Second
)

// tickMsg asks for a repaint of the clock. It has the number of the tick.
type tickMsg int64

// tick returns the command that waits for the next repaint of the clock or of an animation. It
// returns nil if nothing has to be repainted, or if a command that is waiting already comes no later.
func (p *Page) tick() tea.Cmd {
	if !p.session.Running() && !p.ending.moving() {
		return nil
	}
	every := clockStep
	switch {
	case p.ending.moving() && p.Served != nil: // a server has many players, and the network its own pace
		every = 3 * draw.WaveFrame
	case p.ending.moving():
		every = draw.WaveFrame
	case 0 < p.every && p.every <= clockStep: // with almost every key
		return nil
	case p.Served != nil, p.idle(), !p.clockSeen(): // a server has many clocks to draw
		every = time.Second
	}
	if 0 < p.every && p.every <= every {
		return nil
	}
	p.every = every
	this := p.ticks.Add(1)
	return tea.Tick(every, func(time.Time) tea.Msg {
		if p.ticks.Load() != this { // replaced by an earlier one: a message would draw the page for nothing
			return nil
		}
		return tickMsg(this)
	})
}

// ticked returns the next tick after one that has come. A tick that was replaced by an earlier one
// has none.
func (p *Page) ticked(msg tickMsg) tea.Cmd {
	if int64(msg) != p.ticks.Load() {
		return nil
	}
	p.every = 0
	return p.tick()
}

// idle reports whether the game waits for a player who has pressed no key for a while.
func (p *Page) idle() bool {
	return p.session.Running() && p.session.Elapsed()-p.touched >= idleAfter
}

// time returns the time of the clock as text.
func (p *Page) time() string {
	if p.idle() {
		return text.Decimal(p.Lang, float64(p.elapsed/time.Second), 0) + " s"
	}
	return words.InSeconds(p.Lang, p.elapsed)
}

// clockSeen reports whether the page has room for the clock.
func (p *Page) clockSeen() bool {
	figures := p.figures()
	_, least := fitting(figures[:], p.Width, p.Lang)
	return p.Board.panel != noPanel || figures[clockFigure].rank <= least
}
