package archive

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strconv"

	"buscaminas/boards/files"
	"buscaminas/ui/archive/journal"
)

// mostOld is how many games in progress earlier versions kept at once, in game.txt,
// game-2.txt and so on.
const mostOld = 9

// takeOver moves the games in progress of earlier versions to the others, where they
// wait. What is no game stays as it is, and is said.
func (a *Archive) takeOver() []error {
	var problems []error
	for i := range mostOld {
		old := filepath.Join(a.dir, "game")
		if i > 0 {
			old += "-" + strconv.Itoa(i+1)
		}
		info, err := os.Lstat(old + gameSuffix)
		if err != nil {
			continue
		}
		lock, err := lockFile(old+lockSuffix, 0)
		if errors.Is(err, ErrElsewhere) {
			continue // a copy of the earlier version plays it
		}
		if info.Mode().IsRegular() && info.Size() == 0 {
			_ = os.Remove(old + gameSuffix) // the machine lost its power before the disk had it
		} else if err := a.takeOverGame(old + gameSuffix); err != nil {
			problems = append(problems, unusable(err))
		}
		if err == nil {
			removeLock(lock)
		}
	}
	return problems
}

// takeOverGame moves a game to the others, under the name by which the history knows it.
func (a *Archive) takeOverGame(path string) error {
	data, err := files.Read(path, maxGame)
	if err != nil {
		return err
	}
	g, err := journal.ReadGlance(data, nil)
	if err != nil {
		return placed(path, err)
	}
	header, _, _ := bytes.Cut(data, []byte("\n\n"))
	name := journal.NameOf(g.Begun, append(header, "\n\n"...))
	k := &Kept{archive: a}
	if k.place, err = a.create(name); err != nil {
		return err
	}
	k.close()
	defer k.lock.Close()
	if err := os.Rename(path, a.Path(k.name)); err != nil {
		k.remove()
		return files.WriteError(path, err)
	}
	return nil
}
