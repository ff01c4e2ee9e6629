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
	"buscaminas/ui/text"
)

// Limit limits the archive to most bytes; 0 means no limit. The parameter size must be at least the
// present size of the archive. Whenever the archive exceeds the limit, its oldest files are removed,
// even the files of waiting games, but never the file of a game or board that a program has open.
// The history may take a quarter of the limit, and one game a tenth. A longer game can be played
// on, but the archive stops writing it.
func (a *Archive) Limit(most, size int64) {
	a.most = most
	if size > most {
		a.removeOldest()
	}
}

// The divisors of the limit of the archive: see [Archive.Limit]. One game may take a tenth of the
// limit, and the history a quarter.
const (
	gameShare    = 10
	historyShare = 4
)

// gameTooLong is the problem of a game that takes more than a tenth of the limit of the archive.
// {want} is this tenth in bytes.
var gameTooLong = text.Error{
	"la partida ya no se guarda: tiene más de {want} bytes",
	"it is too long: the limit is {want} bytes"}

// tooLong returns an error if a game of this length, in bytes, takes more than a tenth of the limit
// of the archive.
func (a *Archive) tooLong(length int64) error {
	if most := a.most / gameShare; a.most > 0 && length > most {
		return &files.Error{Problem: gameTooLong, Want: strconv.FormatInt(most, 10)}
	}
	return nil
}

// An agedFile is a file that [Archive.removeOldest] may remove.
type agedFile struct {
	path    string
	size    int64
	written time.Time // the time of the last write to the file
}

// removeOldest shortens the history if it takes more than a quarter of the limit of the archive. If
// the archive is larger than the limit, removeOldest also removes the oldest files, until the
// archive takes at most three quarters of the limit. If a file cannot be removed, the next call
// tries again.
func (a *Archive) removeOldest() {
	if a.dir == "" || a.most == 0 {
		return
	}
	a.shortenHistory(a.most / historyShare)
	all, sum := a.agedFiles()
	if sum <= a.most {
		return
	}
	slices.SortFunc(all, func(x, y agedFile) int { return x.written.Compare(y.written) })
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

// removeUnlessOpen removes the file at path and reports whether it did. It does not remove the file
// of a game or board that a program has open. When it removes the file of a game or board, it
// removes the lock file too.
func (a *Archive) removeUnlessOpen(path string) bool {
	stem, isGame := strings.CutSuffix(path, gameSuffix)
	if folder := filepath.Base(filepath.Dir(path)); !isGame || folder != gamesFolder && folder != unsavedFolder {
		return os.Remove(path) == nil
	}
	lock, err := lockExisting(stem+lockSuffix, 0)
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
	Unlock(lock)
	return true
}

// shortenHistory shortens the history if it is longer than limit bytes. It removes the oldest
// lines, so that at most limit/2 bytes remain.
func (a *Archive) shortenHistory(limit int64) {
	info, err := os.Stat(a.HistoryPath())
	if err != nil || info.Size() <= limit {
		return
	}
	lock, err := lockFile(a.historyLock(), historyPatience)
	if err != nil {
		return
	}
	defer lock.Close()
	data, err := files.Read(a.HistoryPath(), maxHistory)
	if err != nil || int64(len(data)) <= limit {
		return
	}
	last := data[int64(len(data))-limit/2:]
	last = last[bytes.IndexByte(last, '\n')+1:]
	_ = files.Write(a.HistoryPath(), last, files.Options{Private: true})
}
