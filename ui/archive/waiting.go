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
	"buscaminas/ui/text"
)

// A Waiting is a game that has a lock file: the game is not over, or its end is not in the history
// yet. If Here or Elsewhere is set, somebody is playing the game now. If both are false and the
// game is not over, the game waits.
type Waiting struct {
	journal.Glance
	Name      string
	Last      time.Time // the time of the last write to the file of the game
	Here      bool      // this copy of the program plays the game
	Elsewhere bool      // another copy plays the game, or perhaps does: the request for its lock got no answer
}

// Waiting returns the games that are not over, the newest first. They include the games that
// somebody is playing now. Waiting also returns the errors of files that cannot be read. For games
// that are over, see [Archive.Unrecorded].
func (a *Archive) Waiting() ([]Waiting, []error) {
	all, problems := a.unfinished()
	return slices.DeleteFunc(all, func(w Waiting) bool { return w.End != journal.Done }), problems
}

// Unrecorded returns the names of games that are over but not in the history, because the
// program died before it added them.
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

// unfinished returns the games that have a lock file, and the errors of files that cannot be read.
func (a *Archive) unfinished() ([]Waiting, []error) {
	if a.dir == "" {
		return nil, nil
	}
	var all []Waiting
	var problems []error
	silent := false
	for _, name := range a.locked() {
		if a.hasNoText(name) {
			continue
		}
		w := Waiting{Name: name}
		here, err := a.playedHere(name)
		if isUnanswered(err) && !silent {
			silent = true
			problems = append(problems, err)
		}
		w.Here, w.Elsewhere = here, isUnanswered(err) || errors.Is(err, ErrElsewhere)
		seen, err := glance(a.Path(name))
		info, statErr := os.Stat(a.Path(name))
		if err == nil {
			err = statErr
		}
		switch {
		case errors.Is(err, fs.ErrNotExist): // removed meanwhile
		case err != nil:
			problems = append(problems, unusable(err))
		default:
			w.Glance, w.Last = *seen, info.ModTime()
			all = append(all, w)
		}
	}
	slices.SortFunc(all, func(x, y Waiting) int { // names begin with the time when the game began
		return cmp.Or(y.Last.Compare(x.Last), strings.Compare(y.Name, x.Name))
	})
	return all, problems
}

// problemUnusable is the problem of a file that is not a game. {err} is the reason. The text tells
// the player what to do with the file, because the problem comes up at every start.
var problemUnusable = text.Error{"{err}; bórralo o arréglalo", "{err}; delete or fix it"}

// unusable returns err as a problemUnusable error. It returns err unchanged if the file has another
// version of the format, because then there is nothing to repair.
func unusable(err error) error {
	if is(err, journal.OtherVersion) {
		return err
	}
	return &files.Error{Problem: problemUnusable, Err: err}
}

// locked returns the names of the games with a lock file.
func (a *Archive) locked() []string {
	var locked []string
	names, _ := files.Names(a.games()) // on an error, no folder yet; any other error also stops writing, which reports it
	for _, name := range names {
		if name, ok := strings.CutSuffix(name, lockSuffix); ok {
			locked = append(locked, name)
		}
	}
	slices.Sort(locked)
	return locked
}

// hasNoText reports whether the file of a game is missing or empty. Such a game can still have a
// lock file: somebody removed the file of the game, or the machine lost power before the text
// reached the disk, or the game is just beginning.
func (a *Archive) hasNoText(name string) bool {
	info, err := os.Lstat(a.Path(name)) // not Stat: a link may lead to a disk that is absent now
	return errors.Is(err, fs.ErrNotExist) || err == nil && info.Mode().IsRegular() && info.Size() == 0
}

// Sweep removes the files that a killed program leaves: temporary files, and lock files of games
// without text. It keeps the lock file of a game that another program is just beginning.
func (a *Archive) Sweep() {
	if a.dir == "" {
		return
	}
	files.RemoveTempFiles(a.dir, a.games(), filepath.Join(a.dir, unsavedFolder), filepath.Join(a.dir, PositionsFolder))
	for _, name := range a.locked() {
		if !a.hasNoText(name) {
			continue
		}
		lock, err := lockExisting(a.lockPath(name), 0)
		if err != nil {
			continue
		}
		if a.hasNoText(name) {
			_ = os.Remove(a.Path(name)) // if it stays, the next Sweep tries again
			Unlock(lock)
		}
		_ = lock.Close()
	}
}

// playedHere reports whether this copy of the program plays a game. If not, it tries to lock the game
// and returns the error of this attempt, such as [ErrElsewhere].
func (a *Archive) playedHere(name string) (here bool, err error) {
	a.mu.Lock()
	_, here = a.playing[name]
	a.mu.Unlock()
	if here {
		return true, nil
	}
	lock, err := lockExisting(a.lockPath(name), 0)
	if err == nil {
		_ = lock.Close()
	}
	return false, err
}
