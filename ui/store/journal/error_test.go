package journal_test

import (
	"strings"
	"testing"

	"buscaminas/ui/store/journal"
)

func TestQuote(t *testing.T) {
	tests := map[string]string{
		"música":                 `"música"`,
		"a\x1b[2Jb":              `"a\x1b[2Jb"`,
		strings.Repeat("ñ", 32):  `"` + strings.Repeat("ñ", 32) + `"`,
		strings.Repeat("ñ", 33):  `"` + strings.Repeat("ñ", 32) + `…"`,
		strings.Repeat("ñ", 999): `"` + strings.Repeat("ñ", 32) + `…"`,
	}
	for line, want := range tests {
		if got := journal.Quote(line); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}
