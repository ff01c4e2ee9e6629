package play

import (
	"time"

	"buscaminas/ui/screen/draw"

	tea "github.com/charmbracelet/bubbletea"
)

// clock is the state of the game's clock on the page. The clock runs only while the player sees the
// page.
type clock struct {
	elapsed time.Duration // the time shown
	seen    bool          // the page is seen
	paused  bool          // the player has paused the game
	ticking bool          // a tick is under way
}

// watch lets the clock run if the player sees the page and can play. Otherwise it stops the clock.
func (p *Page) watch() tea.Cmd {
	if p.seen && !p.paused && (p.waiting.coach || !p.waiting.job.Going()) {
		p.session.Resume()
		return p.tick()
	}
	p.session.Pause()
	return nil
}

// clockStep is the time between two repaints of the clock.
const clockStep = time.Second / 10

// tickMsg asks for a repaint of the clock.
type tickMsg struct{}

// tick returns the command that waits for the next repaint of the clock or of an animation. It
// returns nil if nothing has to be repainted, or if such a command is waiting already.
func (p *Page) tick() tea.Cmd {
	if p.ticking || !p.session.Running() && !p.moving() {
		return nil
	}
	p.ticking = true
	every := clockStep
	switch {
	case p.moving():
		every = draw.WaveFrame
	case !p.clockSeen(), p.Served != nil: // a server has many clocks to draw
		every = time.Second
	}
	return tea.Tick(every, func(time.Time) tea.Msg { return tickMsg{} })
}

// clockSeen reports whether the page has room for the clock.
func (p *Page) clockSeen() bool {
	figures := p.figures()
	_, least := fitting(figures[:], p.Width, p.Lang)
	return p.Board.panel != noPanel || figures[clockFigure].rank <= least
}
