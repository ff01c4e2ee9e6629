package archive

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"time"

	"github.com/gofrs/flock"

	"buscaminas/boards/files"
	"buscaminas/ui/text"
)

// Why a game does not go on here.
var (
	// ErrElsewhere says that a game is open in another copy of the program.
	ErrElsewhere error = text.Error{
		"esa partida está abierta en otra copia del programa: ciérrala allí y vuelve a elegirla",
		"that game is open in another copy of the program: close it there and choose it again"}
	// ErrGone says that a game does not wait: it is over, or was never there.
	ErrGone error = text.Error{
		"esa partida ya no espera: ha terminado o se ha borrado; elige otra",
		"that game is no longer waiting: it is over or was deleted; choose another"}
	// ErrNotKept says that the history may know a game, but that there is no file of it.
	ErrNotKept error = text.Error{
		"Esta partida ya no se conserva: solo quedan sus números",
		"This game is no longer kept: only its figures are left"}
)

// How long a lock is waited for that another copy has for a moment: to see whether a
// game is played, or to add a line to the history.
const (
	gamePatience    = 200 * time.Millisecond
	historyPatience = 5 * time.Second

	lockPause = 5 * time.Millisecond // from one look at a lock to the next
)

// lockFile locks a file, which is made if need be, until it is unlocked, at the latest
// by the death of the program. It fails with ErrElsewhere where another copy of the
// program has it locked for so long, and else where the file cannot be made. On a disk
// that knows no locks nobody is kept out.
func lockFile(path string, patience time.Duration) (*flock.Flock, error) {
	return lockWith(os.O_CREATE|os.O_RDONLY, path, patience)
}

// lockThere is lockFile for a file that is there: where it is not, it fails with
// [fs.ErrNotExist].
func lockThere(path string, patience time.Duration) (*flock.Flock, error) {
	return lockWith(os.O_RDONLY, path, patience)
}

func lockWith(flag int, path string, patience time.Duration) (*flock.Flock, error) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	for {
		if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() {
			return nil, &files.Error{File: path, Problem: files.NotAFile} // opening a pipe may wait forever
		}
		lock := flock.New(path, flock.SetFlag(flag), flock.SetPermissions(0o600))
		locked, err := lock.TryLock()
		if err == nil && !locked && patience > 0 {
			locked, err = lock.TryLockContext(ctx, lockPause)
		}
		var noFile *fs.PathError
		switch {
		case beingRemoved(err) && ctx.Err() == nil:
			time.Sleep(lockPause)
			continue
		case errors.Is(err, context.DeadlineExceeded), err == nil && !locked, beingRemoved(err):
			return nil, ErrElsewhere
		case errors.Is(err, errors.ErrUnsupported):
			return lock, nil
		case errors.As(err, &noFile):
			return nil, err
		case err != nil || stands(lock):
			return lock, nil
		}
		_ = lock.Close() // it was removed by whoever had it: it keeps nobody out
	}
}

// stands reports whether the file of a lock is still where it was opened.
func stands(lock *flock.Flock) bool {
	opened, err := lock.Stat()
	if err != nil {
		return true
	}
	now, err := os.Stat(lock.Path())
	return err == nil && os.SameFile(opened, now)
}

// removeLock removes the file of a lock, and unlocks it.
func removeLock(lock *flock.Flock) {
	err := os.Remove(lock.Path())
	_ = lock.Close() // what is locked ends with the program at the latest
	if err != nil {
		_ = os.Remove(lock.Path()) // some systems remove no file that is open
	}
}
