package races

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/gofrs/flock"

	"buscaminas/boards/files"
	"buscaminas/ui/archive"
)

// The longest waits for the lock of a race and for the lock of a seat. Others may hold the lock of
// a race for a moment. They lock a free seat only for an instant, to find out whether it is free.
const (
	guardPatience = 5 * time.Second
	seatPatience  = 200 * time.Millisecond
)

// guard locks a race until the caller closes the lock. Every function that takes a seat in a race, or
// removes the race, calls guard first. So nobody joins a race that is being removed, and no two
// players get the same name. It fails with [ErrNone] if there is no race.
func (f Folder) guard(code string) (*flock.Flock, error) {
	if f.dir == "" {
		return nil, ErrNone
	}
	return lockGuard(f.path(code, guardFile))
}

// lockGuard locks the file at path. It fails with [ErrNone] if the folder of the file does not exist.
func lockGuard(path string) (*flock.Flock, error) {
	lock, err := archive.Lock(path, guardPatience)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, ErrNone
	}
	if err != nil {
		return nil, files.WriteError(path, err)
	}
	return lock, nil
}

// removeUnused removes a race and the games in its folder, unless a player is in the race. The
// archives of the players still hold copies of these games. If the race cannot be removed, the next
// [Folder.Make] tries again. It reports whether the race is gone.
func (f Folder) removeUnused(code string) bool {
	guard, err := f.guard(code)
	if err != nil {
		return false
	}
	// Without its board the folder is no race, so nobody can join it once the guard is closed.
	unused := len(f.takenSeats(code)) == 0 && os.Remove(f.path(code, boardFile)) == nil
	_ = guard.Close() // some systems do not remove an open file
	if unused {
		_ = os.RemoveAll(filepath.Join(f.dir, code))
	}
	return unused
}
