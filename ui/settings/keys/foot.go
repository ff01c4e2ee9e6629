package keys

import (
	"cmp"
	"slices"

	"buscaminas/ui/screen"
	"buscaminas/ui/text"
)

// Foot returns the key hints at the foot of the page. It leaves out commands whose keys are disabled,
// and withheld commands: see [New].
func (t *Table) Foot(l text.Lang) []screen.KeyHint {
	all := make([]screen.KeyHint, 0, len(t.Keys))
	for _, k := range t.Keys {
		if k.Short != (text.Text{}) && !slices.Contains(t.disabled, k.Command) && !k.withheld && len(k.Keys()) > 0 {
			all = append(all, t.hint(k, l))
		}
	}
	return all
}

// Hint returns the key hint that the foot of the page shows for a command.
func (t *Table) Hint(c Command, l text.Lang) screen.KeyHint { return t.hint(t.Of(c), l) }

func (t *Table) hint(k Key, l text.Lang) screen.KeyHint {
	h := screen.KeyHint{Does: cmp.Or(t.renamed[k.Command], k.Short), Stays: k.Command == ShowHelp || k.Command == Back, Moves: k.Command == Up}
	for _, c := range k.foot {
		for _, name := range t.Of(c).Keys()[:min(1, len(t.Of(c).Keys()))] {
			h.Keys = append(h.Keys, screen.KeyName{Name: name, Label: written(name).In(l)})
		}
	}
	return h
}
