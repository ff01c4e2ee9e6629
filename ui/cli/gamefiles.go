package cli

import (
	"cmp"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"buscaminas/boards/files"
	"buscaminas/ui/archive"
	"buscaminas/ui/session"
)

// A gameFile is a file with games to judge.
type gameFile struct {
	path  string // the path of the file, or [standardInput]
	found bool   // the file was found in a folder and may hold no game
	err   error  // the error if the search of a folder failed at path; otherwise nil
}

// gameFiles returns the files that args name. For a folder it returns the files in the folder and
// its subfolders, in order, except those whose names begin with a dot.
func gameFiles(args []string) []gameFile {
	var all []gameFile
	for _, arg := range args {
		if arg == standardInput {
			all = append(all, gameFile{path: arg})
			continue
		}
		_ = filepath.WalkDir(arg, func(path string, d fs.DirEntry, err error) error {
			hidden := path != arg && strings.HasPrefix(filepath.Base(path), ".")
			switch {
			case err != nil && path == arg:
				all = append(all, gameFile{path: path}) // it may be game 2 of a file, written FILE#2
			case err != nil:
				all = append(all, gameFile{path: path, err: files.ReadError(path, err)})
			case hidden && d.IsDir():
				return filepath.SkipDir
			case hidden, d.IsDir(), path != arg && !mayBeRead(path):
			default:
				all = append(all, gameFile{path: path, found: path != arg})
			}
			return nil
		})
	}
	return all
}

// mayBeRead reports whether path is a regular file, or a link to one. It also returns true if it
// cannot examine path: then reading the file will report the error.
func mayBeRead(path string) bool {
	info, err := os.Stat(path)
	return err != nil || info.Mode().IsRegular()
}

// A fileResult holds the judged games of a file.
type fileResult struct {
	games []*session.Judged
	err   error // why reading stopped; nil if all games were judged
}

// judge reads and judges the games of a file. If the file was found in a folder and holds no game,
// the result is empty.
func (p *program) judge(f gameFile) (r fileResult) {
	if f.err != nil {
		return fileResult{err: f.err}
	}
	for saved, err := range archive.Games(p.source(f.path)) {
		if err == nil {
			if f.found && saved.Layout == nil {
				continue // no cell is open yet
			}
			var judged *session.Judged
			if judged, err = session.JudgeFile(saved); err == nil {
				r.games = append(r.games, judged)
				continue
			}
		}
		if f.found && archive.NotAGame(err) {
			return r
		}
		r.err = inFile(p.name(f.path), err)
	}
	return r
}

// inFile returns err as an error that names the file.
func inFile(name string, err error) error {
	if e, ok := err.(*files.Error); ok {
		e.File = cmp.Or(e.File, name)
		return e
	}
	return &files.Error{File: name, Problem: err}
}

// judgeAll judges the games of all files, on all cores. It calls the function each with the result
// of every file, in the order of the files.
func (p *program) judgeAll(all []gameFile, each func(i int, r fileResult) error) error {
	begun, stop := make(chan chan fileResult, runtime.GOMAXPROCS(0)), make(chan struct{})
	defer close(stop)
	go func() {
		defer close(begun)
		for _, f := range all {
			result := make(chan fileResult, 1)
			select {
			case begun <- result:
				go func() { result <- p.judge(f) }()
			case <-stop:
				return
			}
		}
	}()
	i := 0
	for result := range begun {
		if err := each(i, <-result); err != nil {
			return err
		}
		i++
	}
	return nil
}
