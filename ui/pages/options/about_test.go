package options

import (
	"strings"
	"testing"

	"buscaminas/ui/page"
	"buscaminas/ui/screen"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/settings/keys"
	"buscaminas/ui/text"
)

// Every option has an explanation in both languages, short enough for the room beside the sample.
func TestEveryOptionIsExplained(t *testing.T) {
	p := New(&Memory{})
	p.Update(page.Context{Keys: &keys.Tables{}, Served: &page.Served{}})
	for i, o := range choices.Options() {
		p.Selected = i
		for _, lang := range []text.Lang{text.Spanish, text.English} {
			said := p.about().In(lang)
			if said == "" || o.Name != "rules" && !strings.HasSuffix(said, ".") {
				t.Errorf("%s: the explanation %q is empty or has no full stop", o.Name, said)
			}
			const width, most = 45, 3 // in a window of 120 columns
			if lines := screen.Wrapped(screen.Message.Of(said), width); len(lines) > most {
				t.Errorf("%s takes %d lines, want at most %d: %q", o.Name, len(lines), most, said)
			}
		}
	}
}
