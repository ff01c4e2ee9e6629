package archive

import (
	"io"
	"io/fs"
	"os"

	"buscaminas/ui/text"
)

// gameFile is the file to which a [Kept] writes a game.
type gameFile interface {
	io.WriterAt
	io.Closer
}

// openedFile is a gameFile on the disk.
type openedFile struct {
	*os.File
	info os.FileInfo
	size int64 // of the file after our last write
}

// openGame opens the file of a game for writing. The parameter flag adds flags of [os.OpenFile].
func openGame(path string, flag int) (*openedFile, error) {
	f, err := os.OpenFile(path, flag|os.O_WRONLY, 0o600)
	if err != nil {
		return nil, err
	}
	info, err := f.Stat()
	if err != nil {
		f.Close() // report the error of Stat, not of Close
		return nil, err
	}
	return &openedFile{f, info, info.Size()}, nil
}

var errChanged error = text.Error{"otro programa lo ha cambiado", "changed by another program"}

// WriteAt writes p at an offset. First it checks that the file was not removed or replaced, and
// fails if it was: most systems would let a program write to a removed file without an error. It
// also fails if the length of the file has changed, because another program may have appended to
// it.
func (f *openedFile) WriteAt(p []byte, at int64) (int, error) {
	now, err := os.Stat(f.Name())
	switch {
	case err != nil:
		return 0, err
	case !os.SameFile(now, f.info):
		return 0, fs.ErrNotExist
	}
	// Ask the open file: some systems return an older size for the path.
	if own, err := f.Stat(); err != nil {
		return 0, err
	} else if own.Size() != f.size {
		return 0, errChanged
	}
	n, err := f.File.WriteAt(p, at)
	f.size = max(f.size, at+int64(n))
	return n, err
}
