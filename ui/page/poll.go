package page

import (
	"time"

	tea "github.com/charmbracelet/bubbletea"
)

// A Poll reads a file again and again for a page, in the background. Only one reading runs at a
// time, with a pause after it. The zero value is ready for use.
type Poll struct{ busy bool }

// PollTickMsg says that the pause of a [Poll] is over.
type PollTickMsg struct{}

// Start starts a reading. It returns cmd, the command that reads the file. While another reading
// runs, and during the pause after it, Start does nothing and returns nil.
func (p *Poll) Start(cmd tea.Cmd) tea.Cmd {
	if p.busy {
		return nil
	}
	p.busy = true
	return cmd
}

// Pause begins the pause after a reading. When the pause is over, the page gets a [PollTickMsg] and
// calls [Poll.Resume].
func (p *Poll) Pause(d time.Duration) tea.Cmd {
	return tea.Tick(d, func(time.Time) tea.Msg { return PollTickMsg{} })
}

// Resume ends the pause. The next Start returns its command again.
func (p *Poll) Resume() { p.busy = false }
