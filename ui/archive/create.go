package archive

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/gofrs/flock"

	"buscaminas/boards/files"
)

// create creates the file of a game and locks the game. If another game has the name, because it
// began in the same millisecond, create adds a number to the name. The error is of type
// [*files.Error].
func (a *Archive) create(name string) (p place, err error) {
	if err := makeFolder(a.games()); err != nil {
		return place{}, err
	}
	stem, lock, err := claim(func(n int) string { return filepath.Join(a.games(), files.Numbered(name, n)) }, func(path string) (err error) {
		p.to, err = openGame(path, os.O_CREATE|os.O_EXCL)
		return err
	})
	if err != nil {
		return place{}, files.WriteError(a.games(), err)
	}
	p.name, p.lock = filepath.Base(stem), lock
	return p, nil
}

// claim creates a new file and locks it. It tries the paths stem(1), stem(2) and so on, each
// followed by gameSuffix, until it finds one that no file has. It returns this path without
// gameSuffix. The function create must fail with [fs.ErrExist] if the file exists.
func claim(stem func(n int) string, create func(path string) error) (free string, lock *flock.Flock, err error) {
	for n := 1; ; n++ {
		free = stem(n)
		if _, err := os.Lstat(free + gameSuffix); err == nil {
			continue // with a new lock file, a game that is over would wait again
		}
		if lock, err = lockFile(free+lockSuffix, 0); errors.Is(err, ErrElsewhere) {
			continue
		} else if err != nil {
			return "", nil, files.WriteError(free+gameSuffix, err)
		}
		if err = create(free + gameSuffix); err == nil {
			return free, lock, nil
		}
		if !errors.Is(err, fs.ErrExist) {
			Unlock(lock)
			return "", nil, err
		}
		_ = lock.Close()
	}
}

// setPlaying adds the game of k to a.playing, the games that this program has open.
func (a *Archive) setPlaying(k *GameWriter) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.playing[k.name] = k
}
