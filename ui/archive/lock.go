package archive

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"sync"
	"syscall"
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
	// errNotKept means that the game has no file, though it may be in the history.
	errNotKept error = text.Error{
		"Esta partida ya no está guardada: solo quedan sus cifras",
		"This game was not kept: only its figures are left"}
)

// The longest waits for the lock of a game and for the lock of the history. Often another copy of
// the program holds the lock only for a moment.
const (
	gamePatience    = 200 * time.Millisecond
	historyPatience = 5 * time.Second

	lockPause = 5 * time.Millisecond // the pause between two attempts to lock a file
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

// A sharing says whether several holders may lock the same file at the same time.
type sharing bool

const (
	alone  sharing = false
	shared sharing = true // several holders may lock the file at the same time if all of them use shared
)

// lockWith locks the file at path as [lockFile] does. If flag has [os.O_CREATE], lockWith creates a
// missing file, with the permissions mode. The parameter s says whether others may lock the file
// too.
func lockWith(flag int, mode fs.FileMode, s sharing, path string, patience time.Duration) (*flock.Flock, error) {
	for late := time.Now().Add(patience); ; time.Sleep(lockPause) {
		if isSpecial(path) {
			return nil, &files.Error{File: path, Problem: files.NotAFile}
		}
		lock := flock.New(path, flock.SetFlag(flag), flock.SetPermissions(mode))
		locked, err := try(lock, s)
		var noFile *fs.PathError
		switch again := time.Now().Before(late); {
		case beingRemoved(err), err == nil && !locked:
			if !again {
				return nil, ErrElsewhere
			}
		case errors.Is(err, errors.ErrUnsupported):
			return lock, nil
		case errors.As(err, &noFile), isUnanswered(err):
			return nil, err
		case err != nil || InPlace(lock, path):
			return lock, nil
		default:
			_ = lock.Close() // its last holder removed the file, so this lock is useless
		}
	}
}

// noAnswer is the problem of a folder in which a request for a lock gets no answer, such as a folder
// on a network disk whose server does not lock.
var noAnswer = text.Error{
	"este directorio no contesta (¿está en un disco de red?): hasta que conteste no se guarda nada",
	"this folder does not answer (is it on a network disk?): until it does, nothing is saved"}

// answerTime is the longest wait for an answer to a request for a lock. It is short, because the
// program locks files in three folders before it shows its first frame.
const answerTime = 250 * time.Millisecond

// unanswered is the set of folders in which a request for a lock has waited longer than answerTime
// and still waits.
var unanswered sync.Map

// ask asks the system for a lock. A test replaces it.
var ask = func(lock *flock.Flock, s sharing) (locked bool, err error) {
	if s == shared {
		return lock.TryRLock()
	}
	return lock.TryLock()
}

// try asks the system for a lock. If the system does not answer in time, try fails with the problem
// noAnswer. Further calls for the same folder fail at once until the system answers.
func try(lock *flock.Flock, s sharing) (locked bool, err error) {
	folder := filepath.Dir(lock.Path())
	if _, waits := unanswered.Load(folder); !waits {
		type answer struct {
			locked bool
			err    error
		}
		answers := make(chan answer, 1)
		go func() {
			locked, err := ask(lock, s)
			answers <- answer{locked, err}
		}()
		select {
		case a := <-answers:
			return a.locked, a.err
		case <-time.After(answerTime):
		}
		unanswered.Store(folder, nil)
		go func() {
			<-answers
			_ = lock.Close()
			unanswered.Delete(folder)
		}()
	}
	return false, &files.Error{File: folder, Problem: noAnswer}
}

// sharingViolation is the error of Windows for a file that another program uses exclusively.
const sharingViolation syscall.Errno = 32

// beingRemoved reports whether err means that a lock file could not be opened because another
// program is removing it. Only Windows refuses to open such a file.
func beingRemoved(err error) bool {
	return runtime.GOOS == "windows" && errors.Is(err, sharingViolation)
}

func isUnanswered(err error) bool { return is(err, noAnswer) }

// isSpecial reports whether there is something at path that is not a regular file. Opening such a
// file, for example a named pipe, may wait forever.
func isSpecial(path string) bool {
	info, err := os.Stat(path)
	return err == nil && !info.Mode().IsRegular()
}

// InPlace reports whether an open or locked file is still at its path. It returns false if somebody
// has removed or replaced the file.
func InPlace(f interface{ Stat() (fs.FileInfo, error) }, path string) bool {
	opened, err := f.Stat()
	if err != nil {
		return true
	}
	now, err := os.Stat(path)
	return err == nil && os.SameFile(opened, now)
}

// Unlock releases the lock and removes the lock file.
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

// Locked reports whether a file is locked. Calls in several programs at the same time do not disturb
// each other.
func Locked(path string) bool {
	if isSpecial(path) {
		return false
	}
	lock := flock.New(path, flock.SetFlag(os.O_RDONLY))
	free, err := try(lock, shared)
	if isUnanswered(err) {
		return false
	}
	_ = lock.Close()
	return err == nil && !free
}
