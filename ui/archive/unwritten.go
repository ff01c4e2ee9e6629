package archive

import (
	"errors"
	"io/fs"
	"os"
	"slices"
	"strconv"

	"buscaminas/boards/files"
	"buscaminas/ui/archive/journal"
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

// Retry tries again to write the unwritten lines, and reports whether all lines are written now. It
// may take long. Of the other methods, only [Kept.Leave] waits for Retry.
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
		if err := k.tryWrite(); err != nil {
			k.err = err
			return false
		}
		if len(k.unwritten) == 0 { // if not, an entry was added meanwhile
			k.err = nil
		}
	}
	return k.err == nil
}

// tryWrite tries once to write the unwritten lines. If the file is not open, it first creates or
// opens the file. While the disk is busy, k.mu is unlocked, so other goroutines may add unwritten
// lines.
func (k *Kept) tryWrite() error {
	if k.to == nil {
		k.mu.Unlock()
		p, err := k.open()
		k.mu.Lock()
		if err != nil {
			return err
		}
		k.place = p
		if len(k.unwritten) == 0 {
			return nil
		}
	}
	n, to, at := len(k.unwritten), k.to, k.end
	lines := slices.Clone(k.unwritten)
	if n == 0 { // a clock line could not be written
		lines = journal.AppendSeen(nil, max(k.lastSeen.at, k.lastWritten.at), k.lastSeen.open)
	}
	k.mu.Unlock()
	err := to.replaceEnd(lines, at)
	k.mu.Lock()
	switch {
	case err != nil && at == 0:
		err = k.about(err)
		k.remove() // half a header is no game
		return err
	case err != nil:
		return k.about(err)
	case at == 0:
		k.archive.setPlaying(k)
	}
	if n > 0 {
		k.unwritten = k.unwritten[n:]
		k.end = to.size
	}
	return nil
}

// setPlaying records in a.playing that this program has the game of k open.
func (a *Archive) setPlaying(k *Kept) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.playing[k.name] = k
}
