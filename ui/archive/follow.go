package archive

import (
	"errors"
	"io"
	"os"

	"buscaminas/boards/files"
	"buscaminas/ui/archive/journal"
)

// A Follower reads the file of a game as it grows. Its Read is called from one goroutine at a time.
type Follower struct {
	Journal journal.Journal // the part that has been read; Layout is nil at first
	Err     error           // the error in the text after it, or nil

	path string
	most int64 // the greatest length of a part that is read at once, in bytes
	read int64 // bytes read
}

// Follow returns a follower of the game at path that has read nothing yet. If the file has more
// than most new bytes, Read reads none of them and sets Err.
func Follow(path string, most int64) *Follower { return &Follower{path: path, most: most} }

// Begun reports whether a game was read.
func (f *Follower) Begun() bool { return f.Journal.Grid() != nil }

// Read reads the lines added to the file. If the file has become shorter, it is a new file, and
// Read starts at its beginning. Read starts there after an error, too.
func (f *Follower) Read() {
	file, err := os.Open(f.path)
	if err != nil {
		return // not there yet, or being replaced
	}
	defer file.Close()
	info, err := file.Stat()
	switch {
	case err != nil || info.Size() == f.read:
		return
	case info.Size() < f.read || f.Err != nil:
		*f = *Follow(f.path, f.most)
	}
	if _, err := file.Seek(f.read, io.SeekStart); err != nil {
		return
	}
	data, err := files.ReadFrom(file, f.path, f.most)
	if err != nil {
		f.Err = err
		return
	}
	data = data[:journal.Settled(data)]
	if len(data) == 0 {
		return
	}
	if f.read > 0 {
		f.Err = f.Journal.Grow(data)
	} else if j, err := journal.Read(data); j != nil {
		f.Journal, f.Err = *j, err
	} else {
		f.Err = err
	}
	f.read += int64(len(data))
	var wrong *files.Error
	if errors.As(f.Err, &wrong) {
		wrong.File = f.path
	}
}
