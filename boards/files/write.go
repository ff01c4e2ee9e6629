package files

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
)

// Options say how a file is written. The zero value replaces what is there, with
// the permissions that it had.
type Options struct {
	New     bool // only where there is none yet: otherwise the error has [Exists]
	Private bool // it is for this user alone, as is every folder of its path that has to be made

	// Temp is the folder of ours in which the file is made, where it can take its place from
	// there: if the program dies, nothing is left in a folder of the player's. Without one, a
	// file is made beside what it becomes; what is private, beside its path, which may be a link.
	Temp string
}

// Write puts a file with this data where a path leads. Whoever looks there sees the
// file as it was before or as it is after, never a part of it, even if the program
// dies. A symbolic link stays one. A file that may not be written, a folder and a
// device stay as they are. Its errors are of type [*Error], with the file as it is
// given here.
func Write(path string, data []byte, o Options) error { return writeTo(system{}, path, data, o) }

func writeTo(d disk, path string, data []byte, o Options) error {
	if err := replace(d, path, data, o); err != nil {
		return WriteError(path, err)
	}
	return nil
}

// WriteError says of a file what the system said when it was written.
func WriteError(path string, err error) error {
	problem := CannotWrite
	if errors.Is(err, fs.ErrPermission) {
		problem = ReadOnly
	}
	return about(path, err, problem)
}

// A disk does the steps of writing that fail when a disk does. Tests have one that
// fails.
type disk interface {
	create(path string, mode fs.FileMode) (file, error) // where there is none yet
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
	// Not cleaned: what ".." is depends on the links in the folder.
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
		Sweep(dir + ".") // of what a kill has left there
	}
	return makeIn(d, dir, path, data, mode, o.New)
}

// makeIn makes a file in a folder, and then gives it its path.
func makeIn(d disk, folder, path string, data []byte, mode fs.FileMode, isNew bool) error {
	temp := folder + tempName()
	defer os.Remove(temp) // if it has not become the file
	held, err := fill(d, temp, data, mode)
	if err != nil {
		_ = held.Close() // it was held for nothing
		return err
	}
	defer held.Close()
	if isNew {
		return settle(d, temp, path)
	}
	return d.rename(temp, path)
}

// judge returns the permissions of the file that is replaced, or 0 where there is
// none, and an error where it must not be.
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
		return 0, &Error{Problem: Exists}
	case !info.Mode().IsRegular(): // a device must not become a file
		return 0, &Error{Problem: NotAFile}
	case info.Mode().Perm()&0o222 == 0:
		// The folder alone decides whether a file can be replaced. But whoever made
		// the file read-only wants to keep it.
		return 0, &Error{Problem: ReadOnly, Err: fs.ErrPermission}
	}
	return info.Mode().Perm(), nil
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
			dir, _ := filepath.Split(path)
			to = dir + to
		}
		path = to
	}
	return path
}

// fill writes a new file, down to the disk, and holds it. It has the permissions of mode, or
// where that is 0 those that new files have.
func fill(d disk, path string, data []byte, mode fs.FileMode) (held io.Closer, err error) {
	first := mode
	if mode == 0 {
		first = 0o666
	}
	f, err := d.create(path, first)
	if err != nil {
		return (*os.File)(nil), err
	}
	held = hold(path)
	_, err = f.Write(data)
	if err == nil && mode != 0 {
		err = f.Chmod(mode) // the system may have given less
	}
	if err == nil {
		err = f.Sync()
	}
	if closed := f.Close(); err == nil {
		err = closed
	}
	return held, err
}

// settle gives a file a path where there is none.
func settle(d disk, from, path string) error {
	err := d.link(from, path) // unlike a renamed file, a link takes nothing's place
	if err == nil || errors.Is(err, fs.ErrExist) {
		return existing(err)
	}
	if errors.Is(err, syscall.EXDEV) {
		return err // nor would it lead there by another way
	}
	return claim(d, from, path)
}

// claim is settle on a disk without links: there an empty file keeps the place for a
// moment.
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

// existing returns an Error where the system says that a file exists.
func existing(err error) error {
	if errors.Is(err, fs.ErrExist) {
		return &Error{Problem: Exists}
	}
	return err
}

// makeFolder makes a folder for this user alone, with those around it.
func makeFolder(dir string) error {
	if dir == "" {
		return nil // the one the program runs in
	}
	return os.MkdirAll(dir, 0o700)
}
