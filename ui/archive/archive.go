// Package archive keeps games from one run of the program to the next: games being played, games
// that wait, and games that are over. They are in one folder, which only this user can read:
//
//	games/NAME.txt    a game, as text of package journal
//	games/NAME.lock   exists until the game is over and in the history; locked by the
//	                  copy of the program that plays the game
//	unsaved/N.txt     a board in the editor, as text of package journal
//	unsaved/N.lock    locked by the copy of the program that edits the board
//	history.jsonl     the finished games, as lines of package history
//	history.lock      locked while history.jsonl is read or written
//	boards/           the boards that the player saved on a server
//	positions/        copied positions, which the archive never reads
//	races/            races, as package races stores them
//	seen              on a server: locked during a visit; its modification time is the last visit
//
// A game waits if it has a lock file that nobody has locked. A game is written as it is played:
//
//	a := archive.At(dir)
//	kept, err := a.Begin(journal)         // with its first action
//	err = kept.Write(journal)             // with each entry, before the screen shows its effect
//	ending := a.End(kept, journal, facts) // when it is over
//	verdict, err := ending.Finish()       // in the background
//	kept.Leave()                          // the game waits, unless it is over
//
// and continued in a later run:
//
//	waiting, problems := a.Waiting()             // reads the beginning and the end of each file
//	kept, saved, err := a.Resume(name)           // reads the whole file
//
// If a game cannot be written, it can still be played, and [GameWriter.Retry] tries again. The board
// is written together with the action that opens its first cell, so reading a game deals no board.
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
	"buscaminas/ui/archive/winners"
)

// An Archive keeps games in a folder. Its methods may be called from any goroutine.
type Archive struct {
	dir   string // the folder of the archive; "" if the archive keeps nothing
	noDir error  // the error of [Unavailable]; nil for any other archive
	most  int64  // the largest size of the archive in bytes; 0: no limit

	Shared // set before anything else is called

	mu sync.Mutex
	// playing maps the name of each game that this program has open to its GameWriter, or to nil
	// while [Archive.Reopen] reads the game.
	playing map[string]*GameWriter
	endings []*Ending // the endings whose Finish has not returned yet
}

// Shared is what an archive shares with other archives on a server. The zero value shares nothing.
type Shared struct {
	Races      string // the folder of the shared races; "" if the archive has its own races
	RaceLimits RaceLimits
	Winners    winners.Table // the table to which each win on a board of the day is added

	// Players is a folder with one folder for each archive. Watched is a folder with an empty file
	// for each player who lets others watch. The file is named after the folder of the player's
	// archive.
	Players, Watched string
}

// At returns the archive in the folder dir. The first write creates the folder. If dir is "", the
// archive keeps nothing.
func At(dir string) *Archive { return &Archive{dir: dir, playing: map[string]*GameWriter{}} }

// Unavailable returns an archive that has no folder. Every attempt to write a game fails with the
// error why.
func Unavailable(why error) *Archive {
	a := At("")
	a.noDir = why
	return a
}

// Dir returns the folder of the archive, or "" if it keeps nothing.
func (a *Archive) Dir() string { return a.dir }

// Close adds the games that ended in this run to the history. Then it calls [GameWriter.Leave] for
// every open game. Games that are not over wait from then on.
func (a *Archive) Close() {
	a.mu.Lock()
	endings, open := slices.Clone(a.endings), slices.Collect(maps.Values(a.playing))
	a.mu.Unlock()
	for _, e := range endings {
		e.finishLate()
	}
	for _, k := range open {
		k.Leave()
	}
}

// Names of folders in an archive, and the ends of the names of files.
const (
	gamesFolder = "games"
	gameSuffix  = ".txt"
	lockSuffix  = ".lock"

	// PositionsFolder is the name of the folder for the positions that the player copies.
	PositionsFolder = "positions"
)

// Path returns the path of the file of the game with this name.
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
	if _, err := os.Stat(a.HistoryPath()); err == nil {
		if lock, err := lockFile(a.historyLock(), gamePatience); err == nil { // a short wait, because the first frame needs the history
			defer lock.Close() // no copy of the program adds a line meanwhile
		} // else read without the lock: at worst the last line is cut short
	}
	return a.readHistory()
}

// readHistory reads the history. The caller should hold the lock of the history. Without the lock,
// the last line may be cut short.
func (a *Archive) readHistory() ([]history.Game, history.Skipped, error) {
	data, err := files.Read(a.HistoryPath(), maxHistory)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, history.Skipped{}, nil
	}
	if err != nil {
		return nil, history.Skipped{}, err
	}
	games, skipped := history.Read(data)
	if skipped.First != nil {
		skipped.First.File = a.HistoryPath()
	}
	return games, skipped, nil
}

// maxHistory is the length, in bytes, of the longest history that is read: some 300,000 games.
const maxHistory = 128 << 20

func (a *Archive) historyLock() string { return filepath.Join(a.dir, "history"+lockSuffix) }

// HistoryPath returns the path of the history.
func (a *Archive) HistoryPath() string { return filepath.Join(a.dir, "history.jsonl") }

// makeFolder makes a folder and the folders above it that are missing. Only this user may enter
// them. If a file is in the way, the error names that file.
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

// addLine calls makeLine and appends the resulting line to the history. It appends nothing if the
// line is empty or makeLine fails. The function makeLine may read the history, because addLine
// locks the history first. If another program keeps the lock too long, addLine goes on without it.
func (a *Archive) addLine(makeLine func() ([]byte, error)) error {
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
	case !errors.Is(err, ErrElsewhere): // on ErrElsewhere write without the lock: appending one line does no harm
		return files.WriteError(a.HistoryPath(), err)
	}
	text, err := makeLine()
	if err != nil || len(text) == 0 {
		return err
	}
	return files.Append(a.HistoryPath(), text)
}
