package keys

import (
	"slices"
	"strings"
	"testing"

	"buscaminas/ui/text"
)

// exempt reports whether a key may be another than elsewhere: Enter does what is selected, whatever that
// is; where one types, letters are text; and where there is a board, g leads to its first cell.
func exempt(p Page, k Key) bool {
	typed := slices.Contains(k.Keys(), "f1") || slices.Contains(k.Keys(), "ctrl+g")
	return slices.Contains(k.Keys(), "enter") || typed || p == Editor && k.Command == ChangeGrid
}

// On the pages below the menu a command that has the same name has the same letter.
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
			if p == Menu || p == Aside { // the letters of the menu are its own
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
			for _, other := range places[1:] { // the others have it, too
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
