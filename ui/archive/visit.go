package archive

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/gofrs/flock"
)

// A visit is the presence of a player on a server. While a visit lasts, nobody removes the archive. A
// player may visit several times at once, also from several programs.
type visit struct {
	archive *Archive
	lock    *flock.Flock // the lock of seenFile, shared with other visits; nil: not locked
}

// seenFile is the name of a file that each visit locks. Each visit sets the modification time of
// the file at its beginning and at its end. So this time is the time of the last visit.
const seenFile = "seen"

func (a *Archive) seenPath() string { return filepath.Join(a.dir, seenFile) }

// Enter begins a visit; now is the present time. It creates the folder of the archive. If that
// fails, the archive can still be used, and its first write reports the error.
func (a *Archive) Enter(now time.Time) *visit {
	v := &visit{archive: a}
	if a.dir == "" {
		return v
	}
	for range 2 { // if somebody removes the folder before it is locked, make it again
		if makeFolder(a.dir) != nil {
			return v
		}
		lock, err := lockWith(os.O_CREATE|os.O_RDONLY, 0o600, shared, a.seenPath(), historyPatience)
		if err == nil {
			v.lock = lock
			a.see(now)
		}
		if !errors.Is(err, fs.ErrNotExist) {
			return v
		}
	}
	return v
}

// Leave ends a visit; now is the present time. If the archive has no file but seenFile, Leave
// removes the folder of the archive.
func (v *visit) Leave(now time.Time) {
	if v.lock == nil {
		return
	}
	v.archive.see(now)
	_ = v.lock.Close()
	v.lock = nil
	if !v.archive.hasFiles() {
		v.archive.removeUnvisited(0, func() bool { return !v.archive.hasFiles() })
	}
}

// see records now as the time of the last visit.
func (a *Archive) see(now time.Time) {
	_ = os.Chtimes(a.seenPath(), now, now) // on an error, the times of the other files say nearly the same
}

// hasFiles reports whether the archive has any file but seenFile.
func (a *Archive) hasFiles() bool {
	entries, err := os.ReadDir(a.dir)
	return err != nil || len(entries) != 1 || entries[0].Name() != seenFile
}

// removeUnvisited removes the archive with all its files, and reports whether it did. It removes
// nothing if removable returns false, or if a visit goes on for longer than patience. While it
// calls removable, nobody can begin a visit.
func (a *Archive) removeUnvisited(patience time.Duration, removable func() bool) bool {
	lock, err := lockExisting(a.seenPath(), patience)
	if errors.Is(err, fs.ErrNotExist) {
		return os.Remove(a.dir) == nil // left by another removal; a folder that is not empty stays
	}
	if err != nil {
		return false
	}
	entries, err := os.ReadDir(a.dir)
	if err != nil || !removable() {
		_ = lock.Close()
		return false
	}
	for _, e := range entries {
		if e.Name() != seenFile {
			_ = os.RemoveAll(filepath.Join(a.dir, e.Name())) // if a file stays, the folder stays too
		}
	}
	Unlock(lock)
	return os.Remove(a.dir) == nil
}
