package files

import (
	"errors"
	"io/fs"
	"strings"
	"syscall"
	"testing"

	"buscaminas/ui/text"
)

func TestErrorSaysWhere(t *testing.T) {
	problem := Problem{"{found} sobra, {want} falta: {err}", "{found} too much, {want} missing: {err}"}
	wet := errors.New("wet")
	for _, test := range []struct {
		err              Error
		spanish, english string
	}{
		{Error{Problem: Changed}, "cambió mientras se leía", "changed while it was read"},
		{Error{Problem: Changed, File: "a"}, "a: cambió mientras se leía", "a: changed while it was read"},
		{Error{Problem: Changed, Line: 2}, "línea 2: cambió mientras se leía",
			"line 2: changed while it was read"},
		{Error{Problem: problem, File: "a", Line: 2, Found: "{want}", Want: "{err}", Err: wet},
			"a:2: {want} sobra, {err} falta: el sistema dice «wet»", "a:2: {want} too much, {err} missing: wet"},
		{Error{Problem: CannotWrite, Err: syscall.ENOSPC},
			"no se puede escribir: no queda espacio en el disco",
			"cannot be written: there is no space left on the disk"},
		{Error{Problem: CannotWrite, Err: syscall.ENOTDIR},
			"no se puede escribir: hay un fichero donde debe estar el directorio",
			"cannot be written: there is a file where the directory should be"},
		{Error{Problem: problem, Err: &Error{Problem: NoSuchFile, Err: fs.ErrNotExist}},
			" sobra,  falta: no existe tal fichero", " too much,  missing: there is no such file"},
		{Error{Problem: problem, Err: &Error{Problem: Changed}},
			" sobra,  falta: cambió mientras se leía", " too much,  missing: changed while it was read"},
	} {
		if got := test.err.In(text.Spanish); got != test.spanish {
			t.Errorf("%q, want %q", got, test.spanish)
		}
		if got := test.err.Error(); got != test.english {
			t.Errorf("%q, want %q", got, test.english)
		}
		if test.err.Err != nil && !errors.Is(&test.err, test.err.Err) {
			t.Errorf("%v does not wrap %v", &test.err, test.err.Err)
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

// Words agree with the numbers beside them.
func TestNumbersAgree(t *testing.T) {
	problem := Problem{
		"dice {want} {want:mina/minas}, pero {found:sigue/siguen} {found}",
		"says {want} {want:mine/mines}, but {found} {found:follows/follow}",
	}
	for _, test := range []struct{ found, want, spanish, english string }{
		{"1", "2", "dice 2 minas, pero sigue 1", "says 2 mines, but 1 follows"},
		{"0", "1", "dice 1 mina, pero siguen 0", "says 1 mine, but 0 follow"},
		{"11", "21", "dice 21 minas, pero siguen 11", "says 21 mines, but 11 follow"},
		{"{want:a/b}", "1", "dice 1 mina, pero siguen {want:a/b}", "says 1 mine, but {want:a/b} follow"},
	} {
		e := &Error{Problem: problem, Found: test.found, Want: test.want}
		if es, en := e.In(text.Spanish), e.In(text.English); es != test.spanish || en != test.english {
			t.Errorf("%q and %q, want %q and %q", es, en, test.spanish, test.english)
		}
	}
}
