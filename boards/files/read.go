package files

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"strconv"
	"unsafe"
)

// Read returns the content of the file at path. It fails if the file has more bytes than limit.
// Errors are of type [*Error] and name the file by path. If there is no file, the error wraps
// [fs.ErrNotExist].
//
// Read opens only regular files. Other files may never end, or block until somebody writes.
func Read(path string, limit int64) ([]byte, error) { return ReadFS(system{}, path, limit) }

// ReadText is like [Read], but returns a string. It does not copy the data.
func ReadText(path string, limit int64) (string, error) {
	data, err := Read(path, limit)
	return unsafe.String(unsafe.SliceData(data), len(data)), err // data is not used elsewhere, so it never changes
}

// ReadFS is like [Read], but reads from any file system.
func ReadFS(fsys fs.FS, path string, limit int64) ([]byte, error) {
	data, err := load(fsys, path, limit)
	for again := 1; again < tries && isChanged(err); again++ {
		data, err = load(fsys, path, limit)
	}
	if err != nil {
		return nil, ReadError(path, err)
	}
	return data, nil
}

// tries is the largest number of times that ReadFS reads a file. ReadFS tries again if the file has
// changed during the reading, as the file of a game in progress may.
const tries = 4

func isChanged(err error) bool {
	var e *Error
	return errors.As(err, &e) && e.Problem == Changed
}

// ReadFrom reads r, such as the standard input, to its end. It fails if r has more bytes than
// limit. Errors show name as the name of the file.
func ReadFrom(r io.Reader, name string, limit int64) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(r, limit+1)) // one more byte shows that r is too long
	switch {
	case err != nil:
		return nil, ReadError(name, err)
	case int64(len(data)) > limit:
		return nil, &Error{File: name, Problem: TooLong, Found: ">" + bytes(limit), Want: bytes(limit)}
	}
	return data, nil
}

// ReadEnds returns the first length bytes of a file in head, and the last length bytes in tail. If
// the file has at most twice that many bytes, head is the whole file and tail is empty. Errors are of
// type [*Error].
func ReadEnds(path string, length int64) (head, tail []byte, err error) {
	head, tail, err = readEnds(path, length)
	if err != nil {
		return nil, nil, ReadError(path, err)
	}
	return head, tail, nil
}

func readEnds(path string, length int64) (head, tail []byte, err error) {
	f, err := Open(path)
	if err != nil {
		return nil, nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, nil, err
	}
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
	if err == io.EOF { // the file has become shorter
		err = nil
	}
	return part[:n], err
}

// ReadError returns an [*Error] for err, an error of the system from reading the file or folder at
// path.
func ReadError(path string, err error) error {
	problem := CannotRead
	switch {
	case errors.Is(err, fs.ErrNotExist):
		problem = NoSuchFile
	case errors.Is(err, fs.ErrPermission):
		problem = NoPermission
	}
	return fileError(path, err, problem)
}

// load returns the content of a file. Errors are errors of the system or of type [*Error].
func load(fsys fs.FS, path string, limit int64) ([]byte, error) {
	info, err := fs.Stat(fsys, path)
	if err != nil {
		return nil, err
	}
	// Check before opening: opening a device may change it.
	if err := check(info, limit); err != nil {
		return nil, err
	}
	f, err := fsys.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return readAll(f, limit)
}

// check returns an error if the file is not regular, or has more bytes than limit.
func check(info fs.FileInfo, limit int64) error {
	switch {
	case info.IsDir():
		return &Error{Problem: IsDirectory}
	case !info.Mode().IsRegular():
		return &Error{Problem: NotAFile}
	case info.Size() > limit:
		return &Error{Problem: TooLong, Found: bytes(info.Size()), Want: bytes(limit)}
	}
	return nil
}

// readAll returns the content of f. It fails with [Changed] if f was written during the reading,
// because the data may be half old and half new.
func readAll(f fs.File, limit int64) ([]byte, error) {
	before, err := f.Stat()
	if err != nil {
		return nil, err
	}
	// Check the open file too: the path may have changed to another one.
	if err := check(before, limit); err != nil {
		return nil, err
	}
	if before.Size() == 0 {
		return nil, nil // do not read: files of /proc claim to be empty, and some never end
	}
	data := make([]byte, before.Size()+1) // one more byte shows whether the file grows
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

// system is the file system of the operating system. It implements [disk]. It also implements
// [fs.FS], with paths as names.
type system struct{}

func (system) Open(path string) (fs.File, error) {
	return os.OpenFile(path, os.O_RDONLY|withoutWaiting, 0)
}
func (system) Stat(path string) (fs.FileInfo, error) { return os.Stat(path) }
