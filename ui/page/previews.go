package page

import (
	"slices"

	tea "github.com/charmbracelet/bubbletea"
)

// Previews holds a preview for each entry of a list: the content of the panel next to the list.
// Finding a preview may take long, so previews are found in the background, one at a time. The zero
// value is ready for use.
type Previews[K comparable, V any] struct {
	found map[K]V
	of    K    // the entry whose preview is being searched for
	job   *Job // the search; nil: none
}

// Previewed is the message that a preview was found.
type Previewed[K comparable, V any] struct {
	job     *Job
	of      K
	preview V
}

// Find starts to find the first wanted preview that is not known yet. The caller puts the
// selected entry first, and after it the entries that may be selected next. The command returns a
// [Previewed]. Find returns nil if all wanted previews are known or a search is going on.
//
// Find also forgets the previews that are not wanted. While a search is going on, it forgets none.
// It only cancels the search if its preview is not wanted.
func (p *Previews[K, V]) Find(wanted []K, find func(K, *Job) V) tea.Cmd {
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

// Stop ends the search. A page calls it when the player leaves the page.
func (p *Previews[K, V]) Stop() { p.job.End() }

// Take stores the preview that was found, unless the search was cancelled. The caller then calls
// [Previews.Find] again.
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
