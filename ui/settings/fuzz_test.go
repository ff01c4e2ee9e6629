package settings

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode"

	"buscaminas/boards/files"
)

// Whatever the bytes, they are settings that can be changed and written, or Read returns an error
// and leaves them as they are.
func FuzzRead(f *testing.F) {
	for _, text := range []string{
		"", "\n", "\ufeff", "a = 1\n", "# a = 1\na=2", "\ufeffa = 1\r\n= 2\r\nb\r\n", "a = 1\rb=2",
		"\r\n\r\r\n",
		"a = \ufeff\u0085\u2028\n", "a\x00", "a\xff", "\ufffd=\ufffd", "===", " #=", "name = value",
		"name=\nname\n",
	} {
		for _, value := range []string{"", "2", " \ufeff x\r\ny\x00 ", "#", "=", "\xff"} {
			f.Add([]byte(text), value)
		}
	}
	path := filepath.Join(f.TempDir(), "settings")
	f.Fuzz(func(t *testing.T, data []byte, value string) {
		if len(data)+len(value) > 1<<16 {
			return // another test covers files that are too long
		}
		if err := os.WriteFile(path, data, 0o600); err != nil {
			t.Fatal(err)
		}
		s, err := Read(path)
		s.Set("name", value)
		value, line, ok := lookup(s, "name")
		if !ok || strings.ContainsFunc(value, func(r rune) bool { return r == '\n' || r == '\r' }) {
			t.Fatalf("the value is %q, %v; want one line", value, ok)
		}
		if strings.TrimFunc(value, unicode.IsSpace) != value {
			t.Fatalf("white space around %q", value)
		}
		if err != nil {
			var e *files.Error
			if !errors.As(err, &e) || e.Problem != files.NotText {
				t.Fatalf("the error is %#v", err)
			}
			if s.Write() == nil || get(t, path) != string(data) {
				t.Fatal("what cannot be read was written over")
			}
			return
		}
		problems, before := s.Problems(), s.All()
		if err := s.Write(); err != nil {
			t.Fatal(err)
		}
		again, err := Read(path)
		if err != nil {
			t.Fatal(err)
		}
		if got, at, ok := lookup(again, "name"); got != value || at != line || !ok {
			t.Fatalf("%q in line %d, want %q in line %d", got, at, value, line)
		}
		if len(again.All()) != len(before) || len(again.Problems()) != len(problems) {
			t.Fatalf("settings %v, want %v", again.All(), before)
		}
	})
}
