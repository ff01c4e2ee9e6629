// Package archive is what outlives a run of the program: the games that are played,
// those that wait, and those that are over. All is in one folder, for this user alone:
//
//	games/NAME.txt    a game, as package journal has it
//	games/NAME.lock   there until the game is over and in the history; locked by the
//	                  copy of the program that plays it
//	games/NAME.review how it was judged, as package reviews has it, so that it is judged once
//	unsaved/N.txt     a board that is being made, as package journal has it
//	unsaved/N.lock    locked by the copy of the program in which it is made
//	history.jsonl     the finished games, as package history has them
//	history.lock      locked while a line is added to it
//	positions/        positions that were copied, of which the archive knows nothing else
//
// So the games that wait are those with a lock file, whatever else the folder holds. A
// game is written as it is played:
//
//	a := archive.At(dir)
//	kept, err := a.Begin(journal)         // with its first action
//	err = kept.Add(entry)                 // before what it did is drawn
//	ending := a.End(kept, journal, facts) // when it is over
//	verdict, err := ending.Finish()       // on the side
//	kept.Leave()                          // it waits, unless it is over
//
// and goes on in any later run:
//
//	waiting, problems := a.Waiting()             // reads the two ends of each file
//	kept, saved, err := a.Resume(name)           // reads all of one
//
// Whatever cannot be kept, the game plays on, and [Kept.Retry] tries again. Reading deals no
// board: each is written with the action that opens its first cell.
package archive

import (
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"sync"

	"buscaminas/boards/files"
	"buscaminas/ui/archive/history"
)

// An Archive keeps games in a folder. Its methods may be called at any time from any
// goroutine. That of no folder keeps nothing.
type Archive struct {
	dir string // "": nothing is kept

	mu      sync.Mutex
	mine    map[string]*Kept // the games that this copy of the program plays; nil: it is being read
	endings []*Ending        // the games that ended in this run
}

// At returns the archive of a folder, which is made when something is written. That of the
// folder "" keeps nothing.
func At(dir string) *Archive { return &Archive{dir: dir, mine: map[string]*Kept{}} }

// Dir returns the folder; "" where nothing is kept.
func (a *Archive) Dir() string { return a.dir }

// Close leaves the games that are played to wait, once what has ended is in the
// history.
func (a *Archive) Close() {
	a.mu.Lock()
	endings, open := a.endings, slices.Collect(maps.Values(a.mine))
	a.mu.Unlock()
	for _, e := range endings {
		e.finishLate()
	}
	for _, k := range open {
		k.Leave()
	}
}

// The names of files and folders.
const (
	gamesFolder = "games"
	gameSuffix  = ".txt"
	lockSuffix  = ".lock"

	reviewSuffix = ".review"

	// PositionsFolder is where positions lie that were copied.
	PositionsFolder = "positions"
)

// Path returns the path of the game of a name.
func (a *Archive) Path(name string) string { return filepath.Join(a.games(), name+gameSuffix) }

func (a *Archive) games() string { return filepath.Join(a.dir, gamesFolder) }
func (a *Archive) lockPath(name string) string {
	return filepath.Join(a.games(), name+lockSuffix)
}

// History returns the finished games, in the order in which they ended. Its errors are
// of type [*files.Error].
func (a *Archive) History() ([]history.Game, history.Skipped, error) {
	if a.dir == "" {
		return nil, history.Skipped{}, nil
	}
	if _, err := os.Stat(a.historyPath()); err == nil {
		if lock, err := lockFile(a.historyLock(), historyPatience); err == nil {
			defer lock.Close() // so that no copy of the program adds a line, which would change the file
		} // else it is read all the same: where it may not be written nobody adds to it
	}
	return a.finished()
}

// finished reads the history, which is locked.
func (a *Archive) finished() ([]history.Game, history.Skipped, error) {
	data, err := files.Read(a.historyPath(), maxHistory)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, history.Skipped{}, nil
	}
	if err != nil {
		return nil, history.Skipped{}, err
	}
	games, skipped := history.Read(data)
	if skipped.First != nil {
		skipped.First.File = a.historyPath()
	}
	return games, skipped, nil
}

// maxHistory is the length, in bytes, of the longest history that is read: some 300,000
// games.
const maxHistory = 128 << 20

func (a *Archive) historyLock() string { return filepath.Join(a.dir, "history"+lockSuffix) }

func (a *Archive) historyPath() string { return filepath.Join(a.dir, "history.jsonl") }

// makeFolder makes a folder for this user alone, with those around it. Its error is about
// what is in the way.
func makeFolder(path string) error {
	err := os.MkdirAll(path, 0o700)
	if err == nil {
		return nil
	}
	var where *fs.PathError
	if errors.As(err, &where) {
		path = where.Path
	}
	return files.WriteError(path, err)
}

// record appends a finished game to the history.
func (a *Archive) record(g history.Game) error {
	return a.addLine(func() ([]byte, error) { return g.Append(nil), nil })
}

// addLine appends a line to the history, while nobody else does: none where there is nothing
// to write. It fails where the line cannot be made, too.
func (a *Archive) addLine(line func() ([]byte, error)) error {
	if a.dir == "" {
		return nil
	}
	if err := makeFolder(a.dir); err != nil {
		return err
	}
	lock, err := lockFile(a.historyLock(), historyPatience)
	switch {
	case err == nil:
		defer lock.Close()
	case !errors.Is(err, ErrElsewhere): // else it is written all the same: it is one line
		return files.WriteError(a.historyPath(), err)
	}
	text, err := line()
	if err != nil || len(text) == 0 {
		return err
	}
	return files.Append(a.historyPath(), text)
}
