package archive

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"buscaminas/boards/files"
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
// history, as their program died before that. No copy of the program plays them.
func (a *Archive) Unrecorded() []string {
	all, _ := a.unfinished()
	var names []string
	for _, w := range all {
		if w.End != journal.Done && !w.Here && !w.Elsewhere {
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
	var all []Waiting
	var problems []error
	for _, name := range a.locked() {
		if a.nothingOf(name) {
			continue
		}
		w := Waiting{Name: name}
		w.Here, w.Elsewhere = a.played(name)
		glance, err := Glance(a.Path(name))
		info, statErr := os.Stat(a.Path(name))
		if err == nil {
			err = statErr
		}
		switch {
		case errors.Is(err, fs.ErrNotExist): // it was removed meanwhile
		case err != nil:
			problems = append(problems, unusable(err))
		default:
			w.Glance, w.Last = *glance, info.ModTime()
			all = append(all, w)
		}
	}
	slices.SortFunc(all, func(x, y Waiting) int { // names begin with when a game began
		return cmp.Or(y.Last.Compare(x.Last), strings.Compare(y.Name, x.Name))
	})
	return all, problems
}

// What is wrong with a file, as Err says it, and what to do: it is said at every start.
var Unusable = files.Problem{"{err}; bórralo o arréglalo", "{err}; remove or repair it"}

// unusable says what to do about a file that is no game. One of another version has
// nothing wrong.
func unusable(err error) error {
	var wrong *files.Error
	if errors.As(err, &wrong) && wrong.Problem == journal.OtherVersion {
		return err
	}
	return &files.Error{Problem: Unusable, Err: err}
}

// locked returns the names of the games with a lock file.
func (a *Archive) locked() []string {
	folder, err := os.Open(a.games())
	if err != nil {
		return nil // there are none, or what is wrong is said when one is to be kept
	}
	defer folder.Close()
	var locked []string
	names, _ := folder.Readdirnames(-1) // not sorted: there may be thousands
	for _, name := range names {
		if name, ok := strings.CutSuffix(name, lockSuffix); ok {
			locked = append(locked, name)
		}
	}
	slices.Sort(locked)
	return locked
}

// nothingOf reports whether there is nothing of a game but its lock: it was removed by
// hand, or nothing of it had reached the disk when the machine lost its power, or it is
// about to begin.
func (a *Archive) nothingOf(name string) bool {
	info, err := os.Lstat(a.Path(name)) // a link may lead to a disk that is not there now
	return errors.Is(err, fs.ErrNotExist) || err == nil && info.Mode().IsRegular() && info.Size() == 0
}

// Sweep removes what programs that died have left: files that they were making, and what is left
// of games of which there is nothing, but for those that are about to begin.
func (a *Archive) Sweep() {
	if a.dir == "" {
		return
	}
	files.Sweep(a.dir, a.games(), filepath.Join(a.dir, unsavedFolder), filepath.Join(a.dir, PositionsFolder))
	for _, name := range a.locked() {
		if !a.nothingOf(name) {
			continue
		}
		lock, err := lockThere(a.lockPath(name), 0)
		if err != nil {
			continue
		}
		if a.nothingOf(name) {
			_ = os.Remove(a.Path(name)) // where it stays, it is tried again the next time
			removeLock(lock)
		}
		_ = lock.Close()
	}
}

// played reports whether a copy of the program plays a game: this one, or another.
func (a *Archive) played(name string) (here, elsewhere bool) {
	a.mu.Lock()
	_, here = a.mine[name]
	a.mu.Unlock()
	if here {
		return true, false
	}
	lock, err := lockThere(a.lockPath(name), 0)
	if err == nil {
		_ = lock.Close()
	}
	return false, errors.Is(err, ErrElsewhere)
}
