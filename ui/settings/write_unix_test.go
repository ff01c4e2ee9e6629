//go:build unix

package settings

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"

	"buscaminas/boards/files"
)

// readInTime reads a path, and fails the test if that takes too long.
func readInTime(t *testing.T, path string) (*File, error) {
	t.Helper()
	done := make(chan error, 1)
	var s *File
	go func() {
		var err error
		s, err = Read(path)
		done <- err
	}()
	select {
	case err := <-done:
		return s, err
	case <-time.After(time.Minute):
		t.Fatalf("%s: still waiting", path)
		return nil, nil
	}
}

func TestPipeAndDevice(t *testing.T) {
	pipe := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(pipe, 0o666); err != nil {
		t.Skip(err)
	}
	for _, path := range []string{pipe, "/dev/zero"} {
		s, err := readInTime(t, path)
		wantError(t, err, path, 0, files.NotAFile)
		s.Set("a", "1")
		wantError(t, s.Write(), path, 0, files.NotAFile)
	}
}

func TestNoPermissionToRead(t *testing.T) {
	_, path := inFile(t, "a = 1\n")
	if err := os.Chmod(path, 0o200); err != nil {
		t.Fatal(err)
	}
	if f, err := os.Open(path); err == nil {
		f.Close()
		t.Skip("this user may read everything, as root may")
	}
	s, err := Read(path)
	wantError(t, err, path, 0, files.NoPermission)
	s.Set("a", "2")
	wantError(t, s.Write(), path, 0, files.NoPermission)
}

// These cases fail for root too.
func TestNoFolderToWriteIn(t *testing.T) {
	root := t.TempDir()
	below := filepath.Join(root, "file", "settings")
	put(t, filepath.Join(root, "file"), "")
	s, err := Read(below)
	wantError(t, err, below, 0, files.CannotRead)
	s.Set("a", "1")
	wantError(t, s.Write(), below, 0, files.CannotRead)

	lost := filepath.Join(root, "lost", "settings")
	link(t, "nowhere", filepath.Join(root, "lost"))
	s = open(t, lost)
	s.Set("a", "1")
	wantError(t, s.Write(), lost, 0, files.CannotWrite)
}

func wantMode(t *testing.T, path string, want os.FileMode) {
	t.Helper()
	info, err := os.Lstat(path)
	if err != nil {
		t.Fatal(err)
	}
	if info.Mode() != want {
		t.Errorf("%s: mode %v, want %v", path, info.Mode(), want)
	}
}

// Only this user can read the file.
func TestModes(t *testing.T) {
	root := t.TempDir()
	path := filepath.Join(root, "config", "buscaminas", "settings")
	s := open(t, path)
	s.Set("a", "1")
	if err := s.Write(); err != nil {
		t.Fatal(err)
	}
	wantMode(t, filepath.Join(root, "config"), os.ModeDir|0o700)
	wantMode(t, filepath.Join(root, "config", "buscaminas"), os.ModeDir|0o700)
	wantMode(t, path, 0o600)

	s, path = inFile(t, "a = 1\n")
	if err := os.Chmod(path, 0o664); err != nil {
		t.Fatal(err)
	}
	s.Set("a", "2")
	if err := s.Write(); err != nil {
		t.Fatal(err)
	}
	wantMode(t, path, 0o600)
}

func link(t *testing.T, to, path string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(to, path); err != nil {
		t.Fatal(err)
	}
}

func TestLinkInACircle(t *testing.T) {
	path := filepath.Join(t.TempDir(), "settings")
	link(t, "settings", path)
	s, err := readInTime(t, path)
	wantError(t, err, path, 0, files.CannotRead)
	s.Set("a", "1")
	wantError(t, s.Write(), path, 0, files.CannotRead)
}
