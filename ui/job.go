package ui

import (
	"time"

	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"

	tea "github.com/charmbracelet/bubbletea"
)

// jobs is the state of the background jobs.
type jobs struct {
	reading *page.Job    // the latest job of reading a game or a board; nil: none
	ahead   []tea.KeyMsg // the keys typed while a job blocked the keys
	ticking bool         // a [jobTickMsg] is on its way
}

// job returns the job whose progress is shown: jobs.reading, or else the job of the page in view. It
// returns nil if neither is running.
func (m *Model) job() *page.Job {
	j := m.jobs.reading
	if e := m.top(); !j.Going() && e != nil {
		if w, ok := e.Page.(page.Worker); ok {
			j = w.Job()
		}
	}
	if !j.Going() {
		return nil
	}
	return j
}

// busy reports whether a job blocks the keys.
func (m *Model) busy() bool {
	j := m.job()
	return j != nil && j.BlocksKeys
}

// stop cancels the job j, because the player does not want to wait for it. It shows the message
// j.Stopped, and drops the keys typed while the job was running.
func (m *Model) stop(j *page.Job) tea.Cmd {
	j.End()
	m.jobs.ahead = nil
	m.notice = screen.Refused.Of(j.Stopped.In(m.Lang))
	if j == m.jobs.reading {
		return nil
	}
	return m.tellSeen(page.Stopped{})
}

// endJobs cancels all jobs, because the program ends.
func (m *Model) endJobs() {
	m.jobs.reading.End()
	for _, e := range m.all() {
		if w, ok := e.Page.(page.Worker); ok {
			w.Job().End()
		}
	}
}

// catchUp passes on the keys that have waited for a job. If a question is open, it drops them: they
// were typed before the question appeared.
func (m *Model) catchUp() tea.Cmd {
	if len(m.jobs.ahead) == 0 || m.busy() {
		return nil
	}
	ahead := m.jobs.ahead
	m.jobs.ahead = nil
	if m.ask != nil {
		return nil
	}
	var cmds []tea.Cmd
	for _, key := range ahead {
		cmds = append(cmds, m.key(key), m.look())
	}
	return tea.Batch(cmds...)
}

// viewJob shows a job. If the job blocks the keys, viewJob also shows the key that cancels it.
func (m *Model) viewJob(j *page.Job, f *screen.Frame) {
	said := j.Message(m.tables, m.Lang)
	if said == "" {
		return
	}
	f.Notice(screen.Message.Of(said))
	if j.BlocksKeys {
		aside := m.tables.Of(keys.JobRunning)
		f.Foot(screen.NewFoot(f.Width, m.Lang, aside.Foot(m.Lang)))
	}
}

// jobTickMsg says that it is time to update the progress of a job.
type jobTickMsg struct{}

// tickJob returns the command for the next [jobTickMsg]. It returns nil if no job is shown, or if a
// [jobTickMsg] is already on its way.
func (m *Model) tickJob() tea.Cmd {
	if j := m.job(); m.jobs.ticking || j == nil || j.Says == nil {
		return nil
	}
	m.jobs.ticking = true
	return tea.Tick(time.Second/10, func(time.Time) tea.Msg { return jobTickMsg{} })
}
