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

// Limit bounds all that the archive keeps, in bytes: for a player who may write more than the
// disk should hold. The oldest files are removed, games that wait too, and the oldest lines of
// the history; only what is played or edited right now stays. One game has a part of it.
func (a *Archive) Limit(most int64) {
	a.most = most
	a.fit()
}

// The parts of the limit.
const (
	gameShare    = 10 // one game has one part of so many
	historyShare = 4
)

// gameTooLong: Want is how many bytes a game may have.
var gameTooLong = files.Problem{
	"la partida ya no se guarda: tiene más de {want} bytes",
	"the game is no longer kept: it has more than {want} bytes"}

// tooLong returns why a game does not grow to a length; nil where it may.
func (a *Archive) tooLong(length int64) error {
	if most := a.most / gameShare; a.most > 0 && length > most {
		return &files.Error{Problem: gameTooLong, Want: strconv.FormatInt(most, 10)}
	}
	return nil
}

// An aged file may be removed.
type aged struct {
	path string
	size int64
	at   time.Time
}

// fit removes what is too much. What fails is tried again the next time.
func (a *Archive) fit() {
	if a.dir == "" || a.most == 0 {
		return
	}
	a.shortenHistory(a.most / historyShare)
	all, sum := a.aged()
	if sum <= a.most {
		return
	}
	slices.SortFunc(all, func(x, y aged) int { return x.at.Compare(y.at) })
	for _, f := range all {
		if sum <= a.most-a.most/historyShare {
			return
		}
		if a.drops(f.path) {
			sum -= f.size
		}
	}
}

// aged returns the files of the archive, and how long they are together.
func (a *Archive) aged() (all []aged, sum int64) {
	_ = filepath.WalkDir(a.dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return nil // what cannot be read is not counted
		}
		info, err := d.Info()
		if err != nil {
			return nil
		}
		sum += info.Size()
		if folder := filepath.Dir(path); folder != a.dir && !strings.HasSuffix(path, lockSuffix) {
			all = append(all, aged{path, info.Size(), info.ModTime()})
		}
		return nil
	})
	return all, sum
}

// drops removes a file, and the lock of what it keeps, unless that is played or edited.
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

// shortenHistory removes the oldest lines of the history where it has more than so many bytes.
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
