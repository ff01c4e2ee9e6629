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

// create creates the file of a game and locks the game. If the name is taken, as by a game that
// began in the same moment, it adds a number. Its error is of type [*files.Error].
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
			continue // do not lock: if that game is over, a lock would make it wait
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
			removeLock(p.lock)
			return place{}, files.WriteError(a.games(), err)
		}
		_ = p.lock.Close()
	}
}

// Retry tries again to write the lines that could not be written, and reports whether all are
// written now. It may take long, but only [Kept.Leave] has to wait for it.
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

// retry is Retry for a caller that holds both locks.
func (k *Kept) retry() bool {
	for k.err != nil && (k.to != nil || k.open != nil) {
		if err := k.again(); err != nil {
			k.err = err
			return false
		}
		if len(k.due) == 0 { // else an entry was added meanwhile
			k.err = nil
		}
	}
	return k.err == nil
}

// again writes the due lines. If need be it creates or opens the file first. While it waits for
// the disk it releases k.mu, so entries may be added to the due lines.
func (k *Kept) again() error {
	if k.to == nil {
		k.mu.Unlock()
		p, err := k.open()
		k.mu.Lock()
		if err != nil {
			return err
		}
		k.place = p
		if len(k.due) == 0 {
			return nil
		}
	}
	n, to, at := len(k.due), k.to, k.end
	lines := slices.Clone(k.due)
	if n == 0 { // the line of the clock failed
		lines = journal.AppendSeen(nil, max(k.last.at, k.shown.at), k.last.open)
	}
	lines = k.fill(lines)
	k.mu.Unlock()
	wrote, err := to.WriteAt(lines, at)
	k.mu.Lock()
	switch {
	case err != nil && at == 0:
		err = k.about(err)
		k.remove() // half a header is no game
		return err
	case err != nil:
		k.wroteBehind(wrote)
		return k.about(err)
	case at == 0:
		k.archive.keeps(k)
	}
	if n == 0 {
		k.wroteBehind(wrote)
		return nil
	}
	k.due = k.due[n:]
	k.end += int64(len(lines))
	k.seenTo = 0
	return nil
}

// keeps records that this copy of the program plays a game.
func (a *Archive) keeps(k *Kept) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.mine[k.name] = k
}
