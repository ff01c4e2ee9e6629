package settings

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"buscaminas/boards/files"
)

// put writes a file as an editor does.
func put(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
}

// get returns the content of a file.
func get(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func TestReadWhatIsNotThere(t *testing.T) {
	for _, path := range []string{"", filepath.Join(t.TempDir(), "missing"),
		filepath.Join(t.TempDir(), "missing", "too")} {
		s, err := Read(path)
		if err != nil || len(s.All()) > 0 {
			t.Errorf("Read(%q) returns %v, %v; want no settings and no error", path, s.All(), err)
		}
	}
}

// A file in UTF-16, as PowerShell writes it, is read like any other, and written in UTF-8.
func TestUTF16(t *testing.T) {
	for name, text := range map[string]string{
		"low bytes first":  "\xff\xfea\x00=\x00\xf1\x00\r\x00\n\x00",
		"high bytes first": "\xfe\xff\x00a\x00=\x00\xf1\x00\r\x00\n",
	} {
		path := filepath.Join(t.TempDir(), "settings")
		put(t, path, text)
		s, err := Read(path)
		if err != nil || len(s.All()) != 1 || s.All()[0].Value != "ñ" {
			t.Errorf("%s: %v, %v; want a = ñ", name, s.All(), err)
			continue
		}
		s.Set("b", "2")
		if err := s.Write(); err != nil {
			t.Fatal(err)
		}
		data, err := os.ReadFile(path)
		if want := "\ufeffa=ñ\r\nb = 2\r\n"; err != nil || string(data) != want {
			t.Errorf("%s: written %q, %v; want %q", name, data, err, want)
		}
	}
}

// A file that is not a settings file is neither read nor replaced.
func TestReadWhatIsNoSettings(t *testing.T) {
	tests := []struct {
		name, text string
		line       int
		want       error
		found      string
	}{
		{"NUL", "a = 1\r\nb\x00\n", 2, files.NotText, "0x00"},
		{"no UTF-8", "a = \ufffd\n\nm\xfasica = 1\n", 3, files.NotText, "0xfa"},
		{"half a character", "a = \xef", 1, files.NotText, "0xef"},
		{"too long", strings.Repeat("#", maxFile+1), 0, files.TooLong, "1048577"},
	}
	for _, test := range tests {
		path := filepath.Join(t.TempDir(), "settings")
		put(t, path, test.text)
		s, err := Read(path)
		wantError(t, err, path, test.line, test.want)
		if found := err.(*files.Error).Found; found != test.found {
			t.Errorf("%s: found %q, want %q", test.name, found, test.found)
		}
		if err := s.Write(); err != nil {
			t.Errorf("%s: with nothing set: %v", test.name, err)
		}
		s.Set("a", "2")
		if value, _, _ := lookup(s, "a"); value != "2" {
			t.Errorf("%s: not set", test.name)
		}
		wantError(t, s.Write(), path, test.line, test.want)
		if get(t, path) != test.text {
			t.Errorf("%s: overwritten", test.name)
		}

		put(t, path, "# mended\n")
		if err := s.Write(); err != nil || get(t, path) != "# mended\na = 2\n" {
			t.Errorf("%s: mended: %q, %v", test.name, get(t, path), err)
		}
	}
}

func TestReadNoFile(t *testing.T) {
	dir := t.TempDir()
	for path, want := range map[string]error{dir: files.IsDirectory, os.DevNull: files.NotAFile,
		"a\x00b": files.CannotRead} {
		s, err := Read(path)
		wantError(t, err, path, 0, want)
		s.Set("a", "1")
		wantError(t, s.Write(), path, 0, want)
	}
}

// A file of the maximal length can be read and written. A longer file is not written, because it
// could not be read.
func TestLongestFile(t *testing.T) {
	text := "a = 1\n#" + strings.Repeat("x", maxFile-len("a = 1\n#\n")) + "\n"
	s, path := inFile(t, text)
	s.Set("a", "2")
	if err := s.Write(); err != nil {
		t.Fatal(err)
	}
	s.Set("a", "10")
	wantError(t, s.Write(), path, 0, files.TooLong)
	if value, _, _ := lookup(open(t, path), "a"); value != "2" {
		t.Errorf("the file has a = %q, want 2", value)
	}
}

// wantError fails unless err has this problem, at this line of this file.
func wantError(t *testing.T, err error, path string, line int, want error) {
	t.Helper()
	var e *files.Error
	if !errors.As(err, &e) {
		t.Fatalf("%v: not of type *files.Error", err)
	}
	if e.Problem != want || e.File != path || e.Line != line {
		t.Errorf("%v: problem %q at %q:%d, want %q at %q:%d", err, e.Problem, e.File, e.Line,
			want, path, line)
	}
}
