package files

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"testing/fstest"
	"testing/iotest"
	"time"

	"buscaminas/game/gametest"
)

const (
	small = "1 2\n*.\n"
	most  = 1000
)

// write writes text to a file on disk and returns its path.
func write(t *testing.T, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "file.txt")
	gametest.MustDo(os.WriteFile(path, []byte(text), 0o666))
	return path
}

// wantError fails unless err is the wanted problem with the file at path.
func wantError(t *testing.T, err error, path string, want Problem) {
	t.Helper()
	var e *Error
	if !errors.As(err, &e) {
		t.Fatalf("%v: not of type *Error", err)
	}
	if e.Problem != want || e.File != path {
		t.Errorf("%v: problem %q of %q, want %q of %q", err, e.Problem, e.File, want, path)
	}
}

func TestRead(t *testing.T) {
	for _, text := range []string{"", small, strings.Repeat("x", most)} {
		data, err := Read(write(t, text), most)
		if string(data) != text || err != nil {
			t.Errorf("%q, %v, want %q", data, err, text)
		}
	}
}

// Input that is not a file has no known length before it ends.
func TestReadFrom(t *testing.T) {
	for _, text := range []string{"", small, strings.Repeat("x", most)} {
		data, err := ReadFrom(strings.NewReader(text), "input", most)
		if string(data) != text || err != nil {
			t.Errorf("%q, %v, want %q", data, err, text)
		}
	}
	_, err := ReadFrom(iotest.ErrReader(errors.New("unplugged")), "input", most)
	wantError(t, err, "input", CannotRead)
	_, err = ReadFrom(endless{}, "input", most)
	wantError(t, err, "input", TooLong)
}

// endless is a reader that never ends.
type endless struct{}

func (endless) Read(p []byte) (int, error) { return len(p), nil }

func TestReadWhatIsNoFile(t *testing.T) {
	dir := t.TempDir()
	_, err := Read(dir, most)
	wantError(t, err, dir, IsDirectory)

	_, err = Read(os.DevNull, most)
	wantError(t, err, os.DevNull, NotAFile)

	_, err = Read("", most)
	wantError(t, err, "", NoSuchFile)

	missing := filepath.Join(dir, "missing")
	_, err = Read(missing, most)
	wantError(t, err, missing, NoSuchFile)
	if !errors.Is(err, fs.ErrNotExist) || err.Error() != missing+": there is no such file" {
		t.Errorf("%v", err)
	}

	nul := "a\x00b"
	_, err = Read(nul, most)
	wantError(t, err, nul, CannotRead)
}

func TestReadWithoutPermission(t *testing.T) {
	path := write(t, small)
	gametest.MustDo(os.Chmod(path, 0))
	if f, err := os.Open(path); err == nil {
		f.Close()
		t.Skip("the system lets this user read everything: root does so, and so does Windows")
	}
	_, err := Read(path, most)
	wantError(t, err, path, NoPermission)
}

// A file that is too long is not even opened.
func TestReadTooLong(t *testing.T) {
	path := write(t, small)
	gametest.MustDo(os.Truncate(path, most+1)) // uses no space on most disks
	_, err := ReadFS(hooked{beforeOpen: func() error { panic("opened") }}, path, most)
	wantError(t, err, path, TooLong)
	if want := path + ": has 1001 bytes, and only 1000 are read"; err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
}

// hooked is the disk, with functions that are called before a file is opened and read.
type hooked struct {
	system
	beforeOpen, beforeRead func() error
}

func (h hooked) Open(path string) (fs.File, error) {
	if h.beforeOpen != nil {
		if err := h.beforeOpen(); err != nil {
			return nil, &fs.PathError{Op: "open", Path: path, Err: err}
		}
	}
	f, err := h.system.Open(path)
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

// An error of the system is reported, both from opening and from reading.
func TestSystemErrors(t *testing.T) {
	tests := []struct {
		err  error
		want Problem
		text string
	}{
		{fs.ErrPermission, NoPermission, ": no permission to read it"},
		{syscall.EACCES, NoPermission, ": no permission to read it"},
		{fs.ErrNotExist, NoSuchFile, ": there is no such file"},
		{errors.New("the disk is wet"), CannotRead, ": cannot be read: the disk is wet"},
	}
	for _, tt := range tests {
		path := write(t, small)
		fail := func() error { return tt.err }
		for _, fsys := range []fs.FS{hooked{beforeOpen: fail}, hooked{beforeRead: fail}} {
			_, err := ReadFS(fsys, path, most)
			wantError(t, err, path, tt.want)
			if !errors.Is(err, tt.err) || err.Error() != path+tt.text {
				t.Errorf("%v, want %s of %v", err, path+tt.text, tt.err)
			}
		}
	}
}

// A file that changes while it is read is read again, but not forever.
func TestFileThatChanges(t *testing.T) {
	tests := map[string]func(path string, times int) error{
		"grows": func(path string, times int) error {
			return os.WriteFile(path, []byte(small+strings.Repeat("x", times)), 0o666)
		},
		"shrinks": func(path string, times int) error { return os.Truncate(path, int64(len(small)-times)) },
		"is rewritten": func(path string, year int) error {
			later := time.Date(2100+year, 1, 1, 0, 0, 0, 0, time.UTC)
			return os.Chtimes(path, later, later)
		},
	}
	for name, change := range tests {
		t.Run(name, func(t *testing.T) {
			for times := 1; times <= tries; times++ {
				path, opened, changed := write(t, small), 0, 0
				open := func() error { opened++; return nil }
				read := func() error {
					if changed == min(opened, times) {
						return nil
					}
					changed++
					return change(path, changed)
				}
				data, err := ReadFS(hooked{beforeOpen: open, beforeRead: read}, path, most)
				if times == tries {
					wantError(t, err, path, Changed)
				} else if want, _ := os.ReadFile(path); err != nil || string(data) != string(want) {
					t.Errorf("changed %d times: %q, %v, want %q", times, data, err, want)
				}
			}
		})
	}
}

// A file that is emptied while it is read is empty.
func TestFileThatIsEmptied(t *testing.T) {
	path := write(t, small)
	data, err := ReadFS(hooked{beforeRead: func() error { return os.Truncate(path, 0) }}, path, most)
	if len(data) > 0 || err != nil {
		t.Errorf("%q, %v", data, err)
	}
}

// A file is checked again once it is open, because the path may lead to another file by then.
func TestFileThatBecomesAnother(t *testing.T) {
	path := write(t, small)
	replace := func(with func() error) func() error {
		return func() error { return errors.Join(os.RemoveAll(path), with()) }
	}
	vanish := replace(func() error { return nil })
	_, err := ReadFS(hooked{beforeOpen: vanish}, path, most)
	wantError(t, err, path, NoSuchFile)

	path = write(t, small)
	directory := replace(func() error { return os.Mkdir(path, 0o777) })
	_, err = ReadFS(hooked{beforeOpen: directory}, path, most)
	wantError(t, err, path, IsDirectory)

	path = write(t, small)
	lengthen := func() error { return os.Truncate(path, most+1) }
	_, err = ReadFS(hooked{beforeOpen: lengthen}, path, most)
	wantError(t, err, path, TooLong)
}

// A file of length 0 is not read, because some such files never end.
func TestEmptyFileIsNotRead(t *testing.T) {
	path := write(t, "")
	data, err := ReadFS(hooked{beforeRead: func() error { panic("read") }}, path, most)
	if len(data) > 0 || err != nil {
		t.Errorf("%q, %v", data, err)
	}
}

// The data must be as long as the file. A file that changes and changes back has the same length
// and time before and after.
func TestFileOfAnotherLengthThanItSays(t *testing.T) {
	for _, says := range []int64{int64(len(small)) - 1, int64(len(small)) + 1} {
		_, err := ReadFS(liar{fstest.MapFS{"board": {Data: []byte(small)}}, says}, "board", most)
		wantError(t, err, "board", Changed)
	}
}

// liar is a file system whose files report a wrong length.
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
