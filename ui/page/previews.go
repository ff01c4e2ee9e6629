package page

import (
	"slices"

	tea "github.com/charmbracelet/bubbletea"
)

// Previews are the contents of the panel beside a list, by entry. They are found in the background,
// one at a time, because that may take long. The zero value has found none.
type Previews[K comparable, V any] struct {
	found map[K]V
	of    K    // of the preview being looked for
	job   *Job // the search; nil: none
}

// Previewed brings a preview.
type Previewed[K comparable, V any] struct {
	job     *Job
	of      K
	preview V
}

// Look starts to look for the first wanted preview that is not known yet, and forgets those that
// are not wanted. So the caller puts the selected entry first, and then those that may be selected
// next. A search for one that is no longer wanted is cancelled. The command brings [Previewed]; it
// is nil if there is nothing to look for or a search is going on.
func (p *Previews[K, V]) Look(wanted []K, find func(K, *Job) V) tea.Cmd {
	if p.job != nil {
		if !slices.Contains(wanted, p.of) {
			p.job.End()
		}
		return nil
	}
	for k := range p.found {
		if !slices.Contains(wanted, k) {
			delete(p.found, k)
		}
	}
	for _, k := range wanted {
		if _, known := p.found[k]; !known {
			j := &Job{}
			p.of, p.job = k, j
			return func() tea.Msg { return Previewed[K, V]{j, k, find(k, j)} }
		}
	}
	return nil
}

// Stop ends the search, since the player has left the page.
func (p *Previews[K, V]) Stop() { p.job.End() }

// Take stores a preview that was found, unless its search was cancelled. The caller then calls
// [Previews.Look] again.
func (p *Previews[K, V]) Take(msg Previewed[K, V]) {
	p.job = nil
	if !msg.job.End() {
		return
	}
	if p.found == nil {
		p.found = map[K]V{}
	}
	p.found[msg.of] = msg.preview
}

// At returns the preview for k, if it was found.
func (p *Previews[K, V]) At(k K) (preview V, ok bool) {
	preview, ok = p.found[k]
	return preview, ok
}
