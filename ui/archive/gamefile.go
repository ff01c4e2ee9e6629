package archive

import (
	"bytes"
	"io"
	"io/fs"
	"os"
	"slices"

	"buscaminas/ui/text"
)

// gameFile is implemented by [*os.File]. Tests use one that fails.
type gameFile interface {
	io.WriterAt
	io.Closer
	Stat() (fs.FileInfo, error)
}

// openedFile is the file to which a [GameWriter] writes a game.
type openedFile struct {
	gameFile
	path   string
	info   fs.FileInfo
	size   int64 // the size of the file after our last write
	failed bool  // the last write failed, so size may be wrong
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
	return &openedFile{gameFile: f, path: path, info: info, size: info.Size()}, nil
}

var errChanged error = text.Error{"otro programa lo ha cambiado", "changed by another program"}

// replaceEnd replaces the end of the file, from the offset at on, by whole lines. If the old end is
// longer than these lines, replaceEnd adds blanks to the last line, so that nothing of the old end
// is left.
//
// It fails if the file was removed or replaced, because most systems would let it write to a
// removed file without an error. It also fails if the length of the file has changed, because
// another program may have appended to the file. After a failed write, it accepts any length,
// because a full disk may have stored only a part of the lines.
func (f *openedFile) replaceEnd(lines []byte, at int64) error {
	now, err := os.Stat(f.path)
	switch {
	case err != nil:
		return err
	case !os.SameFile(now, f.info):
		return fs.ErrNotExist
	}
	// Ask the open file: some systems return an older size for the path.
	own, err := f.Stat()
	switch {
	case err != nil:
		return err
	case f.failed:
		f.size = own.Size()
	case own.Size() != f.size:
		return errChanged
	}
	if missing := f.size - at - int64(len(lines)); missing > 0 {
		last := len(lines) - 1
		lines = slices.Concat(lines[:last], bytes.Repeat([]byte{' '}, int(missing)), lines[last:])
	}
	_, err = f.WriteAt(lines, at) // do not use the count: after an error it may be too small
	f.failed = err != nil
	if err == nil {
		f.size = at + int64(len(lines))
	}
	return err
}
