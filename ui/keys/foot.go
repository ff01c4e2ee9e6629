package keys

import (
	"strings"

	"buscaminas/ui/frame"
	"buscaminas/ui/text"
)

// Foot returns what stands at the foot of the page: the keys that do something now, of
// those that are worth telling of there.
func (t *Table) Foot(l text.Lang) []frame.KeyHint {
	var all []frame.KeyHint
	for _, k := range t.Keys {
		if k.Short != (text.Text{}) && k.Enabled() && len(k.Keys()) > 0 {
			all = append(all, frame.Hint(t.atFoot(k, l), k.Short))
		}
	}
	return all
}

// atFoot returns how the keys of k are written at the foot of the page.
func (t *Table) atFoot(k Key, l text.Lang) string {
	if k.foot == nil {
		return k.Label(l)
	}
	var labels []string
	for _, c := range k.foot {
		labels = append(labels, t.First(c, l))
	}
	return strings.Join(labels, k.between)
}

// Brief returns what Foot does, with only the first of the keys of each command: for
// pages where the others are what everybody tries.
func (t *Table) Brief(l text.Lang) []frame.KeyHint {
	var all []frame.KeyHint
	for _, k := range t.Keys {
		if names := k.Keys(); k.Short != (text.Text{}) && k.Enabled() && len(names) > 0 {
			all = append(all, frame.Hint(Label(names[0]).In(l), k.Short))
		}
	}
	return all
}
