package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"

	"buscaminas/boards"
	"buscaminas/boards/files"
	"buscaminas/ui/store/history"
)

// ReadKept reads the game of this name, as [history.Game] has it. Unlike the other
// methods it may be called at any time. Its errors are those of [ReadGame].
func (g *Games) ReadKept(name string) (*Saved, error) {
	if g.dir == "" || name != filepath.Base(name) { // whoever wrote the history
		return nil, &files.Error{File: name, Problem: files.NoSuchFile, Err: fs.ErrNotExist}
	}
	saved, err := ReadGame(filepath.Join(g.dir, "games", name+gameSuffix))
	if !errors.Is(err, fs.ErrNotExist) {
		return saved, err
	}
	// It may be the last one of this copy of the program, or of another.
	for _, path := range Open(g.dir) {
		last, lastErr := ReadGame(path)
		if lastErr != nil {
			continue
		}
		if its, _ := last.Name(); its == name {
			return last, nil
		}
	}
	return nil, err
}

// Open returns the paths of the games in a folder that copies of the program have
// open, or left to be continued.
func Open(dir string) []string {
	var paths []string
	for i := range most {
		path := place(dir, i)
		if _, err := os.Lstat(path); err == nil {
			paths = append(paths, path)
		}
	}
	return paths
}

// Finished appends a finished game to the history. Its errors are of type
// [*files.Error].
func (g *Games) Finished(f history.Game) error {
	if g.dir == "" {
		return nil
	}
	return appendLine(historyPath(g.dir), f.Append(nil))
}

// History returns the finished games, in the order in which they ended. Its errors
// are of type [*files.Error].
func (g *Games) History() ([]history.Game, history.Skipped, error) { return History(g.dir) }

// History returns the finished games of a folder, as [Games.History] does.
func History(dir string) ([]history.Game, history.Skipped, error) {
	if dir == "" {
		return nil, history.Skipped{}, nil
	}
	path := historyPath(dir)
	data, err := readFile(path, boards.MaxFile)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, history.Skipped{}, nil
	}
	if err != nil {
		return nil, history.Skipped{}, err
	}
	games, skipped := history.Read(data)
	if skipped.First != nil {
		skipped.First.File = path
	}
	return games, skipped, nil
}

func historyPath(dir string) string { return filepath.Join(dir, "history.jsonl") }

// appendLine appends a line to a file, which is made if need be, with one call of
// the system: lines of two copies of the program land one after the other.
func appendLine(path string, line []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return systemError(path, err, files.ReadOnly, files.CannotWrite)
	}
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() {
		return &files.Error{File: path, Problem: files.NotAFile} // opening a pipe may wait forever
	}
	f, err := os.OpenFile(path, os.O_RDWR|os.O_APPEND|os.O_CREATE, 0o600)
	if err != nil {
		return systemError(path, err, files.ReadOnly, files.CannotWrite)
	}
	torn, err := endsTorn(f)
	if err == nil {
		if torn {
			line = append([]byte{'\n'}, line...)
		}
		_, err = f.Write(line)
	}
	if errClose := f.Close(); err == nil {
		err = errClose
	}
	if err != nil {
		return systemError(path, err, files.ReadOnly, files.CannotWrite)
	}
	return nil
}

// endsTorn reports whether the last line of a file has no end: a full disk or a
// crash has cut it short, and what is written behind it would be lost with it.
func endsTorn(f *os.File) (bool, error) {
	info, err := f.Stat()
	if err != nil || info.Size() == 0 {
		return false, err
	}
	last := make([]byte, 1)
	_, err = f.ReadAt(last, info.Size()-1)
	return last[0] != '\n', err
}
