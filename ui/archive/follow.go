package archive

import (
	"io"

	"buscaminas/boards/files"
	"buscaminas/ui/archive/journal"
)

// A Follower reads the file of a game as it grows. Only one goroutine at a time may call Read.
type Follower struct {
	Journal journal.Journal // what has been read so far; its Layout is nil until the board is read
	Err     error           // the error in the text after Journal, or nil

	path string
	most int64 // the greatest number of bytes that one Read may read
	read int64 // the number of bytes read so far
}

// Follow returns a Follower of the game in the file at path. The Follower has read nothing yet. The
// parameter most is the greatest number of new bytes that one Read may read. If the file has more
// new bytes than that, Read reads none of them and sets Err.
func Follow(path string, most int64) *Follower { return &Follower{path: path, most: most} }

// Begun reports whether the header of the game has been read.
func (f *Follower) Begun() bool { return f.Journal.Grid() != nil }

// Read reads the lines added to the file since the last Read. If the last Read failed, or if the
// file has become shorter, Read reads the whole file again. A file that is shorter than before is a
// new file.
func (f *Follower) Read() {
	file, err := files.Open(f.path)
	if err != nil {
		return // not there yet, being replaced, or not a regular file
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
	data = data[:journal.StableLength(data)]
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
	f.Err = files.WithPath(f.path, f.Err)
}
