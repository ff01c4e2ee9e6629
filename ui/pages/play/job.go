package play

import (
	"sync/atomic"

	"buscaminas/ui/screen"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"

	tea "github.com/charmbracelet/bubbletea"
)

// A job is what is done on the side while no other key is taken than the one that breaks it off.
type job struct {
	said      func(percent int) text.Text // how far it is
	stopped   text.Text                   // what is said where it was broken off
	percent   atomic.Int32
	cancelled atomic.Bool
}

// watch takes how far the job is, as a share from 0 to 1, and reports whether it is to go on.
func (j *job) watch(share float64) bool {
	j.percent.Store(int32(100 * share))
	return !j.cancelled.Load()
}

// work begins a job: do does it, with what it brings.
func (p *Page) work(j *job, do tea.Cmd) tea.Cmd {
	p.job = j
	p.session.Pause()
	return tea.Batch(p.tick(), do)
}

// done ends a job, and reports false where nobody waits for it any more.
func (p *Page) done(j *job) bool {
	if p.job != j {
		return false
	}
	p.job = nil
	return true
}

// jobKey answers a key while something is done on the side: one breaks it off.
func (p *Page) jobKey(msg tea.KeyMsg) tea.Cmd {
	if !p.Keys.Cancels(msg) {
		return nil
	}
	p.job.cancelled.Store(true)
	p.say(screen.Refused, p.job.stopped.In(p.Lang))
	p.job = nil
	return p.watch()
}

// told says how far the job is.
func (j *job) told(tables *keys.Tables, l text.Lang) string {
	return j.said(int(j.percent.Load())).In(l) + text.Between + tables.Cancelling(l)
}
