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

// Without a home, neither the settings nor the games have a folder: one sentence says so.
func TestNoHomeIsSaidOnce(t *testing.T) {
	for _, name := range []string{"HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "AppData", "LocalAppData"} {
		t.Setenv(name, "")
	}
	_, err := kept()
	if all := addOnce(readUsual().errors(), err); err == nil || len(all) > 1 && all[0].Error() == all[1].Error() {
		t.Errorf("the errors are %v, want each once", all)
	}
}
