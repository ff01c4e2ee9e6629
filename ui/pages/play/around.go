package play

import (
	"buscaminas/ui/screen"

	tea "github.com/charmbracelet/bubbletea"
)

// around is the part of the last frame that surrounds the board. Most keys only move the cursor, and
// most ticks only change the clock. Then only the board and the clock are drawn again. A key that moves
// the cursor leaves the clock to its next tick, unless that is late.
type around struct {
	screen.Surroundings
	stays bool // the last message has changed nothing around the board, except perhaps the clock
}

// clockOn brings the clock up to date after a message, and forgets what surrounds the board if more
// than the clock has changed there.
func (p *Page) clockOn(msg tea.Msg) {
	now := p.session.Elapsed()
	_, ticked := msg.(tickMsg)
	switch late := now-p.clock.elapsed >= p.clock.step(); {
	case ticked || late:
		p.clock.elapsed = now
		// The lead over rivals changes with the time.
		if p.around.stays && !p.rivals.racing() && p.around.Rewrite(screen.Clock, p.clock.time()) {
			return
		}
	case p.around.stays:
		return
	}
	p.clock.elapsed = now
	p.around.Forget()
}

// View implements [page.Page].
func (p *Page) View(f *screen.Frame) {
	if p.calm() && p.around.Draw(f, &p.Board) {
		return
	}
	p.ViewBoard(f, &p.Board, p.layout())
	if p.around.Forget(); p.calm() {
		p.around.Keep(f)
	}
}

// calm reports whether nothing outside the board depends on the cursor or on the last key, and
// nothing covers the board.
func (p *Page) calm() bool {
	return p.message.text == "" && p.Board.Overlay == nil && p.awaited.said() == "" &&
		!p.Typing() && !p.paused && !p.over() && !p.clock.idle()
}
