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
	return files.Append(historyPath(g.dir), f.Append(nil))
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
	data, err := files.Read(path, boards.MaxFile)
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
