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

// Limit sets the largest size of the archive in bytes. Beyond it the archive removes its oldest
// files, even of games that wait, but never of a game or board that is open in a program. The
// history may take a quarter of the limit, and one game a tenth. A longer game can be played on,
// but is no longer written.
func (a *Archive) Limit(most int64) {
	a.most = most
	a.removeOldest()
}

// A game may take one gameShare-th of the limit, and the history one historyShare-th.
const (
	gameShare    = 10
	historyShare = 4
)

// gameTooLong is the problem of a game longer than its share. Want is that share in bytes.
var gameTooLong = files.Problem{
	"la partida ya no se guarda: tiene más de {want} bytes",
	"it is too long, more than {want} bytes"}

// tooLong returns an error if a game must not have this length in bytes.
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

// removeOldest removes the oldest files if the archive is larger than its limit, until it takes at
// most three quarters of the limit. If it fails, the next call tries again.
func (a *Archive) removeOldest() {
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

// agedFiles returns the files that may be removed, and the size of the whole archive in bytes.
func (a *Archive) agedFiles() (all []agedFile, sum int64) {
	_ = filepath.WalkDir(a.dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return nil // leave out files that cannot be read
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

// removeUnlessOpen removes a file and reports whether it did. It keeps the file of a game or board
// that a program has open, and removes that of another one together with its lock file.
func (a *Archive) removeUnlessOpen(path string) bool {
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

// shortenHistory removes the oldest lines of a history longer than most bytes, and keeps the last
// whole lines of at most half that length.
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
