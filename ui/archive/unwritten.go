package archive

import (
	"errors"
	"io/fs"
	"os"
	"strconv"

	"buscaminas/boards/files"
)

// create creates the file of a game and locks the game. If another game has the name already,
// create adds a number to the name. Two games that began in the same millisecond may have the same
// name. The error is of type [*files.Error].
func (a *Archive) create(name string) (p place, err error) {
	if err := makeFolder(a.games()); err != nil {
		return place{}, err
	}
	for i := 1; ; i++ {
		p.name = name
		if i > 1 {
			p.name += "-" + strconv.Itoa(i)
		}
		if _, err := os.Lstat(a.Path(p.name)); err == nil {
			continue // do not create its lock file: if that game is over, it would wait again
		}
		if p.lock, err = lockFile(a.lockPath(p.name), 0); errors.Is(err, ErrElsewhere) {
			continue
		} else if err != nil {
			return place{}, files.WriteError(a.games(), err)
		}
		p.to, err = openGame(a.Path(p.name), os.O_CREATE|os.O_EXCL)
		if err == nil {
			return p, nil
		}
		if !errors.Is(err, fs.ErrExist) {
			Unlock(p.lock)
			return place{}, files.WriteError(a.games(), err)
		}
		_ = p.lock.Close()
	}
}

// Retry tries again to write what the file lacks, and reports whether it lacks nothing now. It may take
// long. Of the other methods, only [Kept.Leave] waits for Retry.
func (k *Kept) Retry() bool {
	if k == nil {
		return false
	}
	k.writing.Lock()
	defer k.writing.Unlock()
	k.mu.Lock()
	defer k.mu.Unlock()
	return k.retry()
}

// retry is Retry for a caller that has locked k.writing and k.mu.
func (k *Kept) retry() bool {
	for k.err != nil && !k.isClosed() {
		game := k.game
		if err := k.bringUp(true); err != nil {
			k.err = err
			return false
		}
		if k.game == game { // if not, an entry was added meanwhile
			k.err = nil
		}
	}
	return k.err == nil
}

// setPlaying records in a.playing that this program has the game of k open.
func (a *Archive) setPlaying(k *Kept) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.playing[k.name] = k
}
