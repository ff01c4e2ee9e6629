package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"testing"
	"time"

	"buscaminas/boards/files"
)

// wantAlone fails where there is something beside the file, such as a temporary file.
func wantAlone(t *testing.T, path string) {
	t.Helper()
	entries, err := os.ReadDir(filepath.Dir(path))
	if err != nil || len(entries) != 1 || entries[0].Name() != filepath.Base(path) {
		t.Errorf("beside %s: %v, %v", path, entries, err)
	}
}

// written reports whether the file at the path is written, or replaced, by do.
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

// Each of two copies of the program leaves what the other did, and sees it.
func TestTwoCopies(t *testing.T) {
	one, path := inFile(t, "# ours\na = 0\nb = 0\n")
	two := open(t, path)
	write := func(s *Settings, want string) {
		t.Helper()
		if err := s.Write(); err != nil {
			t.Fatal(err)
		}
		if got := get(t, path); got != want {
			t.Fatalf("%q, want %q", got, want)
		}
		if !reflect.DeepEqual(s.All(), open(t, path).All()) {
			t.Fatalf("the copy has %v, the file %q", s.All(), want)
		}
	}
	one.Set("a", "1")
	two.Set("b", "2")
	write(one, "# ours\na = 1\nb = 0\n")
	write(two, "# ours\na = 1\nb = 2\n")

	two.Set("c", "3")
	write(two, "# ours\na = 1\nb = 2\nc = 3\n")
	two.Set("a", "4")
	one.Set("a", "1") // what it has already: no reason to undo what two sets
	write(two, "# ours\na = 4\nb = 2\nc = 3\n")
	one.Set("d", "5")
	write(one, "# ours\na = 4\nb = 2\nc = 3\nd = 5\n")

	put(t, path, "d = 6\n# by hand\n")
	one.Set("a", "7")
	write(one, "d = 6\n# by hand\na = 7\n")
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	two.Set("a", "8") // and the rest was removed by hand
	write(two, "a = 8\n")
}

// A breaking disk fails in one step of writing.
type breaking struct {
	disk
	step string
	err  error
}

func (b breaking) at(step string) error {
	if step == b.step {
		return b.err
	}
	return nil
}

func (b breaking) create(dir, pattern string) (file, error) {
	if err := b.at("create"); err != nil {
		return nil, err
	}
	f, err := b.disk.create(dir, pattern)
	return breakingFile{f, b}, err
}

func (b breaking) rename(from, to string) error {
	if err := b.at("rename"); err != nil {
		return err
	}
	return b.disk.rename(from, to)
}

type breakingFile struct {
	file
	disk breaking
}

func (f breakingFile) Write(p []byte) (int, error) {
	if err := f.disk.at("write"); err != nil {
		n, _ := f.file.Write(p[:len(p)/2])
		return n, err
	}
	return f.file.Write(p)
}

func (f breakingFile) Sync() error {
	if err := f.disk.at("sync"); err != nil {
		return err
	}
	return f.file.Sync()
}

func (f breakingFile) Close() error {
	return errors.Join(f.file.Close(), f.disk.at("close"))
}

// Whichever step fails, the old file is whole, nothing is left beside it, and the
// next Write writes what was set.
func TestBreakingDisk(t *testing.T) {
	full := errors.New("no space left on device")
	tests := []struct {
		step string
		err  error
		want files.Problem
		says string
	}{
		{"create", &fs.PathError{Op: "open", Path: ".tmp", Err: fs.ErrPermission}, files.ReadOnly, "no permission to write it"},
		{"create", &fs.PathError{Op: "open", Path: ".tmp", Err: full}, files.CannotWrite, "cannot be written: no space left on device"},
		{"write", &fs.PathError{Op: "write", Path: ".tmp", Err: full}, files.CannotWrite, "cannot be written: no space left on device"},
		{"sync", full, files.CannotWrite, "cannot be written: no space left on device"},
		{"close", full, files.CannotWrite, "cannot be written: no space left on device"},
		{"rename", &os.LinkError{Op: "rename", Old: ".tmp", New: "settings", Err: full}, files.CannotWrite, "cannot be written: no space left on device"},
		{"rename", &os.LinkError{Op: "rename", Old: ".tmp", New: "settings", Err: fs.ErrPermission}, files.ReadOnly, "no permission to write it"},
	}
	for _, test := range tests {
		s, path := inFile(t, "a = 1\n")
		s.Set("a", "2")
		err := s.write(breaking{step: test.step, err: test.err})
		wantError(t, err, path, 0, test.want)
		if want := path + ": " + test.says; err.Error() != want {
			t.Errorf("%s: %v, want %s", test.step, err, want)
		}
		if errors.Is(test.err, full) && !errors.Is(err, full) {
			t.Errorf("%s: %v does not unwrap to what the system said", test.step, err)
		}
		if got := get(t, path); got != "a = 1\n" {
			t.Errorf("%s: the old file is %q", test.step, got)
		}
		wantAlone(t, path)

		if err := s.Write(); err != nil || get(t, path) != "a = 2\n" {
			t.Errorf("%s: then %q, %v", test.step, get(t, path), err)
		}
		wantAlone(t, path)
	}
}

// dying is a disk that sees the program die where the new file is to take its place.
type dying struct {
	disk
	before func(from string)
}

func (d dying) rename(from, to string) error {
	d.before(from)
	panic("dead")
}

func TestDeathBeforeRename(t *testing.T) {
	s, path := inFile(t, "a = 1\n")
	s.Set("a", "2")
	func() {
		defer func() {
			if recover() == nil {
				t.Error("still alive")
			}
		}()
		s.write(dying{before: func(from string) {
			if filepath.Dir(from) != filepath.Dir(path) {
				t.Errorf("%s is not beside %s: it may be on another disk", from, path)
			}
			if get(t, from) != "a = 2\n" || get(t, path) != "a = 1\n" {
				t.Errorf("before the rename: new file %q, old file %q", get(t, from), get(t, path))
			}
		}})
	}()
	if value, _, _ := lookup(open(t, path), "a"); value != "1" {
		t.Errorf("a = %q", value)
	}
}

func TestReadOnlyFile(t *testing.T) {
	s, path := inFile(t, "a = 1\n")
	if err := os.Chmod(path, 0o444); err != nil {
		t.Fatal(err)
	}
	s.Set("a", "2")
	err := s.Write()
	wantError(t, err, path, 0, files.ReadOnly)
	if !errors.Is(err, fs.ErrPermission) || get(t, path) != "a = 1\n" {
		t.Errorf("%v; the file is %q", err, get(t, path))
	}
}
