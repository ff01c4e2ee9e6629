//go:build unix

package store

import (
	"errors"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"syscall"
	"testing"

	"buscaminas/boards/files"
	"buscaminas/ui/store/history"
)

// Nobody else sees what is kept, whatever the player allows for other files.
func TestModesOfGames(t *testing.T) {
	defer syscall.Umask(syscall.Umask(0))
	dir := filepath.Join(t.TempDir(), "state", "buscaminas")
	g := openGames(t, dir)
	begin(t, g, 1)
	begin(t, g, 2)
	if err := g.Finished(history.Game{}); err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{filepath.Dir(dir), dir, filepath.Join(dir, "games")} {
		wantMode(t, path, os.ModeDir|0o700)
	}
	name, err := header(t, 1).Name()
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range []string{"game.txt", "game.lock", "history.jsonl", filepath.Join("games", name+".txt")} {
		wantMode(t, filepath.Join(dir, path), 0o600)
	}
}

// The disk of the system that is always full.
func TestFullDevice(t *testing.T) {
	log, err := openLog("/dev/full", 0)
	if err != nil {
		t.Skip(err)
	}
	wantError(t, log.Add(flags(1)[0]), "/dev/full", 0, files.CannotWrite)
	if !errors.Is(log.Err(), syscall.ENOSPC) {
		t.Error(log.Err())
	}
}

// A disk that is full already when a game begins leaves no half of it behind, and
// the next game begins when there is room again.
func TestDiskFullAtTheBeginning(t *testing.T) {
	if os.Getenv(childVariable) == "" { // in a process of its own: the limit is for all that one writes
		cmd := exec.Command(os.Args[0], "-test.run=^"+t.Name()+"$")
		cmd.Env = append(os.Environ(), childVariable+"=limit")
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		return
	}
	dir := t.TempDir()
	g := openGames(t, dir)
	var limit syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
		t.Fatal(err)
	}
	signal.Ignore(syscall.SIGXFSZ)
	low := limit
	low.Cur = 100
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &low); err != nil {
		t.Fatal(err)
	}
	log, err := g.Begin(header(t, 1), nil)
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(dir, "game.txt")
	wantError(t, err, path, 0, files.CannotWrite)
	if log.Add(flags(1)[0]) != nil || !errors.Is(log.Err(), syscall.EFBIG) {
		t.Error(log.Err())
	}
	if _, err := os.Stat(path); err == nil {
		t.Errorf("left behind: %q", get(t, path))
	}
	add(t, begin(t, g, 2), flags(3)...)
	g.Close()
	wantSaved(t, openGames(t, dir), 2, 3)
}

// A pipe in the place of the history holds nobody up.
func TestHistoryThatIsAPipe(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "history.jsonl")
	if err := syscall.Mkfifo(path, 0o600); err != nil {
		t.Skip(err)
	}
	g := openGames(t, dir)
	wantError(t, g.Finished(history.Game{}), path, 0, files.NotAFile)
	_, _, err := g.History()
	wantError(t, err, path, 0, files.NotAFile)
}
