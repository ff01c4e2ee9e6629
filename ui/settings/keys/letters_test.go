package keys

import (
	"slices"
	"strings"
	"testing"

	"buscaminas/ui/text"
)

// exempt reports whether a command may have different keys on different pages. Enter does whatever
// is selected, letters are text on pages with fields, and g goes to the first cell on pages with a
// board.
func exempt(p Page, k Key) bool {
	typed := slices.Contains(k.Keys(), "f1") || slices.Contains(k.Keys(), "ctrl+g")
	return slices.Contains(k.Keys(), "enter") || typed || p == Editor && k.Command == ChangeGrid
}

// On the pages below the menu, commands with the same words have the same letter.
func TestTheSameCommandHasTheSameLetter(t *testing.T) {
	tables, wrong := New(Sets()[0], nil)
	if len(wrong) > 0 {
		t.Fatal(wrong)
	}
	type place struct {
		page Page
		key  Key
	}
	for _, l := range []text.Lang{text.Spanish, text.English} {
		named := map[string][]place{}
		for p := range pages {
			if p == Menu || p == JobRunning { // the menu has its own letters
				continue
			}
			table := tables.Of(p)
			for _, k := range table.Keys {
				if name := k.Short.In(l); name != "" && !exempt(p, k) {
					named[name] = append(named[name], place{p, k})
				}
			}
		}
		for name, places := range named {
			first := places[0]
			for _, other := range places[1:] { // the other pages must have it too
				if common := slices.ContainsFunc(other.key.Keys(), func(k string) bool {
					return slices.Contains(first.key.Keys(), k)
				}); !common {
					t.Errorf("%q is %s on page %d and %s on page %d", name,
						strings.Join(first.key.Keys(), " "), first.page, strings.Join(other.key.Keys(), " "), other.page)
				}
			}
		}
	}
}
