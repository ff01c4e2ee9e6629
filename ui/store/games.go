package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"

	"buscaminas/boards/files"
	"buscaminas/game"
	"buscaminas/ui/store/journal"
)

// Games are the games that are kept in a folder: the one in progress, those that
// came before it, and the history of the finished ones:
//
//	game.txt       the game in progress, as package journal has it
//	game.lock      locked by the copy of the program that plays it
//	games/         the games before, by their names
//	history.jsonl  the finished games, as package history has them
//
// A second copy of the program finds game.txt locked, and plays in game-2.txt, and
// so on. A file that cannot be read stays as it is, and its place is passed over
// like one that is taken. All is for this user alone.
//
// [Games.Finished] and [Games.History] may be called at any time from any goroutine,
// the other methods one at a time.
type Games struct {
	dir   string
	path  string // of the game in progress; "": there is no place for one
	lock  *os.File
	busy  bool
	saved *Saved
	name  string // of the game that is in the file; "": none
	log   *Log
}

// most bounds the games in progress at once.
const most = 9

var (
	errLocked = errors.New("open in another copy of the program")
	errFull   = errors.New("every place for a game in progress is taken")
)

// OpenGames opens the games in a folder, which is made if need be, and looks for
// one to be continued. The errors are about files that cannot be read; whatever
// they are, the Games can be used. Those of the folder "" keep nothing.
func OpenGames(dir string) (*Games, []error) {
	g := &Games{dir: dir}
	if dir == "" {
		return g, nil
	}
	// If this fails, so will what is done in it, and that is said then.
	_ = os.MkdirAll(dir, 0o700)
	var problems []error
	for i := range most {
		path := place(dir, i)
		_, err := os.Lstat(path)
		there := err == nil
		if !there && g.path != "" {
			continue // free, and there is a free one already
		}
		lock, err := lockPlace(path)
		if err != nil {
			g.busy = g.busy || there
			continue
		}
		saved, err := readPlace(path)
		playing := saved != nil && saved.Game.Status() == game.Playing
		switch {
		case err != nil:
			problems = append(problems, err)
			unlock(lock)
		case playing, g.path == "":
			unlock(g.lock)
			g.path, g.lock, g.saved = path, lock, saved
		default:
			unlock(lock)
		}
		if playing {
			break
		}
	}
	if g.saved != nil {
		// What was read can be written, and so has a name.
		g.name, _ = g.saved.Name()
	}
	return g, problems
}

// place returns the path of the i-th game in progress of a folder.
func place(dir string, i int) string {
	name := "game"
	if i > 0 {
		name += "-" + strconv.Itoa(i+1)
	}
	return filepath.Join(dir, name+gameSuffix)
}

const gameSuffix = ".txt"

// lockPlace locks the place of a game. It fails where another copy of the program
// has it locked. Where no lock can be had at all, nobody is kept out.
func lockPlace(path string) (*os.File, error) {
	name := path[:len(path)-len(gameSuffix)] + ".lock"
	f, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, nil
	}
	if err := tryLock(f); err != nil {
		unlock(f)
		return nil, err
	}
	return f, nil
}

func unlock(f *os.File) {
	if f != nil {
		f.Close() // nothing was written
	}
}

// readPlace returns the game in a place; nil where it is free. A file with nothing
// in it, as it is left where the machine lost its power before the disk had the
// file, is removed.
func readPlace(path string) (*Saved, error) {
	if info, err := os.Lstat(path); err == nil && info.Mode().IsRegular() && info.Size() == 0 {
		os.Remove(path) // if it stays, it is a file that cannot be read
	}
	saved, err := ReadGame(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return saved, err
}

// Busy reports whether another copy of the program has a game of this folder open.
func (g *Games) Busy() bool { return g.busy }

// Saved returns the game that was found, or nil. It may be over, and then it may
// not be in the history yet.
func (g *Games) Saved() *Saved { return g.saved }

// Begin begins to keep a game, from its header and what has happened in it so far.
// The game that was kept until now, finished or not, goes to those before it. The
// Log can be used even where there is an error, which is of type [*files.Error] or that
// of [journal.Header.Append].
func (g *Games) Begin(h *journal.Header, entries []journal.Entry) (*Log, error) {
	g.stop()
	if g.dir == "" {
		return &Log{}, nil
	}
	if g.path == "" {
		return failed(&files.Error{File: g.dir, Problem: files.CannotWrite, Err: errFull})
	}
	text, err := h.Append(nil)
	if err != nil {
		return failed(err)
	}
	for _, e := range entries {
		text = e.Append(text)
	}
	if err := g.putAway(); err != nil {
		return failed(err)
	}
	log, err := openLog(g.path, os.O_CREATE|os.O_EXCL)
	if err != nil {
		return log, err
	}
	g.log = log
	g.name, _ = h.Name() // it has one, as it could be written
	if err := log.append(text); err != nil {
		os.Remove(g.path) // half a header is no game; if it stays, the next start says so
		g.name = ""
		return log, err
	}
	return log, nil
}

// Continue goes on keeping the game that was found. What could not be read of it
// is kept beside it. The Log can be used even where there is an error, which is of
// type [*files.Error].
func (g *Games) Continue() (*Log, error) {
	g.stop()
	if g.saved == nil {
		return &Log{}, nil
	}
	if err := g.saved.mend(g.path); err != nil {
		return failed(err)
	}
	log, err := openLog(g.path, 0)
	g.log = log
	return log, err
}

// stop ends the writing of the game in progress.
func (g *Games) stop() {
	if g.log != nil {
		g.log.close()
	}
	g.log = nil
}

// putAway moves the game in the file to those before it.
func (g *Games) putAway() error {
	if g.name == "" {
		return nil
	}
	dir := filepath.Join(g.dir, "games")
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return files.WriteError(dir, err)
	}
	err := os.Rename(g.path, freePath(filepath.Join(dir, g.name), gameSuffix))
	if err != nil && !errors.Is(err, fs.ErrNotExist) { // it may have been removed by hand
		return files.WriteError(g.path, err)
	}
	g.name, g.saved = "", nil
	return nil
}

// Close leaves the game in progress to be continued.
func (g *Games) Close() {
	g.stop()
	unlock(g.lock)
	g.lock, g.path = nil, ""
}
