package settings

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
	"time"

	"buscaminas/boards/files"
)

// written reports whether do writes or replaces the file at path.
func written(t *testing.T, path string, do func()) bool {
	t.Helper()
	old := time.Date(2001, 2, 3, 4, 5, 6, 0, time.UTC)
	if err := os.Chtimes(path, old, old); err != nil {
		t.Fatal(err)
	}
	do()
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	return !info.ModTime().Equal(old)
}

func TestNothingIsWrittenWithoutChange(t *testing.T) {
	s, path := inFile(t, "a =  1  \n")
	write := func() {
		if err := s.Write(); err != nil {
			t.Error(err)
		}
	}
	if written(t, path, write) {
		t.Error("written with nothing set")
	}
	s.Set("a", "1")
	if written(t, path, write) {
		t.Error("written with what was there")
	}
	s.Set("a", "2")
	s.Set("a", "1")
	if written(t, path, write) {
		t.Error("written with what was there, set again")
	}
	s.Set("a", "2")
	if !written(t, path, write) {
		t.Error("a change is not written")
	}

	missing := filepath.Join(t.TempDir(), "dir", "missing")
	if err := open(t, missing).Write(); err != nil {
		t.Error(err)
	}
	if _, err := os.Stat(filepath.Dir(missing)); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a folder with nothing set: %v", err)
	}
}

// Changes that could not be written are written by the next Write.
func TestWriteAgain(t *testing.T) {
	s, path := inFile(t, "a = 1\n")
	s.Set("a", "2")
	full := errors.New("no space left on device")
	err := s.write(func(string, []byte, files.Options) error { return full })
	if !errors.Is(err, full) || get(t, path) != "a = 1\n" {
		t.Errorf("%v; the file is %q", err, get(t, path))
	}
	if err := s.Write(); err != nil || get(t, path) != "a = 2\n" {
		t.Errorf("then %v; the file is %q", err, get(t, path))
	}
}
