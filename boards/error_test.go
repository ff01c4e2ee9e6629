package boards

import (
	"errors"
	"strings"
	"testing"
)

func TestEveryProblemHasASentence(t *testing.T) {
	seen := map[string]bool{}
	for p := NoSuchFile; p < Problems; p++ {
		s := (&Error{Problem: p, Found: "<found>", Want: "<want>", Err: errors.New("<err>")}).Error()
		if s == "" || seen[s] || strings.ContainsAny(s, "{}") {
			t.Errorf("problem %d has the sentence %q", p, s)
		}
		seen[s] = true
	}
}

func TestErrorSaysWhere(t *testing.T) {
	for want, e := range map[string]Error{
		"nothing in it":         {Problem: Empty},
		"a.txt: nothing in it":  {Problem: Empty, File: "a.txt"},
		"line 2: 1 of 3 rows":   {Problem: MissingRows, Line: 2, Found: "1", Want: "3"},
		"a.txt:2: {want} of {}": {Problem: MissingRows, File: "a.txt", Line: 2, Found: "{want}", Want: "{}"},
	} {
		if want = strings.Replace(want, "{}", "{} rows", 1); e.Error() != want {
			t.Errorf("%q, want %q", e.Error(), want)
		}
	}
}

func TestQuote(t *testing.T) {
	tests := map[string]string{
		"música":                 `"música"`,
		"a\x1b[2Jb":              `"a\x1b[2Jb"`,
		strings.Repeat("ñ", 32):  `"` + strings.Repeat("ñ", 32) + `"`,
		strings.Repeat("ñ", 33):  `"` + strings.Repeat("ñ", 32) + `…"`,
		strings.Repeat("ñ", 999): `"` + strings.Repeat("ñ", 32) + `…"`,
	}
	for line, want := range tests {
		if got := Quote(line); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}
