package archive

import (
	"os"
	"path/filepath"

	"github.com/gofrs/flock"
)

// racesFolder is the folder of the races in an archive.
const racesFolder = "races"

// ShareRaces makes dir the folder of the races, which several archives may share. By default each
// archive has its own.
func (a *Archive) ShareRaces(dir string) { a.races = dir }

// Races returns the folder of the races, or "" if nothing is kept.
func (a *Archive) Races() string {
	if a.races == "" && a.dir != "" {
		return filepath.Join(a.dir, racesFolder)
	}
	return a.races
}

// Lock locks a file until the lock is closed or the program ends. If there is no file, it creates
// one that other users may read. It fails with [ErrElsewhere] if the file is locked.
func Lock(path string) (*flock.Flock, error) {
	if file, err := os.OpenFile(path, os.O_CREATE|os.O_RDONLY, 0o666); err == nil {
		_ = file.Close() // it was not written to
	}
	return lockFile(path, gamePatience)
}

// Unlock releases a lock and removes the lock file.
func Unlock(lock *flock.Flock) { removeLock(lock) }

// Locked reports whether a file is locked. Several programs may ask at the same time: all get
// the same answer.
func Locked(path string) bool {
	lock := flock.New(path, flock.SetFlag(os.O_RDONLY))
	free, err := lock.TryRLock()
	_ = lock.Close()
	return err == nil && !free
}
