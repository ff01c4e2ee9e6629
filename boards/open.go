package boards

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"strconv"

	"buscaminas/boards/files"
)

// MaxFile is the length, in bytes, of the longest file that is read. A Map of
// 10,000×10,000 is within it.
const MaxFile = 128 << 20

// Open reads a board from a file of the disk. Its errors are of type [*files.Error],
// with the file as it is given here.
//
// Only regular files are opened: another may never end, or wait for somebody to
// write it. Nor is a file read that is longer than [MaxFile].
func Open(path string) (*Board, error) { return open(disk{}, path) }

// Load reads a board from what is no file of the disk, such as the standard input,
// to its end. Errors and notes have name for a file. No more than [MaxFile] bytes
// are read.
func Load(r io.Reader, name string) (*Board, error) {
	data, err := io.ReadAll(io.LimitReader(r, MaxFile+1)) // one more, which shows that it is too long
	switch {
	case err != nil:
		return nil, in(name, err)
	case len(data) > MaxFile:
		return nil, in(name, &files.Error{
			Problem: files.TooLong,
			Found:   ">" + strconv.Itoa(MaxFile),
			Want:    strconv.Itoa(MaxFile),
		})
	}
	return read(data, name)
}

// disk is the disk as an [fs.FS] whose names are paths as the system has them.
type disk struct{}

func (disk) Open(path string) (fs.File, error)     { return os.Open(path) }
func (disk) Stat(path string) (fs.FileInfo, error) { return os.Stat(path) }

// open is [Open] on any file system.
func open(fsys fs.FS, path string) (*Board, error) {
	data, err := load(fsys, path)
	if err != nil {
		return nil, in(path, err)
	}
	return read(data, path)
}

// read is [Read] of what is in a file.
func read(data []byte, path string) (*Board, error) {
	b, err := Read(data)
	if err != nil {
		return nil, in(path, err)
	}
	for _, note := range b.Notes {
		note.File = path
	}
	return b, nil
}

// in says of an error that it is about this file.
func in(path string, err error) error {
	var e *files.Error
	if !errors.As(err, &e) {
		e = systemError(err)
	}
	e.File = path
	return e
}

// systemError makes an Error of what the system said.
func systemError(err error) *files.Error {
	problem := files.CannotRead
	switch {
	case errors.Is(err, fs.ErrNotExist):
		problem = files.NoSuchFile
	case errors.Is(err, fs.ErrPermission):
		problem = files.NoPermission
	}
	var inPath *fs.PathError
	if errors.As(err, &inPath) {
		err = inPath.Err // without the path, which is in the Error already
	}
	return &files.Error{Problem: problem, Err: err}
}

// load returns what is in a file. Its errors are those of the system, or of type
// [*files.Error].
func load(fsys fs.FS, path string) ([]byte, error) {
	info, err := fs.Stat(fsys, path)
	if err != nil {
		return nil, err
	}
	// Before it is opened: opening a pipe may wait forever.
	if err := check(info); err != nil {
		return nil, err
	}
	f, err := fsys.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return readAll(f)
}

// check returns an error where a file is none that is read.
func check(info fs.FileInfo) error {
	switch {
	case info.IsDir():
		return &files.Error{Problem: files.IsDirectory}
	case !info.Mode().IsRegular():
		return &files.Error{Problem: files.NotAFile}
	case info.Size() > MaxFile:
		return &files.Error{
			Problem: files.TooLong,
			Found:   strconv.FormatInt(info.Size(), 10),
			Want:    strconv.Itoa(MaxFile),
		}
	}
	return nil
}

// readAll returns what is in f. It takes the memory that f is long. A file that
// is not the same before and after has been written meanwhile: what was read may
// be half of one board and half of another.
func readAll(f fs.File) ([]byte, error) {
	before, err := f.Stat()
	if err != nil {
		return nil, err
	}
	// Again, now of what is open: the path may lead to another file by now.
	if err := check(before); err != nil {
		return nil, err
	}
	if before.Size() == 0 {
		return nil, nil // not read: files of /proc say they are empty, and some never end
	}
	data := make([]byte, before.Size()+1) // one more, to see whether it grows
	n, err := io.ReadFull(f, data)
	if err != nil && err != io.EOF && err != io.ErrUnexpectedEOF {
		return nil, err
	}
	after, err := f.Stat()
	if err != nil {
		return nil, err
	}
	same := after.Size() == before.Size() && after.ModTime().Equal(before.ModTime())
	if !same || int64(n) != before.Size() {
		return nil, &files.Error{Problem: files.Changed}
	}
	return data[:n], nil
}
