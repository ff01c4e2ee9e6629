//go:build unix

package boards

import (
	"net"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"
)

// inTime opens a path, and fails if that takes forever.
func inTime(t *testing.T, path string) error {
	t.Helper()
	done := make(chan error, 1)
	go func() {
		_, err := Open(path)
		done <- err
	}()
	select {
	case err := <-done:
		return err
	case <-time.After(time.Minute):
		t.Fatalf("%s: still waiting", path)
		return nil
	}
}

func TestOpenPipe(t *testing.T) {
	path := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(path, 0o666); err != nil {
		t.Skip(err)
	}
	wantError(t, inTime(t, path), path, NotAFile) // one that never begins: nobody writes it

	writer, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		t.Skip(err)
	}
	defer writer.Close()
	if _, err := writer.WriteString(text); err != nil {
		t.Fatal(err)
	}
	wantError(t, inTime(t, path), path, NotAFile) // one that never ends: it stays open
}

func TestOpenDevice(t *testing.T) {
	wantError(t, inTime(t, "/dev/zero"), "/dev/zero", NotAFile)
}

func TestOpenSocket(t *testing.T) {
	path := filepath.Join(t.TempDir(), "socket")
	l, err := net.Listen("unix", path)
	if err != nil {
		t.Skip(err)
	}
	defer l.Close()
	wantError(t, inTime(t, path), path, NotAFile)
}

// Links are followed; one that goes in a circle leads nowhere.
func TestOpenLink(t *testing.T) {
	path := filepath.Join(t.TempDir(), "link")
	if err := os.Symlink(write(t, text), path); err != nil {
		t.Skip(err)
	}
	if err := inTime(t, path); err != nil {
		t.Error(err)
	}
	circle := filepath.Join(t.TempDir(), "circle")
	if err := os.Symlink(circle, circle); err != nil {
		t.Skip(err)
	}
	wantError(t, inTime(t, circle), circle, CannotRead)
}

// A device never becomes a file.
func TestSaveOverDevice(t *testing.T) {
	path := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(path, 0o666); err != nil {
		t.Fatal(err)
	}
	wantError(t, Save(path, nil, false), path, Exists)
	wantError(t, Save(path, nil, true), path, NotAFile)
}
