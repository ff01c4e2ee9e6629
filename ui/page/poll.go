package page

import (
	"time"

	tea "github.com/charmbracelet/bubbletea"
)

// A Poll reads something again and again in the background while its page is seen: one reading at a
// time, with a pause between two. The zero value has read nothing.
type Poll struct{ busy bool }

// PollTickMsg says that a pause is over.
type PollTickMsg struct{}

// Read returns read, or nil during another reading or the pause after it.
func (p *Poll) Read(read tea.Cmd) tea.Cmd {
	if p.busy {
		return nil
	}
	p.busy = true
	return read
}

// Pause begins the pause after a reading. The page calls [Poll.Resume] when the [PollTickMsg] comes.
func (p *Poll) Pause(d time.Duration) tea.Cmd {
	return tea.Tick(d, func(time.Time) tea.Msg { return PollTickMsg{} })
}

// Resume ends the pause, so that the next Read reads.
func (p *Poll) Resume() { p.busy = false }
