package archive

import (
	"io/fs"
	"os"
	"path/filepath"
	"time"
)

// block is the size, in bytes, of a block of the disk. A file or a folder takes whole blocks. Even
// an empty file takes one block, because the list of files has an entry for it.
const block = 4 << 10

// Size returns the disk space, in bytes, that a file or a whole folder takes, and the time of the
// last write to the file or to any file in the folder. If there is nothing at path, both are zero.
func Size(path string) (bytes int64, written time.Time) {
	_ = filepath.WalkDir(path, func(_ string, d fs.DirEntry, err error) error {
		if err != nil {
			return nil // leave out what cannot be read, or was removed meanwhile
		}
		info, err := d.Info()
		switch {
		case err != nil:
		case d.IsDir():
			bytes += block
		default:
			bytes += max(1, (info.Size()+block-1)/block) * block
			if info.ModTime().After(written) {
				written = info.ModTime()
			}
		}
		return nil
	})
	return bytes, written
}

// Finished reports whether the player has ever finished a game.
func (a *Archive) Finished() bool {
	info, err := os.Stat(a.HistoryPath())
	return err == nil && info.Size() > 0 || len(a.Unrecorded()) > 0
}

// RemoveAbandoned removes the archive of a player who has never finished a game and whose last
// visit ended before the given time. It also frees the player's name, and removes the permission to
// watch the player's games. It reports whether it removed the archive.
func (a *Archive) RemoveAbandoned(before time.Time) bool {
	abandoned := func() bool {
		_, written := Size(a.dir)
		return written.Before(before) && !a.Finished()
	}
	if a.dir == "" || !abandoned() || !a.removeUnvisited(gamePatience, abandoned) {
		return false
	}
	_ = a.AllowWatching(false) // if the file of the permission stays, there is nothing to watch
	a.Winners.Forget()
	return true
}
