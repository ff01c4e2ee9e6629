package files

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"strconv"
	"unsafe"
)

// Read returns what is in a file of the disk of at most so many bytes. Its errors
// are of type [*Error], with the file as it is given here; where there is none they
// wrap [fs.ErrNotExist].
//
// Only regular files are opened: another may never end, or wait for somebody to
// write it.
func Read(path string, most int64) ([]byte, error) { return ReadFS(system{}, path, most) }

// ReadText is [Read] of what is wanted as a string, without a copy.
func ReadText(path string, most int64) (string, error) {
	data, err := Read(path, most)
	return unsafe.String(unsafe.SliceData(data), len(data)), err // nobody else has data: it never changes
}

// ReadFS is [Read] on any file system.
func ReadFS(fsys fs.FS, path string, most int64) ([]byte, error) {
	data, err := load(fsys, path, most)
	for again := 1; again < tries && isChanged(err); again++ {
		data, err = load(fsys, path, most)
	}
	if err != nil {
		return nil, ReadError(path, err)
	}
	return data, nil
}

// tries is how often a file is read that changes meanwhile, as that of a game does while it
// is played.
const tries = 4

func isChanged(err error) bool {
	var e *Error
	return errors.As(err, &e) && e.Problem == Changed
}

// ReadFrom reads what is no file of the disk, such as the standard input, to its
// end. Its errors have name for a file.
func ReadFrom(r io.Reader, name string, most int64) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(r, most+1)) // one more, which shows that it is too long
	switch {
	case err != nil:
		return nil, ReadError(name, err)
	case int64(len(data)) > most:
		return nil, &Error{File: name, Problem: TooLong, Found: ">" + bytes(most), Want: bytes(most)}
	}
	return data, nil
}

// ReadEnds returns the beginning and the end of a file, each of so many bytes, or all of
// it and no end where it is no longer than the two together. Its errors are as those of
// [Read].
func ReadEnds(path string, length int64) (head, tail []byte, err error) {
	head, tail, err = readEnds(path, length)
	if err != nil {
		return nil, nil, ReadError(path, err)
	}
	return head, tail, nil
}

func readEnds(path string, length int64) (head, tail []byte, err error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, nil, err
	}
	// Before it is opened, as in load.
	if err := check(info, info.Size()); err != nil {
		return nil, nil, err
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	size := info.Size()
	if size <= 2*length {
		head, err = readPart(f, 0, size)
		return head, nil, err
	}
	if head, err = readPart(f, 0, length); err != nil {
		return nil, nil, err
	}
	tail, err = readPart(f, size-length, length)
	return head, tail, err
}

func readPart(f io.ReaderAt, at, length int64) ([]byte, error) {
	part := make([]byte, length)
	n, err := f.ReadAt(part, at)
	if err == io.EOF { // it was cut meanwhile
		err = nil
	}
	return part[:n], err
}

// ReadError says of a file or a folder what the system said when it was read.
func ReadError(path string, err error) error {
	problem := CannotRead
	switch {
	case errors.Is(err, fs.ErrNotExist):
		problem = NoSuchFile
	case errors.Is(err, fs.ErrPermission):
		problem = NoPermission
	}
	return about(path, err, problem)
}

// load returns what is in a file. Its errors are those of the system, or of type
// [*Error].
func load(fsys fs.FS, path string, most int64) ([]byte, error) {
	info, err := fs.Stat(fsys, path)
	if err != nil {
		return nil, err
	}
	// Before it is opened: opening a pipe may wait forever.
	if err := check(info, most); err != nil {
		return nil, err
	}
	f, err := fsys.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return readAll(f, most)
}

// check returns an error where a file is none that is read.
func check(info fs.FileInfo, most int64) error {
	switch {
	case info.IsDir():
		return &Error{Problem: IsDirectory}
	case !info.Mode().IsRegular():
		return &Error{Problem: NotAFile}
	case info.Size() > most:
		return &Error{Problem: TooLong, Found: bytes(info.Size()), Want: bytes(most)}
	}
	return nil
}

// readAll returns what is in f. It takes the memory that f is long. A file that
// is not the same before and after has been written meanwhile: what was read may
// be half of one and half of another.
func readAll(f fs.File, most int64) ([]byte, error) {
	before, err := f.Stat()
	if err != nil {
		return nil, err
	}
	// Again, now of what is open: the path may lead to another file by now.
	if err := check(before, most); err != nil {
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
		return nil, &Error{Problem: Changed}
	}
	return data[:n], nil
}

func bytes(n int64) string { return strconv.FormatInt(n, 10) }

// system is the disk as the system has it: an [fs.FS] whose names are its paths, and
// a [disk].
type system struct{}

func (system) Open(path string) (fs.File, error)     { return os.Open(path) }
func (system) Stat(path string) (fs.FileInfo, error) { return os.Stat(path) }
