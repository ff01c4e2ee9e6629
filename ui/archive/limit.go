package archive

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"buscaminas/boards/files"
)

// Limit limits the archive to this many bytes, as a server does for each player. Beyond the limit
// the oldest files are removed, even of waiting games, and the oldest lines of the history. Games
// being played and boards being edited stay. A single game may use a tenth of the limit.
func (a *Archive) Limit(most int64) {
	a.most = most
	a.removeOldest()
}

// A game may take one gameShare-th of the limit, and the history one historyShare-th.
const (
	gameShare    = 10 // one game may use one tenth
	historyShare = 4
)

// gameTooLong: Want is the largest size of a game, in bytes.
var gameTooLong = files.Problem{
	"la partida ya no se guarda: tiene más de {want} bytes",
	"the game is no longer kept: it has more than {want} bytes"}

// tooLong returns an error if a game may not grow to this length.
func (a *Archive) tooLong(length int64) error {
	if most := a.most / gameShare; a.most > 0 && length > most {
		return &files.Error{Problem: gameTooLong, Want: strconv.FormatInt(most, 10)}
	}
	return nil
}

// An agedFile is a file that may be removed; at is the time of its last write.
type agedFile struct {
	path string
	size int64
	at   time.Time
}

// fit removes files until the archive is within its limit. A file that cannot be removed is tried
// again the next time.
func (a *Archive) fit() {
	if a.dir == "" || a.most == 0 {
		return
	}
	a.shortenHistory(a.most / historyShare)
	all, sum := a.agedFiles()
	if sum <= a.most {
		return
	}
	slices.SortFunc(all, func(x, y agedFile) int { return x.at.Compare(y.at) })
	for _, f := range all {
		if sum <= a.most-a.most/historyShare {
			return
		}
		if a.removeUnlessOpen(f.path) {
			sum -= f.size
		}
	}
}

// aged returns the files of the archive and the sum of their lengths.
func (a *Archive) aged() (all []aged, sum int64) {
	_ = filepath.WalkDir(a.dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return nil // files that cannot be read do not count
		}
		info, err := d.Info()
		if err != nil {
			return nil
		}
		sum += info.Size()
		if folder := filepath.Dir(path); folder != a.dir && !strings.HasSuffix(path, lockSuffix) {
			all = append(all, agedFile{path, info.Size(), info.ModTime()})
		}
		return nil
	})
	return all, sum
}

// drops removes a file and its lock, unless its game is being played or its board edited.
func (a *Archive) drops(path string) bool {
	stem, isGame := strings.CutSuffix(path, gameSuffix)
	if folder := filepath.Base(filepath.Dir(path)); !isGame || folder != gamesFolder && folder != unsavedFolder {
		return os.Remove(path) == nil
	}
	lock, err := lockThere(stem+lockSuffix, 0)
	switch {
	case os.IsNotExist(err):
		return os.Remove(path) == nil
	case err != nil:
		return false
	}
	if os.Remove(path) != nil {
		_ = lock.Close()
		return false
	}
	removeLock(lock)
	return true
}

// shortenHistory removes the oldest lines of the history until it has no more than most bytes.
func (a *Archive) shortenHistory(most int64) {
	info, err := os.Stat(a.historyPath())
	if err != nil || info.Size() <= most {
		return
	}
	lock, err := lockFile(a.historyLock(), historyPatience)
	if err != nil {
		return
	}
	defer lock.Close()
	data, err := files.Read(a.historyPath(), maxHistory)
	if err != nil || int64(len(data)) <= most {
		return
	}
	last := data[int64(len(data))-most/2:]
	last = last[bytes.IndexByte(last, '\n')+1:]
	_ = files.Write(a.historyPath(), last, files.Options{Private: true})
}
