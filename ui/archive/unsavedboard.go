package archive

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/gofrs/flock"

	"buscaminas/boards/files"
	"buscaminas/ui/archive/journal"
)

// An UnsavedBoard keeps a board of the editor until the player saves the board. The file is the
// text of a new game on the board, in the format of package journal. If the archive keeps nothing,
// the UnsavedBoard keeps nothing.
//
// The methods of an UnsavedBoard may be called from several goroutines.
type UnsavedBoard struct {
	archive *Archive

	mu      sync.Mutex
	board   *journal.Header // the board to keep; nil: none
	changed bool            // the file does not have the board yet
	ended   bool            // SetBoard does nothing any more

	writing sync.Mutex   // locked while the file is written or removed
	name    string       // the name of the file
	lock    *flock.Flock // the lock of the file; nil: there is no file
}

// NewUnsavedBoard returns an UnsavedBoard with no board yet: see [UnsavedBoard.SetBoard].
func (a *Archive) NewUnsavedBoard() *UnsavedBoard { return &UnsavedBoard{archive: a} }

const unsavedFolder = "unsaved"

func (a *Archive) unsavedPath(name, suffix string) string {
	return filepath.Join(a.dir, unsavedFolder, name+suffix)
}

// UnsavedBoards returns the names of the boards that wait to be saved, the newest first. It leaves
// out boards that a copy of the program has open.
func (a *Archive) UnsavedBoards() []string {
	if a.dir == "" {
		return nil
	}
	entries, err := os.ReadDir(filepath.Join(a.dir, unsavedFolder))
	if err != nil {
		return nil // no folder yet; any other error also stops writing, which reports it
	}
	var names []string
	written := map[string]time.Time{}
	for _, entry := range entries {
		name, ok := strings.CutSuffix(entry.Name(), gameSuffix)
		info, err := entry.Info()
		if !ok || err != nil {
			continue
		}
		lock, err := lockExisting(a.unsavedPath(name, lockSuffix), 0)
		if errors.Is(err, ErrElsewhere) {
			continue
		}
		if err == nil {
			_ = lock.Close()
		}
		names = append(names, name)
		written[name] = info.ModTime()
	}
	slices.SortFunc(names, func(x, y string) int { // names are numbers
		return cmp.Or(written[y].Compare(written[x]), len(y)-len(x), strings.Compare(y, x))
	})
	return names
}

// ResumeUnsavedBoard opens a board that waits to be saved. It fails with [ErrElsewhere] if another
// copy of the program has it open, with [ErrGone] if its file is gone, and with a
// [*files.Error] if the file cannot be read.
func (a *Archive) ResumeUnsavedBoard(name string) (*UnsavedBoard, *Saved, error) {
	path := a.unsavedPath(name, gameSuffix)
	lock, err := lockFile(a.unsavedPath(name, lockSuffix), gamePatience)
	if errors.Is(err, ErrElsewhere) {
		return nil, nil, err
	}
	if err != nil {
		return nil, nil, files.WriteError(path, err)
	}
	s, err := ReadFile(path)
	if err == nil && s.Wrong != nil {
		err = s.Wrong
	}
	switch {
	case errors.Is(err, fs.ErrNotExist):
		Unlock(lock)
		return nil, nil, ErrGone
	case err != nil:
		_ = lock.Close()
		return nil, nil, unusable(err)
	}
	return &UnsavedBoard{archive: a, name: name, lock: lock}, s, nil
}

// SetBoard sets the board that the next [UnsavedBoard.Write] writes. A nil board means that the
// player has saved the board, so there is nothing to keep.
func (u *UnsavedBoard) SetBoard(board *journal.Header) {
	u.mu.Lock()
	defer u.mu.Unlock()
	if !u.ended {
		u.board, u.changed = board, true
	}
}

// Write writes the board that [UnsavedBoard.SetBoard] set last, or removes the file if that board is
// nil. Its error is a [*files.Error] or comes from [journal.Header.Append]. After an error, Write
// does nothing until SetBoard is called again.
func (u *UnsavedBoard) Write() error {
	u.writing.Lock()
	defer u.writing.Unlock()
	u.mu.Lock()
	board, changed := u.board, u.changed
	u.changed = false
	u.mu.Unlock()
	switch {
	case !changed || u.archive.dir == "":
		return nil
	case board == nil:
		u.remove()
		return nil
	}
	text, err := (&journal.Journal{Header: *board}).Text()
	if err != nil {
		return err
	}
	if u.lock == nil {
		return u.create(text)
	}
	return files.Write(u.path(), text, files.Options{Private: true})
}

// create creates the file with the first name that is free.
func (u *UnsavedBoard) create(text []byte) error {
	if err := makeFolder(filepath.Join(u.archive.dir, unsavedFolder)); err != nil {
		return err
	}
	stem, lock, err := claim(func(n int) string { return u.archive.unsavedPath(strconv.Itoa(n), "") }, func(path string) error {
		return files.Write(path, text, files.Options{New: true, Private: true})
	})
	if err != nil {
		return err
	}
	u.name, u.lock = filepath.Base(stem), lock
	return nil
}

func (u *UnsavedBoard) path() string { return u.archive.unsavedPath(u.name, gameSuffix) }

// remove removes the file and its lock.
func (u *UnsavedBoard) remove() {
	if u.lock == nil {
		return
	}
	_ = os.Remove(u.path()) // if it stays, the board waits
	Unlock(u.lock)
	u.lock = nil
}

// Leave writes the board, which then waits to be saved, and closes the file.
func (u *UnsavedBoard) Leave() error {
	u.end()
	err := u.Write()
	u.writing.Lock()
	defer u.writing.Unlock()
	if u.lock != nil {
		_ = u.lock.Close() // the lock ends with the program at the latest
		u.lock = nil
	}
	return err
}

// Forget removes the board and its file.
func (u *UnsavedBoard) Forget() {
	u.SetBoard(nil)
	u.end()
	_ = u.Write() // removing returns no error: if the file stays, the board waits
}

// end makes later calls of [UnsavedBoard.SetBoard] do nothing.
func (u *UnsavedBoard) end() {
	u.mu.Lock()
	defer u.mu.Unlock()
	u.ended = true
}
