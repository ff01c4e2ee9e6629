package archive

import (
	"errors"
	"io/fs"
	"os"
	"slices"
	"strings"
	"time"

	"buscaminas/ui/archive/journal"
)

// A Waiting is a game that waits to be continued, or is being played.
type Waiting struct {
	journal.Glance
	Name      string
	Last      time.Time // when it was last written
	Here      bool      // this copy of the program plays it
	Elsewhere bool      // another copy does
}

// Waiting returns the games that wait, the last one first, and what is wrong with the
// files that cannot be read. A game that is over is not among them, though it may wait
// for being put into the history: see [Archive.Unrecorded].
func (a *Archive) Waiting() ([]Waiting, []error) {
	all, problems := a.unfinished()
	return slices.DeleteFunc(all, func(w Waiting) bool { return w.End != journal.Done }), problems
}

// Unrecorded returns the names of the games that are over but were not put into the
// history, as their program died before that. Of those of version 1 only who reads all of
// them can say whether they are over: they are among these. No copy of the program plays
// them.
func (a *Archive) Unrecorded() []string {
	all, _ := a.unfinished()
	var names []string
	for _, w := range all {
		unclear := w.Version < journal.Version
		if (w.End != journal.Done || unclear) && !w.Here && !w.Elsewhere {
			names = append(names, w.Name)
		}
	}
	return names
}

// unfinished returns the games with a lock file.
func (a *Archive) unfinished() ([]Waiting, []error) {
	if a.dir == "" {
		return nil, nil
	}
	entries, err := os.ReadDir(a.games())
	if err != nil {
		return nil, nil // there are none, or what is wrong is said when one is to be kept
	}
	var all []Waiting
	var problems []error
	for _, entry := range entries {
		name, ok := strings.CutSuffix(entry.Name(), lockSuffix)
		if !ok {
			continue
		}
		w := Waiting{Name: name}
		w.Here, w.Elsewhere = a.played(name)
		glance, err := Glance(a.Path(name))
		info, statErr := os.Stat(a.Path(name))
		switch {
		case errors.Is(err, fs.ErrNotExist), statErr == nil && info.Mode().IsRegular() && info.Size() == 0:
			a.sweep(name)
			continue
		case err == nil:
			err = statErr
		}
		if err != nil {
			problems = append(problems, err)
			continue
		}
		w.Glance, w.Last = *glance, info.ModTime()
		all = append(all, w)
	}
	slices.SortFunc(all, func(x, y Waiting) int { return y.Last.Compare(x.Last) })
	return all, problems
}

// sweep removes what is left of a game that was removed by hand, or of which nothing had
// reached the disk when the machine lost its power. It leaves one alone that is about to
// begin.
func (a *Archive) sweep(name string) {
	lock, err := lockFile(a.lockPath(name), 0)
	if err != nil {
		return
	}
	info, err := os.Lstat(a.Path(name))
	switch {
	case err == nil && info.Mode().IsRegular() && info.Size() == 0:
		if os.Remove(a.Path(name)) == nil {
			removeLock(lock)
		}
	case errors.Is(err, fs.ErrNotExist):
		removeLock(lock)
	}
	_ = lock.Close()
}

// played reports whether a copy of the program plays a game: this one, or another.
func (a *Archive) played(name string) (here, elsewhere bool) {
	a.mu.Lock()
	_, here = a.mine[name]
	a.mu.Unlock()
	if here {
		return true, false
	}
	lock, err := lockFile(a.lockPath(name), 0)
	if err == nil {
		_ = lock.Close()
	}
	return false, errors.Is(err, ErrElsewhere)
}
