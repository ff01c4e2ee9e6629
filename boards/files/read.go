package files

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"strconv"
	"unsafe"
)

// Read returns the content of the file at path. It fails if the file is longer than most bytes. Its
// errors are of type [*Error] and name the file by path. If there is no file they wrap
// [fs.ErrNotExist].
//
// Read opens only regular files: others may never end, or block until somebody writes.
func Read(path string, most int64) ([]byte, error) { return ReadFS(system{}, path, most) }

// ReadText is [Read] with a string as the result, without a copy of the data.
func ReadText(path string, most int64) (string, error) {
	data, err := Read(path, most)
	return unsafe.String(unsafe.SliceData(data), len(data)), err // data is not used elsewhere, so it never changes
}

// ReadFS is [Read] for any file system.
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

// tries is the number of times that ReadFS reads a file that changes meanwhile. The file of a game
// changes while the game is played.
const tries = 4

func isChanged(err error) bool {
	var e *Error
	return errors.As(err, &e) && e.Problem == Changed
}

// ReadFrom reads r, such as the standard input, to its end. It fails if r has more than most bytes.
// Its errors give name as the file.
func ReadFrom(r io.Reader, name string, most int64) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(r, most+1)) // one more byte shows that it is too long
	switch {
	case err != nil:
		return nil, ReadError(name, err)
	case int64(len(data)) > most:
		return nil, &Error{File: name, Problem: TooLong, Found: ">" + bytes(most), Want: bytes(most)}
	}
	return data, nil
}

// ReadEnds returns the first length bytes and the last length bytes of a file. If the file has at
// most twice that length, head is the whole file and tail is empty. It fails as [Read] does.
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
	// Check before opening, as in load.
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
	if err == io.EOF { // the file has become shorter
		err = nil
	}
	return part[:n], err
}

// ReadError returns an error of the system about reading a file or a folder as an [*Error].
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

// load returns the content of a file. Its errors are of the system or of type [*Error].
func load(fsys fs.FS, path string, most int64) ([]byte, error) {
	info, err := fs.Stat(fsys, path)
	if err != nil {
		return nil, err
	}
	// Check before opening: opening a pipe may wait forever.
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

// check returns an error if the file is not regular or longer than most bytes.
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

// readAll returns the content of f, without using more memory than its length. It fails with
// [Changed] if f was written meanwhile, because the data may be half old and half new.
func readAll(f fs.File, most int64) ([]byte, error) {
	before, err := f.Stat()
	if err != nil {
		return nil, err
	}
	// Check the open file too: the path may have changed to another one.
	if err := check(before, most); err != nil {
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

// system is the file system of the operating system. It implements [fs.FS], with paths as names,
// and [disk].
type system struct{}

func (system) Open(path string) (fs.File, error)     { return os.Open(path) }
func (system) Stat(path string) (fs.FileInfo, error) { return os.Stat(path) }
