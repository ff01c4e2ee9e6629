package keys

import (
	"buscaminas/ui/frame"
	"buscaminas/ui/text"
)

// Foot returns what stands at the foot of the page: the keys that do something now, of
// those that are worth telling of there.
func (t *Table) Foot(l text.Lang) []frame.KeyHint {
	var all []frame.KeyHint
	for _, k := range t.Keys {
		if k.Short != (text.Text{}) && k.Enabled() && len(k.Keys()) > 0 {
			all = append(all, frame.Hint(k.Label(l), k.Short))
		}
	}
	return all
}
