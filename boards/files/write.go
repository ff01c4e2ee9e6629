package files

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"syscall"
)

// Options says how to write a file. The zero value replaces an existing file and keeps its
// permissions.
type Options struct {
	New     bool // fail with [Exists] if the file exists
	Private bool // let only this user read the file and the folders created for it

	// Temp is the folder for the temporary file. It should belong to the program, so that a crash
	// leaves nothing in a folder of the player. If Temp is "" or on another disk, the temporary
	// file is written in the folder of the final file. If Private is set, Temp is not used.
	Temp string
}

// Write writes data to the file at path atomically: a reader sees the old file or the new one,
// never a part of it, even if the program dies. It follows a symbolic link. It refuses to replace
// a read-only file, a folder or a device. Errors are of type [*Error] and name the file by path.
func Write(path string, data []byte, o Options) error { return writeTo(system{}, path, data, o) }

func writeTo(d disk, path string, data []byte, o Options) error {
	if err := replace(d, path, data, o); err != nil {
		return WriteError(path, err)
	}
	return nil
}

// WriteNew writes data to a new file in folder. Its name is the first of name(1), name(2) and so on
// that no file has. WriteNew returns the name, and fails as [Write] does.
func WriteNew(folder string, name func(n int) string, data []byte, o Options) (string, error) {
	o.New = true
	for n := 1; ; n++ {
		err := Write(filepath.Join(folder, name(n)), data, o)
		if !errors.Is(err, fs.ErrExist) {
			return name(n), err
		}
	}
}

// Numbered returns stem with the number n, as in "stem-2". If n is 1, it returns stem.
func Numbered(stem string, n int) string {
	if n == 1 {
		return stem
	}
	return stem + "-" + strconv.Itoa(n)
}

// WriteError returns an [*Error] for err, an error of the system from writing the file at path.
func WriteError(path string, err error) error {
	problem := CannotWrite
	if errors.Is(err, fs.ErrPermission) {
		problem = ReadOnly
	}
	return fileError(path, err, problem)
}

// A disk carries out the steps of writing a file. Tests use a disk that fails at a chosen step.
type disk interface {
	create(path string, mode fs.FileMode) (file, error) // fails if the file exists
	link(from, to string) error
	rename(from, to string) error
}

type file interface {
	io.WriteCloser
	Chmod(fs.FileMode) error
	Sync() error
}

func (system) create(path string, mode fs.FileMode) (file, error) {
	return os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode)
}
func (system) link(from, to string) error   { return os.Link(from, to) }
func (system) rename(from, to string) error { return os.Rename(from, to) }

func replace(d disk, path string, data []byte, o Options) error {
	mode, err := judge(path, o)
	if err != nil {
		return err
	}
	// Do not clean the path: ".." depends on the links in it.
	ours, _ := filepath.Split(path)
	if !o.New {
		path = target(path)
	}
	dir, _ := filepath.Split(path)
	if o.Private {
		mode = 0o600
		if err := makeFolder(dir); err != nil {
			return err
		}
	} else {
		ours = tempFolder(o.Temp, dir)
	}
	if ours != dir {
		err := makeIn(d, ours, path, data, mode, o.New)
		var wrong *Error
		if err == nil || errors.As(err, &wrong) {
			return err
		}
	}
	if ours != dir || !o.Private {
		RemoveTempFiles(dir + ".") // a killed copy of the program may have left files
	}
	return makeIn(d, dir, path, data, mode, o.New)
}

// makeIn writes a temporary file in folder and then moves it to path.
func makeIn(d disk, folder, path string, data []byte, mode fs.FileMode, isNew bool) error {
	temp := folder + tempName()
	defer os.Remove(temp) // has no effect once the file is moved
	if err := fill(d, temp, data, mode); err != nil {
		return err
	}
	if isNew {
		return moveNew(d, temp, path)
	}
	return d.rename(temp, path)
}

// judge returns the permissions of the file to replace, or 0 if there is no file. It returns an
// error if the file must not be replaced.
func judge(path string, o Options) (fs.FileMode, error) {
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return 0, nil
	case err != nil:
		return 0, err
	case info.IsDir():
		return 0, &Error{Problem: IsDirectory}
	case o.New:
		return 0, &Error{Problem: Exists, Err: fs.ErrExist}
	case !info.Mode().IsRegular(): // a device must not become a file
		return 0, &Error{Problem: NotAFile}
	case info.Mode().Perm()&0o222 == 0:
		// The system would allow the replacement in a writable folder. But somebody who makes a
		// file read-only wants to keep it.
		return 0, &Error{Problem: ReadOnly, Err: fs.ErrPermission}
	}
	return info.Mode().Perm(), nil
}

// target follows the symbolic links at path and returns the path at their end, even if no file exists
// there.
func target(path string) string {
	for range 40 { // as many links as Linux follows
		to, err := os.Readlink(path)
		if err != nil {
			break // path is not a link
		}
		if !filepath.IsAbs(to) {
			dir, _ := filepath.Split(path)
			to = dir + to
		}
		path = to
	}
	return path
}

// fill creates a file, writes the data and syncs the file. The file has the permissions mode, or
// the usual permissions if mode is 0.
func fill(d disk, path string, data []byte, mode fs.FileMode) error {
	first := mode
	if mode == 0 {
		first = 0o666
	}
	f, err := d.create(path, first)
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	if err == nil && mode != 0 {
		err = f.Chmod(mode) // the system may have set fewer permissions
	}
	if err == nil {
		err = f.Sync()
	}
	if closed := f.Close(); err == nil {
		err = closed
	}
	return err
}

// moveNew moves a file to path. It fails with [Exists] if a file exists at path.
func moveNew(d disk, from, path string) error {
	err := d.link(from, path) // unlike a rename, a link replaces no file
	if err == nil || errors.Is(err, fs.ErrExist) {
		return existing(err)
	}
	if errors.Is(err, syscall.EXDEV) {
		return err // a rename would fail too
	}
	return claim(d, from, path)
}

// claim is like moveNew, for a disk without hard links. It creates an empty file at path, to reserve
// the name, and then replaces that file.
func claim(d disk, from, path string) error {
	place, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return existing(err)
	}
	if err := errors.Join(place.Close(), d.rename(from, path)); err != nil {
		return errors.Join(err, os.Remove(path))
	}
	return nil
}

// existing returns an Error with [Exists] if err says that a file exists. Otherwise it returns err.
func existing(err error) error {
	if errors.Is(err, fs.ErrExist) {
		return &Error{Problem: Exists, Err: err}
	}
	return err
}

// makeFolder creates a folder and its missing parents. Only this user can read the new folders.
func makeFolder(dir string) error {
	if dir == "" {
		return nil // the working directory
	}
	return os.MkdirAll(dir, 0o700)
}
