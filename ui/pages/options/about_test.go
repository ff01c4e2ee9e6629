package options

import (
	"strings"
	"testing"

	"buscaminas/ui/screen"
	"buscaminas/ui/settings/choices"
	"buscaminas/ui/text"
)

// Every option has an explanation in both languages, short enough for the room beside the sample.
func TestEveryOptionIsExplained(t *testing.T) {
	var c choices.Choices
	for _, o := range choices.Options() {
		for _, lang := range []text.Lang{text.Spanish, text.English} {
			said := o.About(&c).In(lang)
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
