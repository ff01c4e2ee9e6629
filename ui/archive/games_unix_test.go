//go:build unix

package archive

import (
	"errors"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"syscall"
	"testing"

	"buscaminas/boards/files"
	"buscaminas/game/gametest"
	"buscaminas/ui/archive/history"
)

func wantMode(t *testing.T, path string, want os.FileMode) {
	t.Helper()
	info := gametest.Must(os.Lstat(path))
	if info.Mode() != want {
		t.Errorf("%s: mode %v, want %v", path, info.Mode(), want)
	}
}

// Other users cannot read the files, whatever the umask is.
func TestModesOfGames(t *testing.T) {
	defer syscall.Umask(syscall.Umask(0))
	dir := filepath.Join(t.TempDir(), "state", "buscaminas")
	a := openArchive(t, dir)
	k := begin(a, 1)
	gametest.MustDo(a.record(history.Game{}))
	damaged := begin(a, 3)
	damaged.Leave()
	put(a.Path(damaged.Name()), get(a.Path(damaged.Name()))+"x\n")
	resume(t, a, damaged.Name())
	for _, path := range []string{filepath.Dir(dir), dir, a.games()} {
		wantMode(t, path, os.ModeDir|0o700)
	}
	for _, path := range []string{
		filepath.Join(dir, "history.jsonl"), filepath.Join(dir, "history.lock"),
		a.Path(k.Name()), a.lockPath(k.Name()),
		a.Path(damaged.Name()) + ".damaged",
	} {
		wantMode(t, path, 0o600)
	}
}

// If the disk is full when a game begins, no half of the game stays in its file. Once there is
// room, the game is written from its beginning, and so is the next game.
func TestDiskFullAtTheBeginning(t *testing.T) {
	if os.Getenv(childVariable) == "" { // in another process, because the limit is for all files that a process writes
		cmd := exec.Command(os.Args[0], "-test.run=^"+t.Name()+"$")
		cmd.Env = append(os.Environ(), childVariable+"=limit")
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		return
	}
	a := openArchive(t, t.TempDir())
	var limit syscall.Rlimit
	gametest.MustDo(syscall.Getrlimit(syscall.RLIMIT_FSIZE, &limit))
	signal.Ignore(syscall.SIGXFSZ)
	low := limit
	low.Cur = 100
	gametest.MustDo(syscall.Setrlimit(syscall.RLIMIT_FSIZE, &low))
	k, err := a.Begin(dealt(1))
	wantWaiting(t, a)
	gametest.MustDo(syscall.Setrlimit(syscall.RLIMIT_FSIZE, &limit))
	wantError(t, err, a.Path(k.Name()), 0, files.CannotWrite)
	if k.Add(flags(1)[0]) != nil || !errors.Is(k.Err(), syscall.EFBIG) {
		t.Errorf("Err returns %v, want EFBIG, and no error from Add", k.Err())
	}
	k.Leave()
	_, saved := resume(t, a, k.Name())
	wantSaved(t, saved, 1, 1)
	k = begin(a, 2)
	add(k, flags(3)...)
	k.Leave()
	_, saved = resume(t, a, k.Name())
	wantSaved(t, saved, 2, 3)
}

// A pipe instead of the history, or of a game, makes nobody wait.
func TestPipes(t *testing.T) {
	dir := t.TempDir()
	a := openArchive(t, dir)
	path := filepath.Join(dir, "history.jsonl")
	if err := syscall.Mkfifo(path, 0o600); err != nil {
		t.Skipf("no pipe can be made here: %v", err)
	}
	wantError(t, a.record(history.Game{}), path, 0, files.NotAFile)
	_, _, err := a.History()
	wantError(t, err, path, 0, files.NotAFile)

	k := begin(a, 1)
	k.Leave()
	gametest.MustDo(errors.Join(os.Remove(a.Path(k.Name())), syscall.Mkfifo(a.Path(k.Name()), 0o600)))
	_, _, err = a.Resume(k.Name())
	wantError(t, err, a.Path(k.Name()), 0, files.NotAFile)
	if waiting, problems := a.Waiting(); len(waiting) > 0 || len(problems) != 1 {
		t.Errorf("%v wait, %v", waiting, problems)
	} else {
		wantUnusable(t, problems[0], a.Path(k.Name()), 0, files.NotAFile)
	}

	lock := a.lockPath("locked")
	put(a.Path("locked"), get(a.Path(begin(a, 2).Name())))
	gametest.MustDo(syscall.Mkfifo(lock, 0o600))
	At(dir).Waiting()
	_, _, err = a.Resume("locked")
	wantError(t, err, lock, 0, files.NotAFile)
}
