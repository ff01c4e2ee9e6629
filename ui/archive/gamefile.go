package archive

import (
	"io"
	"io/fs"
	"os"

	"buscaminas/ui/text"
)

// gameFile is the file of a [Kept].
type gameFile interface {
	io.WriterAt
	io.Closer
}

// openedFile is a gameFile of the disk.
type openedFile struct {
	*os.File
	info os.FileInfo
	size int64 // as this program left it
}

// openGame opens a file to be written.
func openGame(path string, flag int) (*openedFile, error) {
	f, err := os.OpenFile(path, flag|os.O_WRONLY, 0o600)
	if err != nil {
		return nil, err
	}
	info, err := f.Stat()
	if err != nil {
		f.Close() // the error that counts is that of Stat
		return nil, err
	}
	return &openedFile{f, info, info.Size()}, nil
}

var errChanged error = text.Error{"otro programa lo ha cambiado", "changed by another program"}

// WriteAt writes if the file is still there, and as it was left: most systems let a
// program write on into a file that has been removed, and another program may have
// put something where this one would write.
func (f *openedFile) WriteAt(p []byte, at int64) (int, error) {
	now, err := os.Stat(f.Name())
	switch {
	case err != nil:
		return 0, err
	case !os.SameFile(now, f.info):
		return 0, fs.ErrNotExist
	}
	// Asked of the open file: of the path, some systems know only an older size.
	if own, err := f.Stat(); err != nil {
		return 0, err
	} else if own.Size() != f.size {
		return 0, errChanged
	}
	n, err := f.File.WriteAt(p, at)
	f.size = max(f.size, at+int64(n))
	return n, err
}
