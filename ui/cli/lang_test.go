package cli

import (
	"strings"
	"testing"

	"buscaminas/ui/text"
)

// langOf finds the language before the flags are parsed.
func TestLangOf(t *testing.T) {
	for args, want := range map[string]text.Lang{
		"":                            text.Spanish,
		"--lang en":                   text.English,
		"show --lang=EN board.txt":    text.English,
		"--lang":                      text.Spanish,
		"--lang fr":                   text.Spanish,
		"--lang en --lang es":         text.Spanish,
		"--lang=es --plain --lang en": text.English,
		"-- --lang=en":                text.Spanish,
	} {
		if got := langOf(strings.Fields(args), text.Spanish); got != want {
			t.Errorf("%q: %s, want %s", args, got.Code(), want.Code())
		}
	}
	if got := langOf([]string{"--plain"}, text.English); got != text.English {
		t.Errorf("without --lang: %s, want the usual one", got.Code())
	}
}
