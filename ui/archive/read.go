package archive

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"time"

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

// ReadFile reads a file with a game, and plays it. There is a game where the error is
// nil. Its errors are of type [*files.Error].
func ReadFile(path string) (*Saved, error) {
	data, err := files.Read(path, maxGame)
	if err != nil {
		return nil, err
	}
	s, err := ReadAs(data, path)
	if err != nil {
		return nil, err
	}
	if info, err := os.Stat(path); err == nil {
		s.Written = info.ModTime()
	}
	return s, nil
}

// ReadAs reads what is in a file, or comes from elsewhere, as [ReadFile] does: errors have
// name for a file.
func ReadAs(data []byte, name string) (*Saved, error) {
	s, err := ReadText(data)
	if err != nil {
		return nil, placed(name, err)
	}
	if s.Wrong != nil {
		s.Wrong.File = name
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
func ReadText(data []byte) (*Saved, error) {
	j, err := journal.Read(data)
	if j == nil {
		return nil, err
	}
	s := &Saved{Journal: j, data: data}
	errors.As(err, &s.Wrong)
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

// sayEnd adds to a game that it is over, where it does not say so: its program died in
// between.
func (s *Saved) sayEnd() {
	kinds := map[game.Status]journal.Event{game.Won: journal.Won, game.Lost: journal.Lost}
	if kind, over := kinds[s.Game.Status()]; over && s.End() == journal.Done {
		s.Entries = append(s.Entries, journal.Entry{At: s.Elapsed(), Event: kind})
	}
}

// Read reads the kept game of this name, as [ReadFile] does; where there is none, it fails with
// [ErrNotKept].
func (a *Archive) Read(name string) (*Saved, error) {
	if a.check(name) != nil {
		return nil, ErrNotKept
	}
	s, err := ReadFile(a.Path(name))
	if errors.Is(err, fs.ErrNotExist) {
		err = ErrNotKept
	}
	return s, err
}

// check returns an error where no game can have this name, whoever wrote the history.
func (a *Archive) check(name string) error {
	if a.dir == "" || name == "" || name != filepath.Base(name) {
		return &files.Error{File: name, Problem: files.NoSuchFile, Err: fs.ErrNotExist}
	}
	return nil
}

// rewrite writes a game as it was read, unless its file is just that.
func (a *Archive) rewrite(name string, s *Saved) error {
	text, err := s.Text()
	if err != nil || bytes.Equal(text, s.data) {
		return err
	}
	return files.Write(a.Path(name), text, files.Options{Private: true})
}

// Resume goes on keeping the game of this name, and returns it as it was left. What
// could not be read of it is kept beside it. It fails with [ErrElsewhere] where another
// copy of the program has the game open, with [ErrGone] where it does not wait any more,
// and as [ReadFile] does. Where there is a game, the Kept can be used even if there is an
// error.
func (a *Archive) Resume(name string) (*Kept, *Saved, error) {
	k, s, err := a.Reopen(name)
	if k != nil && s.End() != journal.Done {
		k.Leave() // it waits for being put into the history
		return nil, nil, ErrGone
	}
	return k, s, err
}

// Reopen is [Archive.Resume] for a game that may be over, but is not in the history yet.
func (a *Archive) Reopen(name string) (k *Kept, s *Saved, err error) {
	if err := a.check(name); err != nil {
		return nil, nil, err
	}
	a.mu.Lock()
	_, known := a.mine[name]
	if !known {
		a.mine[name] = nil // it is read, and by nobody else
	}
	a.mu.Unlock()
	defer func() { // also where the program fails
		if k == nil && !known {
			a.drop(name, nil)
		}
	}()
	return a.reopen(name)
}

func (a *Archive) reopen(name string) (k *Kept, s *Saved, err error) {
	lock, err := lockThere(a.lockPath(name), gamePatience)
	switch {
	case errors.Is(err, ErrElsewhere):
		return nil, nil, err
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil, ErrGone
	case err != nil:
		return nil, nil, files.WriteError(a.lockPath(name), err)
	}
	defer func() { // likewise
		if k == nil {
			_ = lock.Close()
		}
	}()
	s, err = ReadFile(a.Path(name))
	if err != nil {
		return nil, nil, err
	}
	k = &Kept{archive: a, last: seenLine{s.Elapsed(), s.Game.OpenShare()}}
	k.place = place{name: name, lock: lock}
	k.rival = s.Rival
	for _, e := range s.Entries {
		k.happened(e)
	}
	k.shown = seenLine{s.Elapsed(), journal.Unknown}
	k.open = func() (place, error) {
		p, err := a.goOn(name, s)
		p.lock = lock
		return p, err
	}
	p, err := k.open()
	if err != nil {
		k.err = err
	} else {
		k.place = p
	}
	a.keeps(k)
	return k, s, k.err
}

// drop notes that this copy of the program does not play a game any more, by this Kept.
func (a *Archive) drop(name string, k *Kept) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.mine[name] == k {
		delete(a.mine, name)
	}
}

// goOn opens the file of a game that was read, to write what happens next. A file that
// holds more than could be read is written anew before, and kept beside it as it was.
func (a *Archive) goOn(name string, s *Saved) (place, error) {
	path := a.Path(name)
	if s.Wrong != nil {
		if err := files.Write(freePath(path+".damaged"), s.data, files.Options{Private: true}); err != nil {
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
	p := place{name: name, to: to, end: to.size}
	if s.Seen > 0 { // the next line takes the place of the last
		p.seenTo = p.end
		p.end -= int64(len(journal.AppendSeen(nil, s.Seen, s.Open)))
	}
	return p, nil
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
