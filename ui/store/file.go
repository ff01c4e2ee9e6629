package store

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"

	"buscaminas/boards/files"
)

// maxFile is the length, in bytes, of the longest file that is read or written.
const maxFile = 1 << 20

// ReadSettings reads a file of settings. One that does not exist, or whose path is
// "", is as good as empty.
//
// Only regular files of text are read, of up to 1 MiB. If there is another there,
// or one that cannot be read, the error is of type [*files.Error]; the Settings are then
// empty but can be used, and [Settings.Write] fails as long as it is there.
func ReadSettings(path string) (*Settings, error) {
	lines, err := load(path)
	return &Settings{path: path, lines: lines}, err
}

// load returns the lines of a file of settings, or none where there is no file.
func load(path string) ([]string, error) {
	data, err := readFile(path, maxFile)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, nil
	case err != nil:
		return nil, err
	}
	lines := split(string(data))
	for i, line := range lines {
		if at := files.Binary(line); at >= 0 {
			return nil, &files.Error{File: path, Line: i + 1, Problem: files.NotText, Found: fmt.Sprintf("0x%02x", line[at])}
		}
	}
	return lines, nil
}

// readFile returns what is in a regular file of at most so many bytes. Its errors
// are of type [*files.Error]; they wrap [fs.ErrNotExist] where there is no file.
func readFile(path string, most int64) ([]byte, error) {
	info, err := os.Stat(path)
	switch {
	case err != nil:
		return nil, cannotRead(path, err)
	case info.IsDir():
		return nil, &files.Error{File: path, Problem: files.IsDirectory}
	case !info.Mode().IsRegular(): // asked before it is opened: opening a pipe may wait forever
		return nil, &files.Error{File: path, Problem: files.NotAFile}
	}
	f, err := os.Open(path)
	if err != nil {
		return nil, cannotRead(path, err)
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, most+1)) // one more, which shows that it is too long
	switch {
	case err != nil:
		return nil, cannotRead(path, err)
	case int64(len(data)) > most:
		return nil, tooLong(path, most)
	}
	return data, nil
}

func cannotRead(path string, err error) *files.Error {
	if errors.Is(err, fs.ErrNotExist) {
		return &files.Error{File: path, Problem: files.NoSuchFile, Err: err}
	}
	return systemError(path, err, files.NoPermission, files.CannotRead)
}

func tooLong(path string, most int64) *files.Error {
	return &files.Error{File: path, Problem: files.TooLong, Found: ">" + strconv.FormatInt(most, 10), Want: strconv.FormatInt(most, 10)}
}

// A writeDisk does the steps of writing that fail when a disk does. Tests have one
// that fails.
type writeDisk interface {
	create(dir, pattern string) (file, error) // as os.CreateTemp
	rename(from, to string) error
}

type file interface {
	io.WriteCloser
	Name() string
	Sync() error
}

type disk struct{}

func (disk) create(dir, pattern string) (file, error) { return os.CreateTemp(dir, pattern) }
func (disk) rename(from, to string) error             { return os.Rename(from, to) }

// replace puts a file with this text where the path leads, all at once. It makes
// the folders that are missing.
func replace(d writeDisk, path, text string) error {
	if len(text) > maxFile {
		return tooLong(path, maxFile) // it could not be read again
	}
	// The folder alone decides whether a file can be replaced. But whoever made
	// the file read-only wants to keep it.
	if info, err := os.Stat(path); err == nil && info.Mode().Perm()&0o222 == 0 {
		return &files.Error{File: path, Problem: files.ReadOnly, Err: fs.ErrPermission}
	}
	if err := writeOver(d, target(path), text); err != nil {
		return systemError(path, err, files.ReadOnly, files.CannotWrite)
	}
	return nil
}

// writeOver writes a new file beside the path, which takes its place when it is
// whole and on the disk.
func writeOver(d writeDisk, path, text string) error {
	dir, name := filepath.Split(path)
	if dir == "" {
		dir = "."
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return err
	}
	f, err := d.create(dir, "."+name+"-*") // with mode 0600
	if err != nil {
		return err
	}
	defer os.Remove(f.Name()) // if it has not become the file
	_, err = io.WriteString(f, text)
	if err == nil {
		err = f.Sync()
	}
	if errClose := f.Close(); err == nil {
		err = errClose
	}
	if err != nil {
		return err
	}
	return d.rename(f.Name(), path)
}

// target returns the path that a path leads to by symbolic links, even if there is
// no file there yet.
func target(path string) string {
	for range 40 { // as many as Linux follows
		to, err := os.Readlink(path)
		if err != nil {
			break // no link
		}
		if !filepath.IsAbs(to) {
			// Not cleaned: what ".." is depends on the links in the folder.
			dir, _ := filepath.Split(path)
			to = dir + to
		}
		path = to
	}
	return path
}

// systemError makes an Error of what the system said: denied where this user may
// not do it, other where there is another reason.
func systemError(path string, err error, denied, other files.Problem) *files.Error {
	problem := other
	if errors.Is(err, fs.ErrPermission) {
		problem = denied
	}
	// Without the paths: that of the file is in the Error already, and that of a
	// temporary file tells nobody anything.
	var inPath *fs.PathError
	var inLink *os.LinkError
	switch {
	case errors.As(err, &inPath):
		err = inPath.Err
	case errors.As(err, &inLink):
		err = inLink.Err
	}
	return &files.Error{File: path, Problem: problem, Err: err}
}
