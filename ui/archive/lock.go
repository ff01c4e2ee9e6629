package archive

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"time"

	"github.com/gofrs/flock"
)

// ErrElsewhere says that a game is open in another copy of the program.
var ErrElsewhere = errors.New("open in another copy of the program")

// How long a lock is waited for that another copy has for a moment: to see whether a
// game is played, or to add a line to the history.
const (
	gamePatience    = 200 * time.Millisecond
	historyPatience = 5 * time.Second
)

// lockFile locks a file, which is made if need be, until it is unlocked, at the latest
// by the death of the program. It fails with ErrElsewhere where another copy of the
// program has it locked for so long, and else where the file cannot be made. On a disk
// that knows no locks nobody is kept out.
func lockFile(path string, patience time.Duration) (*flock.Flock, error) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	for {
		lock := flock.New(path, flock.SetPermissions(0o600))
		locked, err := lock.TryLock()
		if err == nil && !locked && patience > 0 {
			locked, err = lock.TryLockContext(ctx, 5*time.Millisecond)
		}
		var noFile *fs.PathError
		switch {
		case errors.Is(err, context.DeadlineExceeded), err == nil && !locked:
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
