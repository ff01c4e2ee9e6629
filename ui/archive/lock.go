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

// The reasons why a game cannot go on.
var (
	// ErrElsewhere means that the game is open in another copy of the program.
	ErrElsewhere error = text.Error{
		"esa partida está abierta en otra copia del programa: ciérrala allí y vuelve a elegirla",
		"that game is open in another copy of the program: close it there and choose it again"}
	// ErrGone means that the game does not wait, because it is over or was never there.
	ErrGone error = text.Error{
		"esa partida ya no está en espera: ha terminado o se ha borrado; elige otra",
		"that game is no longer waiting: it is over or was deleted; choose another"}
	// ErrNotKept means that the game has no file, though it may be in the history.
	ErrNotKept error = text.Error{
		"Esta partida ya no está guardada: solo quedan sus cifras",
		"This game was not kept: only its figures are left"}
)

// How long to wait for the lock of a game or of the history. Often another copy of the program
// releases the lock after a moment.
const (
	gamePatience    = 200 * time.Millisecond
	historyPatience = 5 * time.Second

	lockPause = 5 * time.Millisecond // between two attempts
)

// lockFile locks a file until the lock is closed or the program ends. It creates the file if there
// is none. It fails with the error of the system, or with ErrElsewhere if another copy of the
// program keeps the lock longer than patience. On a file system without locks, it succeeds and
// locks nothing.
func lockFile(path string, patience time.Duration) (*flock.Flock, error) {
	return lockWith(os.O_CREATE|os.O_RDONLY, 0o600, alone, path, patience)
}

// lockExisting is lockFile for a file that exists. If there is no file, it fails with
// [fs.ErrNotExist].
func lockExisting(path string, patience time.Duration) (*flock.Flock, error) {
	return lockWith(os.O_RDONLY, 0, alone, path, patience)
}

// A sharing says whether others may have a lock of the same file at the same time.
type sharing bool

const (
	alone  sharing = false
	shared sharing = true // others who share it may
)

// lockWith locks the file at path. If flag has [os.O_CREATE], it creates the file with the permissions
// mode if there is none.
func lockWith(flag int, mode fs.FileMode, s sharing, path string, patience time.Duration) (*flock.Flock, error) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	for {
		if isSpecial(path) {
			return nil, &files.Error{File: path, Problem: files.NotAFile}
		}
		lock := flock.New(path, flock.SetFlag(flag), flock.SetPermissions(mode))
		try, tryUntil := lock.TryLock, lock.TryLockContext
		if s == shared {
			try, tryUntil = lock.TryRLock, lock.TryRLockContext
		}
		locked, err := try()
		if err == nil && !locked && patience > 0 {
			locked, err = tryUntil(ctx, lockPause)
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
		case err != nil || InPlace(lock, path):
			return lock, nil
		}
		_ = lock.Close() // its last holder removed the file, so this lock is useless
	}
}

// isSpecial reports whether there is something at path that is not a regular file. Opening it may
// wait forever.
func isSpecial(path string) bool {
	info, err := os.Stat(path)
	return err == nil && !info.Mode().IsRegular()
}

// InPlace reports whether an open or locked file is still at its path. If not, somebody has removed
// it.
func InPlace(f interface{ Stat() (fs.FileInfo, error) }, path string) bool {
	opened, err := f.Stat()
	if err != nil {
		return true
	}
	now, err := os.Stat(path)
	return err == nil && os.SameFile(opened, now)
}

// Unlock removes a lock file and releases the lock.
func Unlock(lock *flock.Flock) {
	err := os.Remove(lock.Path())
	_ = lock.Close() // the lock ends with the program at the latest
	if err != nil {
		_ = os.Remove(lock.Path()) // some systems do not remove an open file
	}
}

// Lock locks a file until the lock is closed or the program ends. If there is no file, it creates
// one that other users may read. It fails with [ErrElsewhere] if another lock keeps the file locked
// longer than patience.
func Lock(path string, patience time.Duration) (*flock.Flock, error) {
	return lockWith(os.O_CREATE|os.O_RDONLY, 0o666, alone, path, patience)
}

// Locked reports whether a file is locked. Several programs may ask at the same time: all get
// the same answer.
func Locked(path string) bool {
	if isSpecial(path) {
		return false
	}
	lock := flock.New(path, flock.SetFlag(os.O_RDONLY))
	free, err := lock.TryRLock()
	_ = lock.Close()
	return err == nil && !free
}
