package page

import (
	"slices"

	tea "github.com/charmbracelet/bubbletea"
)

// Previews are what stands beside a list, found on the side, one at a time, as it may take long. The
// zero value has found none.
type Previews[K comparable, V any] struct {
	found   map[K]V
	looking bool
}

// Previewed brings a preview.
type Previewed[K comparable, V any] struct {
	of      K
	preview V
}

// Look looks for the first of those wanted that is not known, if any, and forgets all others: so
// the first is what is selected, and after it come those that may be next. The command brings
// [Previewed]; nil: there is nothing to look for, or one is looked for already.
func (p *Previews[K, V]) Look(wanted []K, find func(K) V) tea.Cmd {
	if p.looking {
		return nil
	}
	for k := range p.found {
		if !slices.Contains(wanted, k) {
			delete(p.found, k)
		}
	}
	for _, k := range wanted {
		if _, known := p.found[k]; !known {
			p.looking = true
			return func() tea.Msg { return Previewed[K, V]{k, find(k)} }
		}
	}
	return nil
}

// Take takes what was found. What is wanted by then is to be looked for again.
func (p *Previews[K, V]) Take(msg Previewed[K, V]) {
	p.looking = false
	if p.found == nil {
		p.found = map[K]V{}
	}
	p.found[msg.of] = msg.preview
}

// At returns a preview, if it was found.
func (p *Previews[K, V]) At(k K) (preview V, ok bool) {
	preview, ok = p.found[k]
	return preview, ok
}
