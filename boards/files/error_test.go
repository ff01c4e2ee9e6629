package files

import (
	"errors"
	"io/fs"
	"strings"
	"testing"
)

func TestErrorSaysWhere(t *testing.T) {
	const problem Problem = "{found} too much, {want} missing: {err}"
	wet := errors.New("wet")
	for _, test := range []struct {
		err  Error
		want string
	}{
		{Error{Problem: Changed}, "changed while it was read"},
		{Error{Problem: Changed, File: "a"}, "a: changed while it was read"},
		{Error{Problem: Changed, Line: 2}, "line 2: changed while it was read"},
		{Error{Problem: Changed, Byte: 12}, "byte 12: changed while it was read"},
		{Error{Problem: Changed, File: "a", Byte: 12}, "a, byte 12: changed while it was read"},
		{Error{Problem: problem, File: "a", Line: 2, Found: "{want}", Want: "{err}", Err: wet},
			"a:2: {want} too much, {err} missing: wet"},
		{Error{Problem: problem, Err: &Error{Problem: NoSuchFile, Err: fs.ErrNotExist}},
			" too much,  missing: there is no such file"},
	} {
		if got := test.err.Error(); got != test.want {
			t.Errorf("%q, want %q", got, test.want)
		}
		if test.err.Err != nil && !errors.Is(&test.err, test.err.Err) {
			t.Errorf("%v does not wrap %v", &test.err, test.err.Err)
		}
	}
}

// An error can be told with another sentence, such as one in another language.
func TestErrorInOtherWords(t *testing.T) {
	e := &Error{Line: 2, Problem: CannotRead, Found: "3", Want: "1", Err: errors.New("wet")}
	got := e.Say("{found} {found:fila/filas}, {want} {want:mina/minas}: {err}", PlaceWords{"línea", "byte"}, "mojado")
	if want := "línea 2: 3 filas, 1 mina: mojado"; got != want {
		t.Errorf("%q, want %q", got, want)
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

// Words agree with the numbers beside them.
func TestNumbersAgree(t *testing.T) {
	const problem Problem = "says {want} {want:mine/mines}, but {found} {found:follows/follow}"
	for _, test := range []struct{ found, want, says string }{
		{"1", "2", "says 2 mines, but 1 follows"},
		{"0", "1", "says 1 mine, but 0 follow"},
		{"11", "21", "says 21 mines, but 11 follow"},
		{"{want:a/b}", "1", "says 1 mine, but {want:a/b} follow"},
	} {
		e := &Error{Problem: problem, Found: test.found, Want: test.want}
		if got := e.Error(); got != test.says {
			t.Errorf("%q, want %q", got, test.says)
		}
	}
}
