package archive

import (
	"errors"
	"io/fs"
	"path/filepath"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/ui/archive/journal"
)

// Resume returns the game with this name, and a GameWriter that writes its next entries. If a part
// of the file could not be read, Resume leaves a copy of the damaged file in the same folder.
//
// Resume fails with [ErrElsewhere] if another copy of the program has the game open, with [ErrGone]
// if the game no longer waits, and as [ReadFile] does. If the file can be read but not written,
// Resume returns the game, the GameWriter and an error.
func (a *Archive) Resume(name string) (*GameWriter, *Saved, error) {
	k, s, err := a.Reopen(name)
	if k != nil && s.End() != journal.Done {
		k.Leave() // the game is not in the history, so Unrecorded still returns the name
		return nil, nil, ErrGone
	}
	return k, s, err
}

// Reopen is like [Archive.Resume], but also accepts a game that is over and not in the history yet.
func (a *Archive) Reopen(name string) (k *GameWriter, s *Saved, err error) {
	if err := a.check(name); err != nil {
		return nil, nil, err
	}
	a.mu.Lock()
	_, known := a.playing[name]
	if !known {
		a.playing[name] = nil // being read
	}
	a.mu.Unlock()
	defer func() { // even after a panic
		if k == nil && !known {
			a.clearPlaying(name, nil)
		}
	}()
	return a.reopen(name)
}

func (a *Archive) reopen(name string) (k *GameWriter, s *Saved, err error) {
	lock, err := lockExisting(a.lockPath(name), gamePatience)
	switch {
	case errors.Is(err, ErrElsewhere):
		return nil, nil, err
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil, ErrGone
	case err != nil:
		return nil, nil, files.WriteError(a.lockPath(name), err)
	}
	defer func() { // even after a panic
		if k == nil {
			_ = lock.Close()
		}
	}()
	s, err = readGame(boards.ReadFile(a.Path(name)))
	if err != nil {
		return nil, nil, err
	}
	k = &GameWriter{archive: a, lastSeen: clockLine{s.Elapsed(), s.Game.OpenShare()}}
	k.place = place{name: name, lock: lock}
	k.setGame(s.Journal)
	k.lastWritten = clockLine{s.Elapsed(), journal.Unknown}
	k.open = func() (place, error) {
		p, err := a.openToAppend(name, s)
		p.lock = lock
		return p, err
	}
	p, err := k.open()
	if err != nil {
		k.err = err
	} else {
		k.place = p
	}
	a.setPlaying(k)
	return k, s, k.err
}

// clearPlaying removes the game with this name from a.playing, unless a.playing has another
// GameWriter for the game.
func (a *Archive) clearPlaying(name string, k *GameWriter) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.playing[name] == k {
		delete(a.playing, name)
	}
}

// openToAppend opens the file of the game s to append to it. If a part of the file could not be
// read, openToAppend first copies the whole file, and then reduces the file to the part that was
// read.
func (a *Archive) openToAppend(name string, s *Saved) (place, error) {
	path := a.Path(name)
	if s.Wrong != nil {
		damaged := func(n int) string { return files.Numbered(filepath.Base(path)+".damaged", n) }
		if _, err := files.WriteNew(a.games(), damaged, s.data, files.Options{Private: true}); err != nil {
			return place{}, files.WriteError(path, err)
		}
	}
	if err := a.rewrite(name, s); err != nil {
		return place{}, files.WriteError(path, err)
	}
	to, err := openGame(path, 0)
	if err != nil {
		return place{}, files.WriteError(path, err)
	}
	p := place{name: name, to: to, end: to.size, part: journal.PartOf(s.Journal)}
	if s.Seen > 0 { // the last line is the clock line: the next line overwrites it
		p.end -= int64(len(journal.AppendClockLine(nil, s.Seen, s.Open)))
	}
	return p, nil
}
