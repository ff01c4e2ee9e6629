package page

import (
	"slices"

	tea "github.com/charmbracelet/bubbletea"
)

// Previews are what stands beside a list, found on the side, one at a time, as it may take long. The
// zero value has found none.
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

// Look looks for the first of those wanted that is not known, if any, and forgets all others: so
// the first is what is selected, and after it come those that may be next. What is looked for and
// no longer wanted is called off. The command brings [Previewed]; nil: there is nothing to look
// for, or something is looked for already.
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

// Take takes what was found, unless it was called off. What is wanted by then is to be looked
// for again.
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
