package boards

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"

	"buscaminas/boards/files"
)

// Save writes data, which [Format.Append] has made, to a file of the disk. Whoever
// looks at the path sees the file as it was before or as it is after, never a part
// of it. One that exists is replaced where over says so; otherwise the error has
// [files.Exists]. Its errors are of type [*files.Error], with the file as it is given here.
func Save(path string, data []byte, over bool) error {
	if err := save(path, data, over); err != nil {
		var e *files.Error
		if !errors.As(err, &e) {
			e = &files.Error{Problem: files.CannotWrite, Err: cause(err)}
		}
		e.File = path
		return e
	}
	return nil
}

func save(path string, data []byte, over bool) error {
	var mode fs.FileMode // of the file that is replaced, if there is one
	switch info, err := os.Stat(path); {
	case errors.Is(err, fs.ErrNotExist):
	case err != nil:
		return err
	case info.IsDir():
		return &files.Error{Problem: files.IsDirectory}
	case !over:
		return &files.Error{Problem: files.Exists}
	case !info.Mode().IsRegular(): // a device must not become a file
		return &files.Error{Problem: files.NotAFile}
	default:
		// Where a link leads, so that the link stays one.
		if path, err = filepath.EvalSymlinks(path); err != nil {
			return err
		}
		mode = info.Mode().Perm()
	}
	beside, err := writeBeside(path, data, mode)
	if err != nil {
		return err
	}
	defer os.Remove(beside) // gone already if it has become the file
	if over {
		return os.Rename(beside, path)
	}
	// Unlike a renamed file, a link takes nothing's place.
	err = os.Link(beside, path)
	if err == nil || errors.Is(err, fs.ErrExist) {
		return existing(err)
	}
	return claim(beside, path)
}

// claim moves a file to a path where there is none, on a disk without links: there
// an empty file keeps the place for a moment.
func claim(from, path string) error {
	place, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return existing(err)
	}
	if err := errors.Join(place.Close(), os.Rename(from, path)); err != nil {
		return errors.Join(err, os.Remove(path))
	}
	return nil
}

// writeBeside writes a new file into the folder of path and returns its path. It has
// the permissions of mode, or where that is 0 those that new files have.
func writeBeside(path string, data []byte, mode fs.FileMode) (string, error) {
	first := mode
	if mode == 0 {
		first = 0o666
	}
	beside := filepath.Join(filepath.Dir(path), fmt.Sprintf(".buscaminas-%x", rand.Uint64()))
	f, err := os.OpenFile(beside, os.O_WRONLY|os.O_CREATE|os.O_EXCL, first)
	if err != nil {
		return "", err
	}
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
	if err != nil {
		os.Remove(beside)
		return "", err
	}
	return beside, nil
}

// existing returns an Error where the system says that a file exists.
func existing(err error) error {
	if errors.Is(err, fs.ErrExist) {
		return &files.Error{Problem: files.Exists}
	}
	return err
}

// cause returns what the system said, without the paths, of which one is in the
// Error already and the other means nothing to the player.
func cause(err error) error {
	var inPath *fs.PathError
	var inLink *os.LinkError
	switch {
	case errors.As(err, &inPath):
		return inPath.Err
	case errors.As(err, &inLink):
		return inLink.Err
	}
	return err
}
