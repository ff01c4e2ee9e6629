package page

import (
	"time"

	tea "github.com/charmbracelet/bubbletea"
)

// A Poll reads something again and again in the background while its page is seen. Only one reading
// runs at a time, with a pause after it. The zero value has read nothing.
type Poll struct{ busy bool }

// PollTickMsg says that the pause of a [Poll] is over.
type PollTickMsg struct{}

// Read returns cmd, the command that reads. It returns nil while a reading runs, and during the
// pause after it.
func (p *Poll) Read(cmd tea.Cmd) tea.Cmd {
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

// Resume ends the pause. The next Read returns its command again.
func (p *Poll) Resume() { p.busy = false }
