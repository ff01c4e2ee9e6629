package archive

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"time"

	"github.com/gofrs/flock"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/ui/archive/journal"
)

// A Saved is a game as it was found in its file.
type Saved struct {
	*journal.Journal
	Game *game.Game // as it stands after the last entry

	// Wrong says which line could not be read or done. The game is as it was
	// before it.
	Wrong *files.Error

	Written time.Time // when the file was last written

	data []byte
}

// maxGame is the length, in bytes, of the longest game that is read.
const maxGame = 128 << 20

// Watch is told how far something is that may take long, as a share from 0 to 1, and
// returns false to break it off. The nil Watch lets it go on to its end.
type Watch func(share float64) bool

func (w Watch) tell(share float64) bool { return w == nil || w(share) }

// ReadFile reads a file with a game, and plays it. There is a game where the error is
// nil. Where the board is not in the file it is dealt again, which may be broken off: the
// error is then [deal.ErrCancelled]. Its other errors are of type [*files.Error].
func ReadFile(path string, watch Watch) (*Saved, error) {
	data, err := files.Read(path, maxGame)
	if err != nil {
		return nil, err
	}
	s, err := ReadText(data, watch)
	if err != nil {
		return nil, placed(path, err)
	}
	if s.Wrong != nil {
		s.Wrong.File = path
	}
	if info, err := os.Stat(path); err == nil {
		s.Written = info.ModTime()
	}
	return s, nil
}

// placed says of an error that it is about this file.
func placed(path string, err error) error {
	var e *files.Error
	if errors.As(err, &e) {
		e.File = path
	}
	return err
}

// ReadText reads the text of a game as [ReadFile] does; its errors are of no file.
func ReadText(data []byte, watch Watch) (*Saved, error) {
	j, err := journal.Read(data)
	if j == nil {
		return nil, err
	}
	s := &Saved{Journal: j, data: data}
	errors.As(err, &s.Wrong)
	if err := j.DealBoard(watch.tell); err != nil {
		return nil, err
	}
	s.Game, err = j.Play()
	if s.Game == nil {
		return nil, err
	}
	if errors.As(err, &s.Wrong) { // it comes before what could not be read
		j.Cut(s.Wrong.Line)
	}
	s.sayEnd()
	return s, nil
}

// openShare returns how many percent of the cells without a mine are open.
func (s *Saved) openShare() int {
	l := s.Game.Layout()
	return 100 * s.Game.Opened() / max(1, l.Cells()-l.Mines())
}

// sayEnd adds to a game of version 1 that it is over, which later ones say themselves.
func (s *Saved) sayEnd() {
	kinds := map[game.Status]journal.Kind{game.Won: journal.Won, game.Lost: journal.Lost}
	if kind, over := kinds[s.Game.Status()]; over && s.Version < journal.Version {
		s.Entries = append(s.Entries, journal.Entry{At: s.Elapsed(), Kind: kind})
	}
}

// Read reads the kept game of this name, as [ReadFile] does. A board that was dealt for
// it is kept with it from now on.
func (a *Archive) Read(name string, watch Watch) (*Saved, error) {
	if err := a.check(name); err != nil {
		return nil, err
	}
	s, err := ReadFile(a.Path(name), watch)
	if err != nil || s.Version == journal.Version || s.Wrong != nil {
		return s, err
	}
	if _, release, err := a.lock(name, 0); err == nil {
		_ = a.rewrite(name, s) // else it is dealt again the next time
		release()
	}
	return s, nil
}

// check returns an error where no game can have this name, whoever wrote the history.
func (a *Archive) check(name string) error {
	if a.dir == "" || name == "" || name != filepath.Base(name) {
		return &files.Error{File: name, Problem: files.NoSuchFile, Err: fs.ErrNotExist}
	}
	return nil
}

// lock locks a game. What release unlocks waits as it did before: a game that was over
// has no lock file for it.
func (a *Archive) lock(name string, patience time.Duration) (lock *flock.Flock, release func(), err error) {
	_, err = os.Lstat(a.lockPath(name))
	waits := err == nil
	lock, err = lockFile(a.lockPath(name), patience)
	return lock, func() {
		if waits {
			_ = lock.Close()
		} else {
			removeLock(lock)
		}
	}, err
}

// rewrite writes a game anew, as it was read.
func (a *Archive) rewrite(name string, s *Saved) error {
	text, err := s.Text()
	if err != nil {
		return err
	}
	return files.Write(a.Path(name), text, files.Options{Private: true})
}

// Resume goes on keeping the game of this name, and returns it as it was left. What
// could not be read of it is kept beside it. It fails with [ErrElsewhere] where another
// copy of the program has the game open, and as [ReadFile] does. Where there is a game,
// the Kept can be used even if there is an error.
func (a *Archive) Resume(name string, watch Watch) (*Kept, *Saved, error) {
	if err := a.check(name); err != nil {
		return nil, nil, err
	}
	lock, release, err := a.lock(name, gamePatience)
	if errors.Is(err, ErrElsewhere) {
		return nil, nil, err
	} else if err != nil {
		return nil, nil, files.WriteError(a.Path(name), err)
	}
	s, err := ReadFile(a.Path(name), watch)
	if err != nil {
		release()
		return nil, nil, err
	}
	k := &Kept{archive: a, name: name, lock: lock, last: seenLine{s.Elapsed(), s.openShare()}}
	a.mu.Lock()
	a.mine[name] = k
	a.mu.Unlock()
	if err := k.goOn(s); err != nil {
		k.err = files.WriteError(a.Path(name), err)
		return k, s, k.err
	}
	for _, e := range s.Entries {
		k.happened(e)
	}
	k.shown.at = s.Elapsed()
	return k, s, nil
}

// goOn opens the file of a game that was read, to write what happens next behind what
// could be read. That is written anew where it does not end there.
func (k *Kept) goOn(s *Saved) error {
	path := k.archive.Path(k.name)
	if s.Wrong != nil {
		if err := writeNew(freePath(path+".damaged"), s.data); err != nil {
			return err
		}
	}
	text, err := s.Text()
	if err != nil {
		return err
	}
	if !bytes.Equal(text, s.data) {
		if err := files.Write(path, text, files.Options{Private: true}); err != nil {
			return err
		}
	}
	to, err := openGame(path, 0)
	if err != nil {
		return err
	}
	k.to, k.end = to, to.size
	if s.Seen > 0 { // the next line takes the place of the last
		k.seenTo = k.end
		k.end -= int64(len(journal.AppendSeen(nil, s.Seen, s.Open)))
	}
	return nil
}

// writeNew writes a file that is not there yet.
func writeNew(path string, data []byte) error {
	f, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	return errors.Join(err, f.Close())
}

// freePath returns a path where nothing is yet: this one, or with a number behind it.
func freePath(path string) string {
	free := path
	for i := 2; ; i++ {
		if _, err := os.Lstat(free); err != nil {
			return free
		}
		free = path + "-" + strconv.Itoa(i)
	}
}
