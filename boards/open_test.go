package boards

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"testing/fstest"
	"time"

	"buscaminas/boards/files"
)

const small = "1 2\n*.\n"

// write writes a file of the disk and returns its path.
func write(t *testing.T, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "board.txt")
	if err := os.WriteFile(path, []byte(text), 0o666); err != nil {
		t.Fatal(err)
	}
	return path
}

// wantError fails unless err is this problem with this file.
func wantError(t *testing.T, err error, path string, want files.Problem) {
	t.Helper()
	var e *files.Error
	if !errors.As(err, &e) {
		t.Fatalf("%v: not of type *files.Error", err)
	}
	if e.Problem != want || e.File != path {
		t.Errorf("%v: problem %q of %q, want %q of %q", err, e.Problem, e.File, want, path)
	}
}

func TestOpen(t *testing.T) {
	path := write(t, "2 2\n*\n.*\n")
	b, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	if len(b.Mines) != 2 || len(b.Notes) != 1 || b.Notes[0].File != path || b.Notes[0].Line != 2 {
		t.Errorf("mines %v and notes %v", b.Mines, b.Notes)
	}

	path = write(t, "2 2\n*.\n***\n")
	_, err = Open(path)
	wantError(t, err, path, WrongWidth)
	if want := path + ":3: 3 columns instead of 2"; err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}

	path = write(t, "")
	_, err = Open(path)
	wantError(t, err, path, Empty)
}

func TestOpenWhatIsNoBoard(t *testing.T) {
	dir := t.TempDir()
	_, err := Open(dir)
	wantError(t, err, dir, files.IsDirectory)

	_, err = Open(os.DevNull)
	wantError(t, err, os.DevNull, files.NotAFile)

	_, err = Open("")
	wantError(t, err, "", files.NoSuchFile)

	missing := filepath.Join(dir, "missing")
	_, err = Open(missing)
	wantError(t, err, missing, files.NoSuchFile)
	if !errors.Is(err, fs.ErrNotExist) || err.Error() != missing+": there is no such file" {
		t.Errorf("%v", err)
	}

	nul := "a\x00b"
	_, err = Open(nul)
	wantError(t, err, nul, files.CannotRead)
}

func TestOpenWithoutPermission(t *testing.T) {
	path := write(t, small)
	if err := os.Chmod(path, 0); err != nil {
		t.Fatal(err)
	}
	if f, err := os.Open(path); err == nil {
		f.Close()
		t.Skip("the system lets this user read everything: root does so, and so does Windows")
	}
	_, err := Open(path)
	wantError(t, err, path, files.NoPermission)
}

// What is too long is not even opened.
func TestOpenTooLong(t *testing.T) {
	path := write(t, small)
	if err := os.Truncate(path, MaxFile+1); err != nil { // takes no room on most disks
		t.Fatal(err)
	}
	_, err := open(hooked{beforeOpen: func() error { panic("opened") }}, path)
	wantError(t, err, path, files.TooLong)
	if want := path + ": 134217729 bytes, at most 134217728 are read"; err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
}

// hooked is the disk, with something done before a file is opened and read.
type hooked struct {
	disk
	beforeOpen, beforeRead func() error
}

func (h hooked) Open(path string) (fs.File, error) {
	if h.beforeOpen != nil {
		if err := h.beforeOpen(); err != nil {
			return nil, &fs.PathError{Op: "open", Path: path, Err: err}
		}
	}
	f, err := h.disk.Open(path)
	return hookedFile{f, h.beforeRead}, err
}

type hookedFile struct {
	fs.File
	before func() error
}

func (f hookedFile) Read(p []byte) (int, error) {
	if f.before != nil {
		if err := f.before(); err != nil {
			return 0, err
		}
	}
	return f.File.Read(p)
}

// What the system says comes through, on the way to open and on the way to read.
func TestSystemErrors(t *testing.T) {
	tests := []struct {
		err  error
		want files.Problem
		text string
	}{
		{fs.ErrPermission, files.NoPermission, ": no permission to read it"},
		{syscall.EACCES, files.NoPermission, ": no permission to read it"},
		{fs.ErrNotExist, files.NoSuchFile, ": there is no such file"},
		{errors.New("the disk is wet"), files.CannotRead, ": cannot be read: the disk is wet"},
	}
	for _, tt := range tests {
		path := write(t, small)
		fail := func() error { return tt.err }
		for _, fsys := range []fs.FS{hooked{beforeOpen: fail}, hooked{beforeRead: fail}} {
			_, err := open(fsys, path)
			wantError(t, err, path, tt.want)
			if !errors.Is(err, tt.err) || err.Error() != path+tt.text {
				t.Errorf("%v, want %s of %v", err, path+tt.text, tt.err)
			}
		}
	}
}

func TestFileThatChanges(t *testing.T) {
	later := time.Date(2100, 1, 1, 0, 0, 0, 0, time.UTC)
	tests := map[string]func(path string) error{
		"grows":        func(path string) error { return os.WriteFile(path, []byte(small+"more"), 0o666) },
		"shrinks":      func(path string) error { return os.Truncate(path, 3) },
		"empties":      func(path string) error { return os.Truncate(path, 0) },
		"is rewritten": func(path string) error { return os.Chtimes(path, later, later) },
	}
	for name, change := range tests {
		t.Run(name, func(t *testing.T) {
			path := write(t, small)
			_, err := open(hooked{beforeRead: func() error { return change(path) }}, path)
			wantError(t, err, path, files.Changed)
		})
	}
}

// A file is judged again once it is open: it may have become another.
func TestFileThatBecomesAnother(t *testing.T) {
	path := write(t, small)
	replace := func(with func() error) func() error {
		return func() error { return errors.Join(os.RemoveAll(path), with()) }
	}
	vanish := replace(func() error { return nil })
	_, err := open(hooked{beforeOpen: vanish}, path)
	wantError(t, err, path, files.NoSuchFile)

	path = write(t, small)
	directory := replace(func() error { return os.Mkdir(path, 0o777) })
	_, err = open(hooked{beforeOpen: directory}, path)
	wantError(t, err, path, files.IsDirectory)

	path = write(t, small)
	lengthen := func() error { return os.Truncate(path, MaxFile+1) }
	_, err = open(hooked{beforeOpen: lengthen}, path)
	wantError(t, err, path, files.TooLong)
}

// A file that says it is empty is not read: some of those never end.
func TestEmptyFileIsNotRead(t *testing.T) {
	path := write(t, "")
	_, err := open(hooked{beforeRead: func() error { panic("read") }}, path)
	wantError(t, err, path, Empty)
}

// What is read is held to the length of the file, too: a file that changes there
// and back has the same length and time before and after.
func TestFileOfAnotherLengthThanItSays(t *testing.T) {
	for _, says := range []int64{int64(len(small)) - 1, int64(len(small)) + 1} {
		_, err := open(liar{fstest.MapFS{"board": {Data: []byte(small)}}, says}, "board")
		wantError(t, err, "board", files.Changed)
	}
}

// liar is a file system whose files say that they are of another length.
type liar struct {
	fs.FS
	says int64
}

func (l liar) Open(name string) (fs.File, error) {
	f, err := l.FS.Open(name)
	return lyingFile{f, l.says}, err
}

type lyingFile struct {
	fs.File
	says int64
}

func (f lyingFile) Stat() (fs.FileInfo, error) {
	info, err := f.File.Stat()
	return lyingInfo{info, f.says}, err
}

type lyingInfo struct {
	fs.FileInfo
	says int64
}

func (i lyingInfo) Size() int64 { return i.says }
