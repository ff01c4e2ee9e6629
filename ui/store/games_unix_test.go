//go:build unix

package store

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"

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
	wantError(t, log.Add(flags(1)[0]), "/dev/full", 0, CannotWrite)
	if !errors.Is(log.Err(), syscall.ENOSPC) {
		t.Error(log.Err())
	}
}

// A pipe in the place of the history holds nobody up.
func TestHistoryThatIsAPipe(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "history.jsonl")
	if err := syscall.Mkfifo(path, 0o600); err != nil {
		t.Skip(err)
	}
	g := openGames(t, dir)
	wantError(t, g.Finished(history.Game{}), path, 0, NotAFile)
	_, _, err := g.History()
	wantError(t, err, path, 0, NotAFile)
}
